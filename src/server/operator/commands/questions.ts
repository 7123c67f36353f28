import { wireLedger } from '#server/features/ledger/ledger.wiring.ts';
import { wireEnqueueMail } from '#server/features/mail/mail.wiring.ts';
import { wireQuestions } from '#server/features/questions/questions.wiring.ts';
import type { FullQuestion } from '#shared/contracts/questions.ts';
import type { OperatorCommand } from '../operator-command.ts';

export type QuestionOrder =
  | { readonly what: 'list' | 'seal' }
  | { readonly what: 'show' | 'approve' | 'refuse'; readonly id: number };

/** `npm run questions`: approves or refuses the publication of answered questions. */
export const questionsCommand: OperatorCommand = {
  help: `npm run questions -- list | show ID | approve ID | refuse ID | seal
  Answered questions whose askers agreed to their being shown, and what was said under shown ones since.
  list         those that wait for an editor
  show ID      the whole text; the reading is noted
  approve ID   everybody may read it from now on, without anybody's name
  refuse ID    it stays private; a question without an answer is refused, and its money goes back
  seal         seals with today's AUTH_SECRET what not everybody may read; the portal does so by itself at each start
  A text that tells who somebody is has to be refused.
  Editors find the same at the desk of the running portal, /office/questions/, where they can also edit what is shown.`,
  read: ([what = '', number = '']) => {
    const order = readOrder(what, number);
    if (!order) return 'that cannot be done';
    return async ({ config, db, print }) => {
      const now = Date.now;
      const questions = wireQuestions({
        db,
        secrets: { current: config.AUTH_SECRET, previous: config.AUTH_SECRET_PREVIOUS },
        now,
        money: wireLedger({ now }).holds,
        enqueueMail: wireEnqueueMail({ now }),
      });
      for (const line of await carryOut(questions, order)) print(line);
    };
  },
};

function readOrder(what: string, number: string): QuestionOrder | undefined {
  if (what === 'list' || what === 'seal') return { what };
  const isDecision = what === 'show' || what === 'approve' || what === 'refuse';
  return isDecision && /^[1-9]\d{0,9}$/.test(number) ? { what, id: Number(number) } : undefined;
}

type Questions = Pick<ReturnType<typeof wireQuestions>, 'moderation' | 'sealing'>;

/** Runs one action. @returns its output */
export async function carryOut({ moderation, sealing }: Questions, order: QuestionOrder): Promise<string[]> {
  switch (order.what) {
    case 'list': {
      const waiting = await moderation.listWaiting();
      if (waiting.length === 0) return ['No question waits for an editor.'];
      return waiting.map(
        ({ id, title, answered_at, is_public }) =>
          `${id}\t${answered_at?.slice(0, 10)}\t${is_public ? 'new discussion\t' : ''}${title}`,
      );
    }
    case 'seal': {
      const { resealed, unreadable } = await sealing.resealAll();
      const warning = `${unreadable} cannot be opened: neither AUTH_SECRET nor AUTH_SECRET_PREVIOUS fits`;
      return [`${resealed} questions sealed`, ...(unreadable > 0 ? [warning] : [])];
    }
    case 'show': {
      const { title, body, answer, discussion } = await moderation.show(order.id);
      const parts = discussion.map(({ kind, body: text }) => `--- ${kind}\n${textOf(text)}`);
      return [title, '--- question', textOf(body), '--- answer', textOf(answer), ...parts];
    }
    case 'approve':
      await moderation.publishAsWritten({
        id: order.id,
        lastSeen: lastSeenOf(await moderation.show(order.id)),
      });
      return [`${order.id} is published`];
    case 'refuse':
      return (await moderation.refuseOrHide(order.id)) === 'stays_private'
        ? [`${order.id} stays private`]
        : [`${order.id} is refused, and its money went back`];
  }
}

/** The id of a question's last follow-up. */
export const lastSeenOf = ({ discussion }: FullQuestion): number =>
  Math.max(0, ...discussion.map(({ id }) => id));

/** Renders our own HTML as lines for a terminal. */
const textOf = (html: string): string =>
  html
    .replace(/<li>/g, '- ')
    .replace(/<br>|<\/(p|li|h\d|ul|ol|blockquote|tr)>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\n{2,}/g, '\n')
    .trim();
