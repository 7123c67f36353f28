import type { Pool, QueryResult } from 'pg';
import { type Db, fromKysely, PgBoss, type Queue } from 'pg-boss';
import type { Database } from './connect.ts';
import type { Connection } from './connection.ts';
import type { Tx } from './transact.ts';

/** Settings for every use of pg-boss, which keeps its tables in a schema of its own. */
const settings = { schema: 'pgboss', useListenNotify: true, registerInstance: false } as const;

const week = 7 * 86_400;

/**
 * Queues wake their workers at commit. A worker without a heartbeat for `heartbeatSeconds` counts as dead, and its job is
 * retried. Finished jobs are kept for `deleteAfterSeconds`.
 */
export const queueDefaults = {
  notify: true,
  heartbeatSeconds: 20,
  expireInSeconds: 3_600,
  retryBackoff: true,
} as const satisfies Partial<Queue>;

/** Queues that jobs are sent to within other transactions; they are created together with the schema. */
export const mailQueue = 'mail';
/** Messages to browsers. Each is a courtesy beside a mail, so it is given up after hours. */
export const pushQueue = 'push';
const deadLetterQueue = `${mailQueue}-dead-letters`;
const installedQueues: readonly Queue[] = [
  { name: deadLetterQueue, ...queueDefaults, retentionSeconds: 52 * week },
  {
    name: mailQueue,
    ...queueDefaults,
    // Each mail has at most one job, however often it is sent.
    policy: 'exclusive',
    deadLetter: deadLetterQueue,
    // Retries begin after 10 s and end at every 15 minutes, for a week: a mail server may be down that long.
    retryDelay: 10,
    retryDelayMax: 900,
    retryLimit: 700,
    retentionSeconds: 2 * week,
    deleteAfterSeconds: 86_400,
  },
  {
    name: pushQueue,
    ...queueDefaults,
    policy: 'exclusive',
    retryDelay: 10,
    retryDelayMax: 3_600,
    retryLimit: 10,
    deleteAfterSeconds: 86_400,
  },
];

/** Installs or upgrades the schema of pg-boss, on one session and outside of a transaction. */
export async function installJobQueue(session: Database): Promise<void> {
  const boss = new PgBoss({ ...settings, db: fromKysely(session), supervise: false, schedule: false });
  // The calls below throw its errors; without a listener the event would also end the process.
  boss.on('error', () => {});
  await boss.start();
  try {
    await ensureQueues(boss, installedQueues);
  } finally {
    await boss.stop({ graceful: false, close: false });
  }
}

/** Creates missing queues and updates the settings of the others. */
export async function ensureQueues(boss: PgBoss, queues: readonly Queue[]): Promise<void> {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const queue of queues) {
    const { name, policy: _policy, ...options } = queue;
    const found = known.get(name);
    if (!found) await boss.createQueue(name, queue);
    else if (Object.entries(options).some(([option, value]) => found[option as keyof Queue] !== value))
      await boss.updateQueue(name, options);
  }
}

/** Creates a sender of jobs within the caller's transaction: a job exists if and only if that commits. */
export function createJobSender(tx: Tx) {
  const boss = new PgBoss({ ...settings, db: fromKysely(tx) });
  /** While a job with the same `key` waits or runs, sending another one has no effect. It runs from `startAfter` on. */
  return async (
    queue: string,
    data: object,
    { key, startAfter }: { key: string; startAfter?: Date | undefined },
  ): Promise<void> => {
    await boss.send(queue, data, { singletonKey: key, ...(startAfter ? { startAfter } : {}) });
  };
}

/**
 * Some statements of pg-boss are transactions of their own. One that failed must be rolled back, since an embedded database has
 * a single connection that must not be closed, as `pool.query` would do. Concurrent calls of `pool.query` never return there.
 */
async function execute(pool: Pool, text: string, values: unknown[] = []): Promise<QueryResult> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    return await client.query(text, values);
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

/** Opens pg-boss for workers: it runs statements on the portal's own connections and is woken by notifications. */
export function openJobQueue({ pool, listen, embedded }: Connection): PgBoss {
  const db: Db = {
    executeSql: (text, values) => execute(pool, text, values),
    listen: async (channel, onMessage, onRestart) => ({
      close: await listen(channel, { onMessage, onRestart }),
    }),
  };
  return new PgBoss({
    ...settings,
    db,
    backend: embedded ? 'pglite' : 'postgres',
    // Jobs of dead workers are found within the heartbeat plus this interval; finished jobs are removed hourly.
    superviseIntervalSeconds: 20,
    monitorIntervalSeconds: 20,
    maintenanceIntervalSeconds: 3_600,
    // The portal uses neither flows (jobs that depend on others) nor background index builds.
    flowIntervalSeconds: 3_600,
    bamIntervalSeconds: 3_600,
    cronWorkerIntervalSeconds: 15,
    persistWarnings: false,
    // Autovacuum does this on a server; an embedded database has only a few hundred rows here.
    monitorVacuum: false,
    reindex: false,
  });
}
