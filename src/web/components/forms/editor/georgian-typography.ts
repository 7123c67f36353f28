import { Extension, textInputRule } from '@tiptap/core';

/** Types Georgian quotation marks and dashes where the keyboard has straight ones. */
export const georgianTypography = Extension.create({
  name: 'georgianTypography',
  addInputRules: () => [
    textInputRule({ find: /(?:^|[\s([{–])(")$/, replace: '„' }),
    textInputRule({ find: /"$/, replace: '“' }),
    textInputRule({ find: /(?<=\s)--$/, replace: '–' }),
    textInputRule({ find: /(?<=\d)-(?=\d$)/, replace: '–' }),
    textInputRule({ find: /\.\.\.$/, replace: '…' }),
  ],
});
