import { type Refused, refusedSigns, refusedWords } from './refused-words.data.ts';
import { isScript, isTest, lineAt, type Rule, type SourceFile } from './source.ts';
import { syntaxOf } from './syntax.ts';

interface Text {
  readonly text: string;
  readonly line: number;
}

const isGeorgian = (text: string): boolean => /\p{Script=Georgian}/u.test(text);

/** Checks vocabulary and punctuation of Georgian texts (docs/words.md). */
export const checkGeorgian: Rule = (files) =>
  files
    .filter(
      ({ path }) =>
        /^(src\/(?:office|web|shared\/(?:calculators|collections|content|language\/ka))|seeds)\//.test(
          path,
        ) && !isTest(path),
    )
    .flatMap((file) =>
      textsOf(file).flatMap(({ text, line }) =>
        [...refusedWords, ...refusedSigns]
          .filter(
            (refused) => !(refused.isOfInterface && file.path.startsWith('seeds/')) && bears(text, refused),
          )
          .map(({ found, instead }) => ({
            path: file.path,
            line,
            rule: `„${found.exec(text)?.[0].trim()}“ is not written in Georgian here`,
            remedy: `Write ${instead}.`,
          })),
      ),
    );

const bears = (text: string, { found, except = [] }: Refused): boolean =>
  found.test(except.reduce((rest, phrase) => rest.replaceAll(phrase, ''), text));

/** The strings of a script without interpolations and marks of HTML; the lines of other files. */
function textsOf(file: SourceFile): readonly Text[] {
  const texts = isScript(file.path) ? stringsOf(syntaxOf(file).code) : linesOf(file.text);
  return texts.filter(({ text }) => isGeorgian(text));
}

const stringsOf = (code: string): readonly Text[] =>
  Array.from(code.matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g), (match) => ({
    text: (match[1] ?? match[2] ?? '').replace(/\$\{[^}]*\}/g, '0').replace(/<\/?[a-z][^>]*>/g, '|'),
    line: lineAt(code, match.index),
  }));

/** Synonyms of terms are what readers type, so they are not checked. */
const linesOf = (text: string): readonly Text[] =>
  text
    .split('\n')
    .map((line, at) => ({ text: line, line: at + 1 }))
    .filter((each) => !each.text.trimStart().startsWith('synonyms:'));
