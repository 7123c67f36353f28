import { listGradedQuestions } from '../service/search-quality/grade-answers.ts';
import { limitRow, percentile, type Row } from './row.ts';

/** Questions that are not timed: the first ones fill caches of words. */
const warmUp = 40;
const maxQuestions = 300;

/** Row 12: how long a natural question takes among the records of a portal, asked one after another. */
export async function benchNaturalSearch(url: string, where: string, target: number): Promise<Row> {
  const times: number[] = [];
  for (const { text } of listGradedQuestions().slice(0, maxQuestions)) {
    const began = performance.now();
    const answer = await fetch(`${url}/api/restql/search/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ find: { q: text }, limit: 20 }),
    });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`search of „${text}“ answered ${answer.status}`);
    times.push(performance.now() - began);
  }
  const timed = times.slice(warmUp);
  const median = percentile(timed, 0.5).toFixed(0);
  return limitRow(
    12,
    `natural question, ${where}: p99 (p50 ${median} ms)`,
    percentile(timed, 0.99),
    'ms',
    target,
  );
}
