import { randomBytes } from 'node:crypto';
import { openRateLimits } from '#server/adapters/rate-limits/rate-limits.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/connect.ts';
import { wireApplications } from '#server/features/applications/applications.wiring.ts';
import { wireComments } from '#server/features/comments/comments.wiring.ts';
import { createOutgoingLinksRepository } from '#server/features/links/outgoing-links.repository.ts';
import { wireOffice } from '#server/features/office/office.wiring.ts';
import { wireQuestions } from '#server/features/questions/questions.wiring.ts';
import { createSearchWordsRepository } from '#server/features/search/words/search-words.repository.ts';
import { wireSearchWords } from '#server/features/search/words/search-words.wiring.ts';
import type { Actor } from '#server/records/revisions/opening.service.ts';
import { createDemoDesksRepository } from './demo-desks.repository.ts';
import { orderTopup, settleTopup, wireDemoMoney } from './demo-money.ts';
import { type DeskSeeds, readDeskSeeds } from './desk-seeds.ts';

const day = 86_400_000;

interface DeskParts {
  readonly config: Config;
  readonly db: Database;
  readonly seeds: DeskSeeds;
}

/**
 * Gives the desks of the demonstration something to show: what a reader has paid, asked and written, applications, searches
 * without results, a broken link, counts of campaigns. The services of the portal write it, as if on the days it names.
 */
export async function writeDemoDesks({
  config,
  db,
  people,
}: {
  readonly config: Config;
  readonly db: Database;
  readonly people: { readonly reader: number; readonly consultant: number | null; readonly editor: Actor };
}): Promise<void> {
  const parts = { config, db, seeds: readDeskSeeds() };
  await createDemoDesksRepository(db).noteRows('account', [people.reader]);
  await payAndAsk(parts, people);
  await writeComments(parts, people.reader);
  await apply(parts, people.editor);
  await missSearches(parts);
  await breakLinks(parts);
  await createDemoDesksRepository(db).countCampaigns(parts.seeds.campaigns);
}

/** Pays at the sandbox bank and buys a package, asks questions and answers those that have an answer. */
async function payAndAsk(
  { config, db, seeds }: DeskParts,
  { reader: accountId, consultant }: { readonly reader: number; readonly consultant: number | null },
): Promise<void> {
  const today = Date.now();
  let at = today;
  const now = () => at;
  const goTo = (daysAgo: number): Date => {
    at = today - daysAgo * day;
    return new Date(at);
  };
  const money = wireDemoMoney({ config, db, now });
  const secrets = { current: config.AUTH_SECRET, previous: config.AUTH_SECRET_PREVIOUS };
  const { asking, consulting } = wireQuestions({
    ...{ db, secrets, now, money: money.holds, enqueueMail: async () => {} },
  });
  const bill = (form: { operation: 'pkg' | 'ask'; service?: number | undefined; question?: number }) =>
    money.balancePayments.bill({
      ...{ accountId, key: undefined, body: form },
      readForm: () => ({ service: undefined, question: undefined, ...form }),
    });

  const topup = { accountId, amount: seeds.topup.amount, at: goTo(seeds.topup.days) };
  await settleTopup(money, await orderTopup({ db, money }, topup));
  goTo(seeds.package.days);
  await bill({ operation: 'pkg', service: seeds.package.service });
  for (const { days, isPublic, consent, service, answer, ...text } of seeds.questions) {
    goTo(days);
    const form = { ...text, consultant: undefined, service: service ?? 1, is_private: !isPublic };
    const { question } = await asking.ask({ accountId, ...form });
    await bill({ operation: 'ask', question, service });
    if (answer === undefined || consultant === null) continue;
    goTo(days - 1);
    const own = { consultantId: consultant, id: question };
    await consulting.claim(own);
    await consulting.answer({ ...own, text: answer });
    if (consent) await asking.setConsent({ accountId, id: question, mayPublish: true });
  }
  const { amount, days } = seeds.unanswered;
  await orderTopup({ db, money }, { accountId, amount, at: goTo(days) });
}

async function writeComments({ db, seeds }: DeskParts, accountId: number): Promise<void> {
  for (const { article: articleId, days, body } of seeds.comments)
    await wireComments({ db, now: () => Date.now() - days * day }).write({ accountId, articleId, body });
}

async function apply({ config, db, seeds }: DeskParts, editor: Actor): Promise<void> {
  const ids: number[] = [];
  for (const { kind, days, note, ...application } of seeds.applications) {
    const rateLimits = openRateLimits({ onError: () => {} });
    const now = () => Date.now() - days * day;
    const office = wireOffice({
      ...{ db, rateLimits, mediaUrl: config.MEDIA_URL, tellRecordNews: async () => {}, now },
    });
    const { apply: send, desk } = wireApplications({
      ...{ config, db, rateLimits, enqueueMail: async () => {}, editingIn: office.editingIn, now },
    });
    await send({ origin: { address: '127.0.0.1' }, kind, application });
    await rateLimits.close();
    const { rows } = await desk.listApplications({ search: application.phone, page: 1, limit: 1 });
    for (const { id } of rows) {
      ids.push(id);
      if (note === undefined) continue;
      await desk.mark(editor, { id, status: 'contacted' });
      await desk.note(editor, { id, note });
    }
  }
  await createDemoDesksRepository(db).noteRows('application', ids);
}

async function missSearches({ config, db, seeds }: DeskParts): Promise<void> {
  const { keyOf } = wireSearchWords({
    ...{ db, secret: config.AUTH_SECRET, now: Date.now, onError: () => {} },
  });
  const words = createSearchWordsRepository(db);
  for (const { text, readers } of seeds.missed)
    for (let one = 0; one < readers; one += 1)
      await words.noteMissed({ key: keyOf(text), reader: randomBytes(32), text, at: new Date() });
  const demo = createDemoDesksRepository(db);
  await demo.noteRows('missed_search', await demo.findMissed(seeds.missed.map(({ text }) => text)));
}

/** Notes links as a check would have found them. */
async function breakLinks({ db, seeds }: DeskParts): Promise<void> {
  const links = createOutgoingLinksRepository(db);
  for (const { collection, record, url } of seeds.brokenLinks) {
    await links.saveLinks({ collection, after: record - 1, upTo: record }, [{ record_id: record, url }]);
    await links.noteCheck(url, 'unreachable', new Date(Date.now() - day));
  }
}
