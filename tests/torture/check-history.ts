import type { Database } from '#server/database/connect.ts';
import { createAuditRepository } from '#server/features/payments/books/audit.repository.ts';
import { createReportsRepository } from '#server/features/reports/reports.repository.ts';
import { expectedOf, type History } from './history.ts';

/** Checks the books against what was acknowledged. @returns what is missing, duplicated or inconsistent */
export async function checkHistory(
  db: Database,
  { payers, history }: { readonly payers: readonly { readonly id: number }[]; readonly history: History },
): Promise<string[]> {
  const broken = (await createAuditRepository(db).listFindings()).map(
    ({ rule, subject, detail }) => `${rule}: ${subject} ${detail}`,
  );
  for (const { id } of payers) {
    const expected = expectedOf(history, id);
    const wallet = await db
      .selectFrom('ledger_account')
      .select('balance')
      .where('owner_id', '=', id)
      .executeTakeFirst();
    const packages = await db
      .selectFrom('userpackage')
      .select('questions_left')
      .where('account_id', '=', id)
      .execute();
    const questionsLeft = packages.reduce((sum, row) => sum + row.questions_left, 0);
    const balance = Number(wallet?.balance ?? 0);
    if (balance !== expected.balance)
      broken.push(`payer ${id} has ${balance} instead of ${expected.balance}`);
    if (questionsLeft !== expected.questionsLeft)
      broken.push(`payer ${id} has ${questionsLeft} questions instead of ${expected.questionsLeft}`);
  }
  broken.push(...(await checkQuestions(db, history)), ...(await checkReports(db)));
  return broken;
}

/** What the desk of reports sums is what the books and the questions have. */
async function checkReports(db: Database): Promise<string[]> {
  const days = await createReportsRepository(db).reportDays({ from: '2020-01-01', to: '2100-01-01' });
  const sum = (name: 'sales' | 'questions') => days.reduce((total, day) => total + day[name], 0);
  const revenue = await db
    .selectFrom('ledger_entry')
    .innerJoin('ledger_account', 'ledger_account.id', 'ledger_account_id')
    .select(({ fn }) => fn.sum<string | null>('amount').as('total'))
    .where('name', 'like', 'revenue:%')
    .executeTakeFirst();
  const opened = await db
    .selectFrom('question')
    .select(({ fn }) => fn.count<string>('opened_at').as('total'))
    .executeTakeFirst();
  const pairs = [
    ['sales', sum('sales'), Number(revenue?.total ?? 0)],
    ['questions', sum('questions'), Number(opened?.total ?? 0)],
  ] as const;
  return pairs.flatMap(([name, reported, counted]) =>
    reported === counted ? [] : [`reports say ${reported} ${name}, the rows ${counted}`],
  );
}

async function checkQuestions(db: Database, history: History): Promise<string[]> {
  const broken: string[] = [];
  const questions = new Map(
    (
      await db
        .selectFrom('question')
        .leftJoin('ledger_hold', 'question_id', 'question.id')
        .select(['question.id', 'question.status', 'ledger_hold.state'])
        .execute()
    ).map((row) => [row.id, row]),
  );
  const answerers = new Map<number, number>();
  for (const entry of history) {
    if (entry.what === 'question_paid' && !questions.get(entry.question)?.state)
      broken.push(`question ${entry.question} was paid for and nothing is held`);
    if (entry.what !== 'answered') continue;
    const other = answerers.get(entry.question);
    if (other !== undefined && other !== entry.consultant)
      broken.push(`question ${entry.question} was answered twice`);
    answerers.set(entry.question, entry.consultant);
    const row = questions.get(entry.question);
    // When the time for follow-ups is over, an answered question is closed.
    if (!row || !/^(answered|closed)$/.test(row.status) || row.state !== 'captured')
      broken.push(`question ${entry.question} was answered, but is ${row?.status} and ${row?.state}`);
  }
  return broken;
}
