import { Extension, type Extensions, textInputRule } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { StarterKit } from '@tiptap/starter-kit';
import { cleanPasted } from './clean-pasted.ts';

/** Types Georgian quotation marks and dashes where the keyboard has straight ones. */
const georgianTypography = Extension.create({
  name: 'georgianTypography',
  addInputRules: () => [
    textInputRule({ find: /(?:^|[\s([{–])(")$/, replace: '„' }),
    textInputRule({ find: /"$/, replace: '“' }),
    textInputRule({ find: /(?<=\s)--$/, replace: '–' }),
    textInputRule({ find: /(?<=\S\s)(-)\s$/, replace: '–' }),
    textInputRule({ find: /(?<=\d)(-)\d$/, replace: '–' }),
    textInputRule({ find: /\.\.\.$/, replace: '…' }),
  ],
});

const pasting = Extension.create({
  name: 'pasting',
  addProseMirrorPlugins: () => [new Plugin({ props: { transformPastedHTML: cleanPasted } })],
});

/**
 * What every text of the portal is made of: paragraphs, headings, lists, quotes, bold, italic and links. What is pasted from
 * elsewhere is cleaned to it. The trailing paragraph of the kit is off, for it would change every text that is opened.
 */
export const proseExtensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    trailingNode: false,
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
    link: { openOnClick: false, autolink: false, HTMLAttributes: { target: null, rel: null } },
  }),
  georgianTypography,
  pasting,
];
