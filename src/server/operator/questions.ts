import { createHolds } from '#server/features/ledger/holds.service.ts';
import { createLedger } from '#server/features/ledger/ledger.service.ts';
import { wireQuestions } from '#server/wire-questions.ts';
import { Problem } from '#shared/contracts/problem.ts';
import type { HeldQuestion } from '#shared/contracts/questions.ts';
import { onMigratedDatabase } from './on-database.ts';

export type QuestionOrder =
  | { readonly what: 'list' }
  | { readonly what: 'show' | 'approve' | 'refuse'; readonly id: number };

/** `npm run questions`: opens the database of the settings and does what was ordered. @returns the exit code. */
export async function runQuestions(order: QuestionOrder): Promise<number> {
  try {
    const lines = await onMigratedDatabase(async ({ db }) => {
      const holds = createHolds({ ledger: createLedger({ now: Date.now }), now: Date.now });
      const { releasing } = wireQuestions({ db, now: Date.now, money: holds });
      return carryOut(releasing, order);
    });
    for (const line of lines) process.stdout.write(`${line}\n`);
    return 0;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}

type Releasing = ReturnType<typeof wireQuestions>['releasing'];

/** @returns what the operator reads. */
export async function carryOut(releasing: Releasing, order: QuestionOrder): Promise<string[]> {
  switch (order.what) {
    case 'list': {
      const waiting = await releasing.listWaiting();
      if (waiting.length === 0) return ['No question waits for an editor.'];
      return waiting.map(
        ({ id, title, answered_at, is_public }) =>
          `${id}\t${answered_at.slice(0, 10)}\t${is_public ? 'new discussion\t' : ''}${title}`,
      );
    }
    case 'show': {
      const { title, body, answer, discussion } = await releasing.show(order.id);
      const parts = discussion.map(({ kind, body: text }) => `--- ${kind}\n${textOf(text)}`);
      return [title, '--- question', textOf(body), '--- answer', textOf(answer), ...parts];
    }
    case 'approve':
      await releasing.publish(order.id, lastSeenOf(await releasing.show(order.id)));
      return [`${order.id} is published`];
    case 'refuse':
      return (await releasing.refuse(order.id)) === 'stays_private'
        ? [`${order.id} stays private`]
        : [`${order.id} is refused, and its money went back`];
  }
}

/** Of a question's discussion, as it stands now. */
export const lastSeenOf = ({ discussion }: HeldQuestion): number =>
  Math.max(0, ...discussion.map(({ id }) => id));

/** Our own html as lines for a terminal. */
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
