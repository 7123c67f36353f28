import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPortal, type TestPortal } from '#tests/support/build-app.ts';
import { serverUrl } from '#tests/support/database.ts';
import { declineNoun } from '#tests/support/georgian/decline.ts';
import { consonantWords, vowelWords } from '#tests/support/georgian/headwords.data.ts';
import { misspell, typeInChat, typeOfficially, typeOnKeyboard } from '#tests/support/georgian/typing.ts';

const nouns = [...consonantWords, ...vowelWords].map(declineNoun);
const titles = nouns.map(({ nominative }) => nominative);

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildPortal();
  const category_id = await portal.make.category();
  for (const title of titles) await portal.make.article({ title, category_id });
  // The demonstration's titles, which hold many of the headwords in other forms, are newer than all headwords.
  for (const title of listSeedTitles()) await portal.make.article({ title, category_id });
  for (let indexed = 1; indexed > 0; ) indexed = await portal.context.indexing.indexQueued();
}, 120_000);
afterAll(() => portal.close());

function listSeedTitles(): string[] {
  const directory = join(import.meta.dirname, '../../../seeds/articles');
  return readdirSync(directory).map((name) =>
    (/^title: "?(.*?)"?$/m.exec(readFileSync(join(directory, name), 'utf8'))?.[1] ?? '').trim(),
  );
}

/** Place of the wanted title among the first five results, from 1; 0 when it is not there. */
async function placeOf(title: string, q: string): Promise<number> {
  const { answer } = await portal.context.restql.ask('search', { find: { q }, limit: 5, fields: ['title'] });
  return (answer.search as { title: string }[]).findIndex((result) => result.title === title) + 1;
}

interface Attempt {
  readonly title: string;
  readonly q: string;
}

/** Shares of questions whose record came first, and among the first five; and those that missed, to be read. */
async function measure(attempts: readonly Attempt[]) {
  const missed: string[] = [];
  let first = 0;
  let five = 0;
  for (const { title, q } of attempts) {
    const place = await placeOf(title, q);
    if (place === 1) first += 1;
    else missed.push(`${q} → ${title} (${place})`);
    if (place > 0) five += 1;
  }
  return { count: attempts.length, first: first / attempts.length, five: five / attempts.length, missed };
}

const inForms: Attempt[] = nouns
  .flatMap(({ nominative, forms }) => forms.map((q) => ({ title: nominative, q })))
  .filter((_, at) => at % 16 === 0);
const inLatin: Attempt[] = titles
  .flatMap((title) => [typeOfficially, typeInChat, typeOnKeyboard].map((type) => ({ title, q: type(title) })))
  .filter((_, at) => at % 2 === 0);
const formsInLatin: Attempt[] = inForms
  .filter((_, at) => at % 2 === 0)
  .map(({ title, q }, at) => ({ title, q: at % 2 === 0 ? typeOfficially(q) : typeInChat(q) }));
const misspelt: Attempt[] = titles
  .filter((title) => title.length >= 6)
  .map((title, at) => ({ title, q: misspell(title, at) }));
/** The first letters that no other headword begins with, four at least. */
const begun: Attempt[] = titles.flatMap((title) => {
  const lengths = Array.from({ length: title.length }, (_, at) => at).filter((length) => length >= 4);
  const length = lengths.find(
    (one) => titles.filter((other) => other.startsWith(title.slice(0, one))).length === 1,
  );
  return length === undefined ? [] : [{ title, q: title.slice(0, length) }];
});

const ofEveryKind = [inForms, inLatin, formsInLatin, misspelt, begun].flat();

it.each<[string, readonly Attempt[], number, number]>(
  serverUrl
    ? [
        ['in other forms', inForms, 300, 0.97],
        ['in Latin letters', inLatin, 250, 0.97],
        ['in other forms and Latin letters', formsInLatin, 150, 0.97],
        ['with one slip', misspelt, 100, 0.97],
        ['by their first letters', begun, 100, 0.95],
      ]
    : // The embedded database is slower and ranks by the same statements.
      [['as they are written', ofEveryKind.filter((_, at) => at % 3 === 0), 300, 0.97]],
)(
  'finds headwords %s',
  async (_, attempts, least, minFirst) => {
    const { count, first, five, missed } = await measure(attempts);
    expect(count).toBeGreaterThanOrEqual(least);
    expect(first, missed.join('\n')).toBeGreaterThanOrEqual(minFirst);
    expect(five, missed.join('\n')).toBeGreaterThanOrEqual(0.99);
  },
  120_000,
);
