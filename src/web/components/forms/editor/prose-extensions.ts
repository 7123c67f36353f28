import { Extension, type Extensions, InputRule, textInputRule } from '@tiptap/core';
import { AllSelection, Plugin } from '@tiptap/pm/state';
import { StarterKit } from '@tiptap/starter-kit';
import { cleanPasted } from './clean-pasted.ts';

/** The kit's rule puts what replaces the whole text where no text may stand, and loses it. */
const overEverything = (rule: InputRule, text: string): InputRule =>
  new InputRule({
    find: rule.find,
    handler: (typed) => {
      const { selection, tr } = typed.state;
      if (selection instanceof AllSelection) tr.deleteSelection().insertText(text);
      else rule.handler(typed);
    },
  });

/** Types Georgian quotation marks and dashes where the keyboard has straight ones. */
const georgianTypography = Extension.create({
  name: 'georgianTypography',
  addInputRules: () => [
    overEverything(textInputRule({ find: /(?:^|[\s([{–])(")$/, replace: '„' }), '„'),
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
