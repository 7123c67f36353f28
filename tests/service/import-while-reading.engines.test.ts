import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openOperatorSocket, operatorSocketPath } from '#server/operator/operator-socket.ts';
import { runOrder } from '#server/operator/run-command.ts';
import { buildPortal, type TestPortal } from '#tests/support/build-app.ts';

const directory = mkdtempSync(join(tmpdir(), 'salbuni-beside-'));
let portal: TestPortal;
let closeSocket: () => Promise<void>;
beforeAll(async () => {
  portal = await buildPortal({ environment: { DATA_DIR: directory } });
  await portal.app.listen({ host: '127.0.0.1', port: 0 });
  const { config, db } = portal.context;
  closeSocket = await openOperatorSocket(operatorSocketPath(directory), (order, output) =>
    runOrder(order, { config, db, ...output }),
  );
}, 60_000);
afterAll(async () => {
  await closeSocket();
  await portal.close();
  rmSync(directory, { recursive: true, force: true });
});

it('a command publishes an article beside the running portal, without an error for twenty readers', async () => {
  const category = await portal.make.category({ alias: 'guli', title: 'გული' });
  const file = join(directory, 'one.jsonl');
  const line = { collection: 'article', id: 900_001, title: 'ახალი სტატია', category, body: '<p>ტექსტი</p>' };
  writeFileSync(file, JSON.stringify(line));

  const readers = startReaders(20);
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/operate.ts', 'import', file], {
    env: { PATH: process.env.PATH, DATA_DIR: directory },
  });
  const statuses = await readers.stop();

  expect(stdout).toContain('imported 1 records');
  expect(statuses.length).toBeGreaterThan(100);
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
  const { body } = await portal.ask('article', { find: { id: 900_001 }, many: false, fields: ['title'] });
  expect(body).toMatchObject({ article: { title: 'ახალი სტატია' } });
}, 60_000);

/** Readers who request pages and lists without pause, half of them past the cache. */
function startReaders(amount: number): { stop: () => Promise<number[]> } {
  const address = portal.app.server.address();
  const base = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
  const statuses: number[] = [];
  let isStopping = false;
  const readers = Array.from({ length: amount }, async (_, reader) => {
    for (let turn = 0; !isStopping; turn += 1) {
      const answer =
        turn % 2 === 0
          ? await fetch(`${base}/`)
          : await fetch(`${base}/api/restql/article/`, {
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body: JSON.stringify({ find: { id: { $gt: -1 - turn * amount - reader } } }),
            });
      await answer.arrayBuffer();
      statuses.push(answer.status);
    }
  });
  return {
    stop: async () => {
      isStopping = true;
      await Promise.all(readers);
      return statuses;
    },
  };
}
