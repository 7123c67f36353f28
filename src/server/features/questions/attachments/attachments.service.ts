import type { MyData } from '#shared/contracts/accounts.ts';
import { type Attachment, readAttachment } from '#shared/contracts/attachments.ts';
import { Problem } from '#shared/contracts/problem.ts';
import { attachmentMessages as messages } from '#shared/language/ka/asking/attachments.ts';
import { type AttachmentKind, attachmentNameOf, maxAttachments } from '#shared/questions/attachments.ts';
import { conflict, notFound } from '../asking.service.ts';
import type { ConsultingRepository } from '../consulting.repository.ts';
import { claimRequired, isTheirs } from '../question-transitions.ts';
import type { QuestionsRepository, Transact, Tx } from '../questions.repository.ts';
import type { AttachmentSeal } from './attachment-seal.ts';
import type { AttachmentRow, AttachmentsRepository, StoredAttachment } from './attachments.repository.ts';
import { cleanFile, fileProblem } from './clean-file.ts';

export type AttachmentsService = ReturnType<typeof createAttachmentsService>;

/** Files that an account may add in an hour. */
const maxAdded = 40;
const day = 86_400_000;
/** Files of questions that were not paid, or were refused, are forgotten after this time. */
const unansweredMs = 30 * day;
/** The files that a download of a person's own data carries itself, in bytes; further ones are named with their address. */
const maxInDownload = 20 * 1024 * 1024;

/** Whoever reads a file: its owner, the consultant who has the question, or an administrator. */
interface Reader {
  readonly accountId: number;
  readonly roles: readonly string[];
  readonly consultantId: number | null;
}

interface OfQuestion {
  readonly accountId: number;
  /** The question's. */
  readonly id: number;
}

export interface OpenedAttachment {
  readonly name: string;
  readonly kind: AttachmentKind;
  readonly bytes: Buffer;
}

/** The attachments service: askers add files to their questions; they, the consultant and administrators read them. */
export function createAttachmentsService({
  attachments,
  within,
  transact,
  seal,
  inQueue,
  onError = () => {},
  now,
}: {
  attachments: AttachmentsRepository;
  within: (tx: Tx) => {
    readonly attachments: AttachmentsRepository;
    readonly questions: Pick<QuestionsRepository, 'lockQuestion'>;
    readonly consulting: Pick<ConsultingRepository, 'findClaim'>;
  };
  transact: Transact;
  seal: AttachmentSeal;
  /** Decodes few pictures at a time: each takes memory. */
  inQueue: <Result>(work: () => Promise<Result>) => Promise<Result>;
  onError?: ((what: string, error: unknown) => void) | undefined;
  now: () => number;
}) {
  /** Works on a locked question of the caller that is not answered yet. @throws Problem 404, 409 `already_answered` */
  const onOpen = <Result>(
    { accountId, id }: OfQuestion,
    work: (tx: Tx) => Promise<Result>,
  ): Promise<Result> =>
    transact(async (tx) => {
      const question = await within(tx).questions.lockQuestion(id);
      if (question?.account_id !== accountId) throw notFound();
      if (!takesFiles.has(question.status)) throw conflict('already_answered', messages.alreadyAnswered);
      return work(tx);
    });

  /** Refuses before the file is read. @throws Problem 404, 409 `already_answered` */
  const refuseUnlessOpen = (own: OfQuestion): Promise<void> => onOpen(own, async () => {});

  /**
   * Adds a file to a question of the caller.
   * @throws Problem 415 `bad_type`, 400 `broken` or `too_many_files`, 413, 409 `already_answered`, 429
   */
  async function addFile({
    file,
    ...own
  }: OfQuestion & { file: { readonly name: string; readonly bytes: Uint8Array } }): Promise<Attachment> {
    const { kind, bytes } = await inQueue(() => cleanFile(file.bytes));
    const name = attachmentNameOf(file.name) || kind;
    return onOpen(own, async (tx) => {
      const { attachments: rows } = within(tx);
      await rows.refuseTooMany(own.accountId, maxAdded, now());
      const numbers = new Set((await rows.list([own.id])).map(({ number }) => number));
      if (numbers.size >= maxAttachments) throw fileProblem('bad_input', 'too_many_files');
      const place = { question_id: own.id, number: freeNumber(numbers) };
      const row = { ...place, kind, size: bytes.length, created_at: new Date(now()) };
      await rows.add({ ...row, account_id: own.accountId, ...seal.close(place, { name, content: bytes }) });
      return present({ ...row, name });
    });
  }

  const removeFile = ({ number, ...own }: OfQuestion & { number: number }): Promise<void> =>
    onOpen(own, async (tx) => {
      if (!(await within(tx).attachments.remove(own.id, number))) throw noFile();
    });

  /** Lists the files of a question for whoever may read them. @throws Problem as `readFile` */
  async function listFiles({ caller, id }: { caller: Reader; id: number }): Promise<Attachment[]> {
    await transact((tx) => requireReader(tx, caller, id));
    return listOf(id);
  }

  /** Lists the files of a question; who may, the caller has made sure. */
  const listOf = async (id: number): Promise<Attachment[]> =>
    (await attachments.list([id])).map((row) => present({ ...row, name: nameOf(row) }));

  /**
   * Opens a file: for its owner, the consultant who holds or has answered the question, and administrators. Each reading
   * but the owner's is logged.
   * @throws Problem 404, 403 `not_held` for other consultants
   */
  async function readFile({
    caller,
    id,
    number,
  }: {
    caller: Reader;
    id: number;
    number: number;
  }): Promise<OpenedAttachment> {
    const row = await transact(async (tx) => {
      const { isOwner } = await requireReader(tx, caller, id);
      const { attachments: rows } = within(tx);
      const found = await rows.find(id, number);
      if (!found) throw noFile();
      if (!isOwner) await rows.noteReading(id, number, `account:${caller.accountId}`, new Date(now()));
      return found;
    });
    return { name: nameOf(row), kind: row.kind, bytes: open(row) };
  }

  async function requireReader(tx: Tx, caller: Reader, id: number): Promise<{ isOwner: boolean }> {
    const { questions, consulting } = within(tx);
    const question = await questions.lockQuestion(id);
    if (!question) throw notFound();
    if (question.account_id === caller.accountId) return { isOwner: true };
    if (caller.roles.includes('admin')) return { isOwner: false };
    if (caller.consultantId === null || !caller.roles.includes('consultant')) throw notFound();
    const claim = await consulting.findClaim(id);
    if (!claim) throw notFound();
    if (!isTheirs(claim, caller.consultantId, now())) throw claimRequired();
    return { isOwner: false };
  }

  /** The files of questions for the download of a person's own data, with what they contain as far as there is room. */
  async function exportFiles(
    questionIds: readonly number[],
  ): Promise<ReadonlyMap<number, MyData['questions'][number]['attachments']>> {
    let room = maxInDownload;
    const files = [];
    for (const row of await attachments.list(questionIds)) {
      room -= row.size;
      const stored = room >= 0 ? await attachments.find(row.question_id, row.number) : undefined;
      const file = {
        ...present({ ...row, name: nameOf(row) }),
        address: addressOf(row),
        content: stored ? open(stored).toString('base64') : null,
      };
      files.push({ question: row.question_id, file });
    }
    const grouped = Map.groupBy(files, ({ question }) => question);
    return new Map(Array.from(grouped, ([question, all]) => [question, all.map(({ file }) => file)]));
  }

  /** A name that cannot be opened must not hide the others. */
  function nameOf(row: AttachmentRow): string {
    try {
      return seal.openName(row);
    } catch (error) {
      onError('attachments', error);
      return messages.unreadable;
    }
  }

  function open(row: StoredAttachment): Buffer {
    try {
      return seal.openContent(row);
    } catch (error) {
      onError('attachments', error);
      throw new Problem('unavailable', { message: messages.unreadable, code: 'unreadable' });
    }
  }

  /** Seals anew, one by one, what bears another key. It may be cut short and run again. */
  async function resealAll(): Promise<{ resealed: number; unreadable: number }> {
    let [resealed, unreadable] = [0, 0];
    const next = (after: { questionId: number; number: number }) => attachments.findMisfit(seal.keyId, after);
    for (let row = await next(first); row; row = await next(placeOf(row)))
      try {
        const opened = { name: seal.openName(row), content: seal.openContent(row) };
        await attachments.replaceSealed(row, seal.close(row, opened));
        resealed += 1;
      } catch (error) {
        unreadable += 1;
        onError('attachments', error);
      }
    return { resealed, unreadable };
  }

  const forgetUnanswered = (): Promise<void> =>
    attachments.removeOfUnanswered(new Date(now() - unansweredMs));

  return {
    ...{ refuseUnlessOpen, addFile, removeFile, listFiles, listOf, readFile },
    ...{ exportFiles, resealAll, forgetUnanswered },
  };
}

/** The states in which the asker adds and removes files. */
const takesFiles: ReadonlySet<string> = new Set(['draft', 'awaiting_payment', 'open', 'claimed']);

const addressOf = ({ question_id, number }: AttachmentRow): string =>
  readAttachment.path.replace('{id}', String(question_id)).replace('{n}', String(number));

const first = { questionId: 0, number: 0 };
const placeOf = ({ question_id, number }: AttachmentRow) => ({ questionId: question_id, number });

function freeNumber(used: ReadonlySet<number>): number {
  let number = 1;
  while (used.has(number)) number += 1;
  return number;
}

const present = ({
  number,
  name,
  kind,
  size,
  created_at,
}: Omit<AttachmentRow, 'name' | 'sealed_by'> & { readonly name: string }): Attachment => ({
  ...{ number, name, kind, size },
  created_at: created_at.toISOString(),
});

const noFile = (): Problem =>
  new Problem('not_found', { message: messages.notFound, code: 'attachment_not_found' });
