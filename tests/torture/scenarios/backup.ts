import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '#server/database/connect.ts';
import { createServerDatabase } from '#tests/support/database.ts';
import { findServers } from '#tests/support/servers.ts';
import { checkHistory } from '../check-history.ts';
import type { History } from '../history.ts';
import { letRead } from '../readers.ts';
import type { Report, Scenario } from '../scenario.ts';
import { openTestbed } from '../testbed.ts';
import { areOnly, createVisitor, tally } from '../visitor.ts';

const actsMs = 5_000;

export const backup: Scenario = {
  about: 'npm run backup while people pay, embedded and on PostgreSQL, and npm run restore of it',
  async run(report) {
    await backUpWhileRunning(report, 'embedded');
    const owner = (await findServers()).env.TEST_DATABASE_URL;
    if (!owner) {
      report.say('no PostgreSQL answers: the embedded database alone');
      return;
    }
    const server = await createServerDatabase(owner);
    try {
      await backUpWhileRunning(report, 'PostgreSQL', server.url);
    } finally {
      await server.drop();
    }
  },
};

async function backUpWhileRunning(
  { must, say }: Report,
  kind: string,
  databaseUrl?: string | undefined,
): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'salbuni-backup-'));
  const testbed = await openTestbed({ databaseUrl });
  try {
    await testbed.portal.start();
    const play = testbed.play();
    const readers = letRead(createVisitor(testbed.portal.base));
    await Promise.race([wait(actsMs), play.ended]);
    const before: History = [...testbed.history];
    const began = performance.now();
    await testbed.operate(['backup', join(directory, 'backup')]);
    say(`${kind}: made in ${((performance.now() - began) / 1000).toFixed(1)} s`);
    const during = testbed.history.length - before.length;
    await play.stop();
    await readers.stop();
    must(
      `${kind}: people paid before it and meanwhile`,
      before.length > 0 && during > 0,
      `${before.length}, ${during}`,
    );
    must(
      `${kind}: nobody notices`,
      areOnly(readers.statuses) && areOnly(testbed.statuses),
      tally(testbed.statuses),
    );
    const broken = await testbed.stopAndCheck();
    must(`${kind}: the books hold what was acknowledged`, broken.length === 0, broken);

    const restored = join(directory, 'restored');
    mkdirSync(restored);
    await testbed.operate(['restore', join(directory, 'backup')], { directory: restored });
    const database = await openDatabase({ directory: join(restored, 'postgres') });
    // What was paid meanwhile may be in it or not, so balances are compared with the ledger alone.
    const found = await checkHistory(database.db, { payers: [], history: before });
    await database.close();
    must(`${kind}: restored, the books add up and all from before it is there`, found.length === 0, found);
  } finally {
    await testbed.close();
    rmSync(directory, { recursive: true, force: true });
  }
}
