import { retiredNames, riddles } from './retired-names.data.ts';
import { isScript, isTest, lineAt, type Rule } from './source.ts';
import { syntaxOf } from './syntax.ts';

const retired = new RegExp(`\\b(${Object.keys(retiredNames).join('|')})\\b`, 'g');
const declared = new RegExp(
  `\\b(?:const|let|function|class|interface|type)\\s+(${riddles.join('|')})\\b`,
  'g',
);

/** A limit is `max…` or `min…` (docs/words.md), and no name is made with what happened to a thing. */
const misnamed =
  /\b(?:const|let|function|class|interface|type)\s+((?:most(?!Read)|least)[A-Z]\w*|(?:kept|held|told|said)[A-Z]\w*|\w*[a-z](?:Kept|Held|Told|Said)\b)/g;

/** Retired names must not return, and a participle alone is no name. */
export const checkRetiredNames: Rule = (files) =>
  files
    .filter(({ path }) => /^(src|scripts)\//.test(path) && isScript(path))
    .flatMap((file) => {
      const { code } = syntaxOf(file);
      const found = [
        ...Array.from(code.matchAll(retired), (match) => ({
          at: match.index,
          rule: `„${match[0]}“ is a retired name`,
          remedy: `The field's term is ${retiredNames[match[0]]} (docs/words.md).`,
        })),
        ...(isTest(file.path)
          ? []
          : Array.from(code.matchAll(declared), (match) => ({
              at: match.index,
              rule: `„${match[1]}“ is no name`,
              remedy: 'Name the thing: cached, stored, reserved, bookmarked, payload, query, messages …',
            }))),
        ...Array.from(code.matchAll(misnamed), (match) => ({
          at: match.index,
          rule: `„${match[1]}“ is no name`,
          remedy: 'A limit is max… or min…; what is stored, claimed or reported is called so.',
        })),
      ];
      return found.map(({ at, rule, remedy }) => ({
        path: file.path,
        line: lineAt(code, at),
        rule,
        remedy,
      }));
    });
