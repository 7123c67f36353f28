import { z } from 'zod';
import type { Seal } from '#server/adapters/sealing/seal.ts';
import { type CivilDay, formatDay, parseDay } from '#shared/calculators/days/civil-day.ts';
import type { DiaryForm, StoredDiary } from '#shared/contracts/diaries.ts';
import { Problem } from '#shared/contracts/problem.ts';
import { diaryMessages as messages } from '#shared/language/ka/diaries/messages.ts';
import { type DiaryContent, type DiaryKind, diaryKinds } from '#shared/medicine/diaries/diary.ts';
import { schemaOf } from '#shared/medicine/diaries/diary-schemas.ts';
import { isReminderDue } from '#shared/medicine/diaries/vaccination/plan.ts';
import type { DiariesRepository, DiaryRow, RemindingDiary } from './diaries.repository.ts';

export type DiariesService = ReturnType<typeof createDiariesService>;

interface ListedDiaries {
  readonly diaries: StoredDiary[];
  readonly unreadable: { kind: DiaryKind; version: number }[];
}

const atOnce = 200;
const tbilisi = 4 * 60 * 60 * 1000;

const kindOf = (kind: string): DiaryKind | undefined => diaryKinds.find((each) => each === kind);

/** What is sealed: a diary with its account and its kind, so that one moved to another row is not opened there. */
const sealedDiary = z.object({ account: z.int(), kind: z.string(), content: z.unknown() });

/** Keeps the health diaries of accounts, sealed, and reminds of vaccinations. */
export function createDiariesService({
  diaries,
  seal,
  remind,
  now,
  onError = () => {},
}: {
  diaries: DiariesRepository;
  seal: Pick<Seal, 'close' | 'open' | 'isOutdated'>;
  /** Notes the day of a reminder and enqueues its mail, in one transaction. */
  remind: (diary: { accountId: number; kind: DiaryKind; day: string }) => Promise<boolean>;
  now: () => number;
  onError?: ((what: string, error: unknown) => void) | undefined;
}) {
  async function open<Kind extends DiaryKind>(
    accountId: number,
    kind: Kind,
    sealed: string,
  ): Promise<DiaryContent<Kind>> {
    const opened: unknown = JSON.parse(Buffer.from(await seal.open(sealed)).toString());
    const { account, kind: itsKind, content } = sealedDiary.parse(opened);
    if (account !== accountId || itsKind !== kind) throw new Error('the diary was sealed for another row');
    return schemaOf(kind).parse(content);
  }

  async function present(accountId: number, row: DiaryRow): Promise<StoredDiary> {
    const { version } = row;
    const facts = { version, updated_at: row.updated_at.toISOString() };
    const kind = kindOf(row.kind);
    switch (kind) {
      case 'pressure':
        return { kind, content: await open(accountId, kind, row.sealed), ...facts };
      case 'sugar':
        return { kind, content: await open(accountId, kind, row.sealed), ...facts };
      case 'growth':
        return { kind, content: await open(accountId, kind, row.sealed), ...facts };
      case 'pregnancy':
        return { kind, content: await open(accountId, kind, row.sealed), ...facts };
      case 'vaccination':
        return { kind, content: await open(accountId, kind, row.sealed), ...facts };
      case undefined:
        throw new Error(`the release knows no diary „${row.kind}“`);
    }
  }

  /** The diaries of an account. One that cannot be opened does not hide the others; the log says why, and nothing of its content. */
  async function list(accountId: number): Promise<ListedDiaries> {
    const found: ListedDiaries = { diaries: [], unreadable: [] };
    for (const row of await diaries.listDiaries(accountId))
      try {
        found.diaries.push(await present(accountId, row));
      } catch {
        onError('diaries', new Error('a diary cannot be opened'));
        const kind = kindOf(row.kind);
        if (kind) found.unreadable.push({ kind, version: row.version });
      }
    return found;
  }

  const listReadable = async (accountId: number): Promise<StoredDiary[]> => (await list(accountId)).diaries;

  /** Saves a diary as a whole. @throws Problem `diary_conflict` where it was changed since it was read */
  async function save({
    accountId,
    ...form
  }: { accountId: number } & DiaryForm): Promise<{ version: number }> {
    const { kind, content, version } = form;
    const sealed = await seal.close(Buffer.from(JSON.stringify({ account: accountId, kind, content })));
    const reminds = form.kind === 'vaccination' && form.content.reminds;
    const saved = await diaries.saveDiary({ accountId, kind, sealed, version, reminds }, new Date(now()));
    if (saved === undefined)
      throw new Problem('conflict', { message: messages.conflict, code: 'diary_conflict' });
    return { version: saved };
  }

  async function remove({
    accountId,
    kind,
  }: {
    accountId: number;
    kind: DiaryKind;
  }): Promise<Record<string, never>> {
    await diaries.removeDiary(accountId, kind);
    return {};
  }

  /** Sends the reminders of today. Of what it opens it reads birthdays and given doses alone. @returns how many were sent */
  async function remindOfVaccinations(): Promise<number> {
    const day = new Date(now() + tbilisi).toISOString().slice(0, 10);
    const today = parseDay(day);
    if (today === undefined) return 0;
    let sent = 0;
    const listBatch = (after: number) => diaries.listReminding(after, atOnce);
    for (let rows = await listBatch(0); rows.length > 0; rows = await listBatch(rows.at(-1)?.account_id ?? 0))
      for (const row of rows) if (await remindIfDue(row, today)) sent += 1;
    return sent;
  }

  async function remindIfDue(row: RemindingDiary, today: CivilDay): Promise<boolean> {
    if (row.kind !== 'vaccination') return false;
    try {
      const { children } = await open(row.account_id, row.kind, row.sealed);
      const last = row.reminded_on === null ? undefined : parseDay(row.reminded_on);
      if (!isReminderDue(children, today, last)) return false;
    } catch {
      onError('diaries', new Error('a diary cannot be opened'));
      return false;
    }
    return remind({ accountId: row.account_id, kind: row.kind, day: formatDay(today) });
  }

  /**
   * Seals anew what bears another key than today's, so that the previous secret can be dropped. What is done is passed over, so it
   * may be cut short and run again.
   */
  async function resealAll(): Promise<{ resealed: number; unreadable: number }> {
    let [resealed, unreadable] = [0, 0];
    let after = { account_id: 0, kind: '' };
    for (;;) {
      const rows = await diaries.listAfter(after, atOnce);
      const last = rows.at(-1);
      if (!last) return { resealed, unreadable };
      for (const row of rows.filter(({ sealed }) => seal.isOutdated(sealed)))
        try {
          await diaries.replaceSealed(row, await seal.close(await seal.open(row.sealed)));
          resealed += 1;
        } catch (error) {
          unreadable += 1;
          onError('diaries', error);
        }
      after = last;
    }
  }

  return { list, listReadable, save, remove, remindOfVaccinations, resealAll };
}
