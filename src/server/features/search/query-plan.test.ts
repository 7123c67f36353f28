import fc from 'fast-check';
import { expect, it } from 'vitest';
import { planOf, type Term } from './query-plan.ts';
import type { Phrase } from './understanding/phrases.ts';

const stems = ['a', 'b', 'c', 'd', 'e'];
const stem = fc.constantFrom(...stems);
const phrase = fc.array(fc.uniqueArray(stem, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 3 });
const term = fc.record({
  own: phrase,
  others: fc.array(phrase, { maxLength: 3 }),
  further: fc.array(phrase, { maxLength: 1 }),
});
/** The words of a question follow the phrases that are made of them, as the reader of questions puts them. */
const terms = fc.tuple(fc.array(term, { minLength: 1, maxLength: 3 })).map(([phrases]): Term[] =>
  [...phrases, ...stems.map((one) => ({ own: [[one]], others: [], further: [] }))].map((one) => ({
    ...{ ...one, words: [], weight: 1, documentFrequency: 5_000 },
  })),
);
const record = fc.record({ title: fc.subarray(stems), summary: fc.subarray(stems) });

/** Whether lexemes satisfy a tsquery. */
function satisfies(query: string, lexemes: ReadonlySet<string>): boolean {
  const read = query.replace(/\w+/g, (lexeme) => (lexemes.has(lexeme) ? '1' : '0'));
  let text = read;
  for (let before = ''; before !== text; ) {
    before = text;
    text = text
      .replace(/\(([01])\)/g, '$1')
      .replace(/([01])&([01])/g, (_, one, other) => (one === '1' && other === '1' ? '1' : '0'))
      .replace(/(?<![&01])([01])\|([01])(?![&01])/g, (_, one, other) =>
        one === '1' || other === '1' ? '1' : '0',
      );
  }
  return text === '1';
}

const holds = (some: Phrase, held: readonly string[]): boolean =>
  some.every((alternatives) => alternatives.some((one) => held.includes(one)));
const holdsTerm = ({ own, others, further }: Term, held: readonly string[]): boolean =>
  [own, ...others, ...further].some((one) => holds(one, held));

it('of terms that many records hold, candidates hold two: one in the title, a later one there or in the summary', () => {
  fc.assert(
    fc.property(terms, record, (asked, { title, summary }) => {
      const lexemes = new Set([...title.map((one) => `T${one}`), ...summary.map((one) => `S${one}`)]);
      const isPair = asked.some(
        (one, at) =>
          holdsTerm(one, title) &&
          asked.slice(at + 1).some((later) => holdsTerm(later, title) || holdsTerm(later, summary)),
      );
      expect(satisfies(planOf(asked, 0.2).candidates, lexemes)).toBe(isPair);
    }),
    { numRuns: 300 },
  );
});
