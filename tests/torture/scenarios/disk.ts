import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { letRead } from '../readers.ts';
import { MissingRequirement, type Scenario } from '../scenario.ts';
import { openTestbed } from '../testbed.ts';
import { areOnly, createVisitor, tally, untilHolds } from '../visitor.ts';

const size = '160m';

export const disk: Scenario = {
  about: `the disk of DATA_DIR (${size}, with the embedded database) runs full while people pay, and is freed`,
  async run(report) {
    const directory = mkdtempSync(join(tmpdir(), 'salbuni-small-disk-'));
    mountSmallDisk(directory);
    try {
      await runOn(directory, report);
    } finally {
      execFileSync('umount', [directory]);
      rmSync(directory, { recursive: true });
    }
  },
};

const runOn: (directory: string, report: Parameters<Scenario['run']>[0]) => Promise<void> = async (
  directory,
  { must, say },
) => {
  const testbed = await openTestbed({ directory });
  try {
    await testbed.portal.start();
    const visitor = createVisitor(testbed.portal.base);
    const statusOf = async (path: string) => (await visitor.get(path)).status;
    const play = testbed.play();
    const readers = letRead(visitor);
    await wait(5_000);
    must('with room it is ready', (await statusOf('/readyz')) === 200);
    const filler = join(directory, 'filler');
    fillDisk(filler);
    say('the disk is full');
    const written = await signUpMany(visitor);
    must('/readyz says it', (await statusOf('/readyz')) === 503);
    must('/healthz does not: a restart would not help', (await statusOf('/healthz')) === 200);
    must('nothing is answered with a fault of ours', areOnly(written, 503), tally(written));
    must('pages are served', (await statusOf('/')) === 200);
    // Longer than a failed write counts as a full disk.
    await wait(5_000);
    fillDisk(filler);
    await signUpMany(visitor);
    rmSync(filler);
    say('there is room again');
    const readyMs = await untilHolds(async () => (await statusOf('/readyz')) === 200, { withinMs: 60_000 });
    must('it is ready within 35 s, without a restart', readyMs !== undefined && readyMs < 35_000, readyMs);
    const before = testbed.history.length;
    const goesOn = await untilHolds(async () => testbed.history.length > before, { withinMs: 20_000 });
    must('people pay again', goesOn !== undefined);
    await readers.stop();
    await play.stop();
    must('readers are answered, or told 503', areOnly(readers.statuses, 503), tally(readers.statuses));
    must('payers are answered, or told 503', areOnly(testbed.statuses, 503), tally(testbed.statuses));
    const broken = await testbed.stopAndCheck();
    must('the books hold what was acknowledged', broken.length === 0, broken);
  } finally {
    await testbed.close();
  }
};

function mountSmallDisk(directory: string): void {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=0700`, 'tmpfs', directory], {
      stdio: 'ignore',
    });
  } catch {
    rmSync(directory, { recursive: true });
    throw new MissingRequirement('a small disk cannot be mounted: run it on Linux as root');
  }
}

/** Writes until not a byte fits any more. */
function fillDisk(path: string): void {
  const file = openSync(path, 'a');
  try {
    for (let bytes = 1024 * 1024; bytes >= 1; ) {
      try {
        writeSync(file, Buffer.alloc(bytes));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
        bytes = Math.floor(bytes / 8);
      }
    }
  } finally {
    closeSync(file);
  }
}

async function signUpMany(visitor: ReturnType<typeof createVisitor>): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  for (let number = 0; number < 10; number += 1) {
    const { status } = await visitor.signUp(`${crypto.randomUUID()}@example.ge`);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  return statuses;
}
