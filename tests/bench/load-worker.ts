import { parentPort, workerData } from 'node:worker_threads';
import autocannon from 'autocannon';
import type { Script } from './load.ts';

/**
 * Asks for every request of the script once. Each connection is given its own share of the list: left alone, autocannon
 * lets every connection walk through the whole of it, so that all but the first are answered from the cache.
 */
async function ask({
  url,
  connections,
  requests,
  times = 1,
}: Script): Promise<{ perSecond: number; refused: number }> {
  const asked = requests.map((request) => ({ method: 'GET' as const, ...request }));
  let given = 0;
  const result = await autocannon({
    url,
    connections,
    amount: requests.length * times,
    // It ends at a sample: with its usual second a run of 1.1 s would count as two.
    sampleInt: 20,
    setupClient: (client) => {
      const first = given++;
      client.setRequests(asked.filter((_, at) => at % connections === first));
    },
  });
  return { perSecond: (requests.length * times) / result.duration, refused: result.non2xx + result.errors };
}

parentPort?.postMessage(await ask(workerData));
