import { Gauge, type Registry } from 'prom-client';

/** The shared state in the database, for monitoring (jobs/portal-state.repository.ts). */
export interface PortalState {
  readonly jobs: readonly {
    readonly name: string;
    readonly waiting: number;
    readonly oldest: Date | null;
    readonly failed: number;
    readonly lastSuccess: Date | null;
  }[];
  readonly mail: { readonly waiting: number; readonly oldest: Date | null; readonly failed: number };
  readonly unansweredOrders: Readonly<Record<string, number>>;
  readonly failingFeeds: number;
  /** Whether PostgreSQL could not archive its newest segment; null where it archives none. */
  readonly isArchiveFailing: boolean | null;
}

/** Gauges of the state that all instances share. While the database is away they have no value, instead of zero. */
export function createStateGauges(registry: Registry, now: () => number) {
  const gauge = <Label extends string = never>(
    name: string,
    help: string,
    labelNames: readonly Label[] = [],
  ) => new Gauge<Label>({ name, help, labelNames, registers: [registry] });
  const up = gauge('salbuni_database_up', '1 when the database answered this scrape');
  const queue = ['queue'] as const;
  const jobs = {
    waiting: gauge(
      'salbuni_jobs_waiting',
      'Jobs that wait to run, those to be tried again among them',
      queue,
    ),
    oldest: gauge('salbuni_jobs_oldest_seconds', 'Since when the oldest of them could have run', queue),
    failed: gauge(
      'salbuni_jobs_failed',
      'Jobs that failed for good and are still there to be looked at',
      queue,
    ),
    success: gauge('salbuni_jobs_last_success_timestamp_seconds', 'When one last ended well', queue),
  };
  const mail = {
    waiting: gauge('salbuni_mail_waiting', 'Mails that have not left yet'),
    oldest: gauge('salbuni_mail_oldest_seconds', 'How long the oldest of them has waited'),
    failed: gauge('salbuni_mail_failed', 'Mails that were given up'),
  };
  const orders = gauge(
    'salbuni_bank_orders_unanswered',
    'Payment orders whose bank never said how they ended',
    ['bank'],
  );
  const feeds = gauge('salbuni_feeds_failing', 'Sponsored feeds that failed three times in a row or more');
  const archive = gauge(
    'salbuni_database_archive_failing',
    '1 while PostgreSQL cannot archive what a restore to a moment needs; absent where there is no archive',
  );
  const age = (since: Date | null): number => (since ? Math.max(0, (now() - since.getTime()) / 1_000) : 0);

  function show(state: PortalState | undefined): void {
    for (const one of [...Object.values(jobs), orders]) one.reset();
    // Gauges without labels are removed, because a reset would set them to zero.
    for (const one of [...Object.values(mail), feeds, archive]) one.remove();
    up.set(state ? 1 : 0);
    if (!state) return;
    for (const { name, waiting, oldest, failed, lastSuccess } of state.jobs) {
      jobs.waiting.set({ queue: name }, waiting);
      jobs.oldest.set({ queue: name }, age(oldest));
      jobs.failed.set({ queue: name }, failed);
      if (lastSuccess) jobs.success.set({ queue: name }, lastSuccess.getTime() / 1_000);
    }
    mail.waiting.set(state.mail.waiting);
    mail.oldest.set(age(state.mail.oldest));
    mail.failed.set(state.mail.failed);
    for (const [bank, unanswered] of Object.entries(state.unansweredOrders)) orders.set({ bank }, unanswered);
    feeds.set(state.failingFeeds);
    if (state.isArchiveFailing !== null) archive.set(state.isArchiveFailing ? 1 : 0);
  }
  return { show };
}
