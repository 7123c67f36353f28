import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { projectFolder } from '../../../scripts/launch/project.mjs';
import { type Bucket, startBucket } from '../bucket.ts';
import { checkHistory } from '../check-history.ts';
import { type Cluster, createCluster, findServerUser, giveTo, type ServerUser } from '../cluster.ts';
import type { History } from '../history.ts';
import { MissingRequirement, type Report, type Scenario } from '../scenario.ts';
import { findFreePort, openTestbed, type Testbed } from '../testbed.ts';
import { createVisitor } from '../visitor.ts';

const deploy = (name: string) => join(projectFolder, 'deploy/backup', name);
/** Before the moment, and after it: longer than a segment of the archive may stay behind. */
const beforeMs = 10_000;
const afterMs = 75_000;
const maxLostSeconds = 65;

export const restore: Scenario = {
  about:
    'a busy PostgreSQL is killed, and restored by pgBackRest from a bucket to a moment and to the end of its archive',
  async run(report) {
    requirePgBackRest();
    const user = findServerUser();
    const directory = mkdtempSync(join(tmpdir(), 'salbuni-restore-'));
    giveTo(user, directory);
    const clusters: Cluster[] = [];
    let bucket: Bucket | undefined;
    try {
      bucket = await startBucket(join(directory, 'store'), 'salbuni-database');
      const place = await preparePlace({ directory, user, bucket });
      const source = await place.open('source', readFileSync(deploy('postgresql.conf'), 'utf8'));
      clusters.push(source);
      await source.create();
      place.backRest(source, 'stanza-create');
      const testbed = await openTestbed({ databaseUrl: source.url });
      try {
        await rehearse(testbed, { ...place, source, clusters }, report);
      } finally {
        await testbed.close();
      }
    } finally {
      for (const cluster of clusters) await cluster.kill();
      await bucket?.stop();
      rmSync(directory, { recursive: true, force: true });
    }
  },
};

interface Place {
  /** Makes a folder for a cluster. */
  open(name: string, settings?: string): Promise<Cluster>;
  /** Runs pgBackRest for a cluster, with the settings of deploy/backup. */
  backRest(cluster: Cluster, command: string, ...options: string[]): string;
}

interface Ground {
  readonly directory: string;
  readonly user: ServerUser;
  readonly bucket: Bucket;
}

/** A bucket on this machine instead of one far away; all else is as in deploy/backup. */
async function preparePlace({ directory, user, bucket }: Ground): Promise<Place> {
  const path = (name: string) => join(directory, name);
  for (const name of ['spool', 'lock']) {
    mkdirSync(path(name));
    giveTo(user, path(name));
  }
  copyFileSync(deploy('pgbackrest.conf'), path('pgbackrest.conf'));
  const environment = {
    PGBACKREST_CONFIG: path('pgbackrest.conf'),
    PGBACKREST_STANZA: 'salbuni',
    ...bucket.environment,
    PGBACKREST_REPO1_CIPHER_PASS: crypto.randomUUID(),
    PGBACKREST_SPOOL_PATH: path('spool'),
    PGBACKREST_LOCK_PATH: path('lock'),
    PGBACKREST_PG1_USER: 'salbuni',
    PGBACKREST_PG1_DATABASE: 'postgres',
  };
  return {
    open: async (name, settings) => {
      const port = await findFreePort();
      mkdirSync(path(name), { mode: 0o700 });
      giveTo(user, path(name));
      const own = {
        PGBACKREST_PG1_PATH: path(name),
        PGBACKREST_PG1_PORT: String(port),
        PGBACKREST_PG1_SOCKET_PATH: directory,
      };
      return createCluster({
        ...{ directory: path(name), port, user, environment: { ...environment, ...own } },
        ...(settings ? { settings } : {}),
      });
    },
    backRest: (cluster, command, ...options) => cluster.run('pgbackrest', ...options, command),
  };
}

interface Stage extends Place {
  readonly source: Cluster;
  readonly clusters: Cluster[];
}

async function rehearse(testbed: Testbed, stage: Stage, report: Report): Promise<void> {
  const { must, say } = report;
  const { source } = stage;
  await testbed.portal.start();
  const play = testbed.play();
  stage.backRest(source, 'check');
  for (const type of ['full', 'incr']) {
    const began = performance.now();
    stage.backRest(source, 'backup', `--type=${type}`);
    say(`backup ${type} of the busy database: ${((performance.now() - began) / 1000).toFixed(1)} s`);
  }
  await Promise.race([wait(beforeMs), play.ended]);
  // A breath between two acts, so that those before the moment and those after it can be told apart.
  await play.stop();
  const before: History = [...testbed.history];
  const [moment] = await source.query('select clock_timestamp()::text as at, pg_sleep(0.1)');
  const at = String(moment?.at);
  say(`the moment is ${at}, ${before.length} acts before it`);
  const later = testbed.play();
  await Promise.race([wait(afterMs), later.ended]);
  const killedAt = Date.now();
  await source.kill();
  say(`killed at work, ${testbed.history.length - before.length} acts after the moment`);

  await restoreMoment(testbed, stage, { at, before }, report);
  await restoreEnd(testbed, stage, { killedAt }, report);

  const began = performance.now();
  await source.start();
  say(`started again where it was killed: ${((performance.now() - began) / 1000).toFixed(1)} s`);
  await later.stop();
  const broken = await testbed.stopAndCheck();
  must('where the disk is left nothing is lost', broken.length === 0, broken);
}

async function restoreMoment(
  testbed: Testbed,
  { open, backRest, clusters }: Stage,
  { at, before }: { at: string; before: History },
  { must, say }: Report,
): Promise<void> {
  const began = performance.now();
  const cluster = await open('moment');
  clusters.push(cluster);
  backRest(
    cluster,
    'restore',
    '--type=time',
    `--target=${at}`,
    '--target-action=promote',
    '--archive-mode=off',
  );
  await cluster.start();
  const portal = await testbed.openPortal(cluster.url);
  try {
    await portal.start();
    const { status } = await createVisitor(portal.base).get('/readyz');
    const seconds = (performance.now() - began) / 1000;
    must('a portal on the restored database is ready', status === 200, status);
    say(`RTO: ${seconds.toFixed(1)} s from nothing to a portal that is ready`);
  } finally {
    await portal.stop();
  }
  const found = await compare(testbed, cluster, before);
  must(
    'every act before the moment is there, none after it, and the ledger is whole',
    found.length === 0,
    found,
  );
  const [orders] = await cluster.query(
    `select count(*)::int as late from payment_order where created_at > '${at}'::timestamptz`,
  );
  must('no order is younger than the moment', orders?.late === 0, orders?.late);
}

async function restoreEnd(
  testbed: Testbed,
  { open, backRest, clusters }: Stage,
  { killedAt }: { killedAt: number },
  { must, say }: Report,
): Promise<void> {
  const cluster = await open('end');
  clusters.push(cluster);
  backRest(cluster, 'restore', '--archive-mode=off');
  await cluster.start();
  const [last] = await cluster.query(
    'select extract(epoch from max(created_at))::float as at from ledger_transaction',
  );
  const lost = killedAt / 1000 - Number(last?.at);
  say(`RPO: ${lost.toFixed(1)} s of postings are lost with the machine and its disk`);
  must(`no more than ${maxLostSeconds} s are lost`, lost <= maxLostSeconds);
  const found = await compare(testbed, cluster);
  must('what is there adds up', found.length === 0, found);
  await cluster.stop();
}

/** Checks a restored database's books, against this history if there is one. */
async function compare(testbed: Testbed, cluster: Cluster, history?: History): Promise<string[]> {
  const database = await testbed.openDatabase(cluster.url);
  try {
    const payers = history ? testbed.world.payers : [];
    return await checkHistory(database.db, { payers, history: history ?? [] });
  } finally {
    await database.close();
  }
}

function requirePgBackRest(): void {
  try {
    execFileSync('pgbackrest', ['version'], { stdio: 'ignore' });
  } catch {
    throw new MissingRequirement('pgbackrest is missing: apt-get install pgbackrest');
  }
}
