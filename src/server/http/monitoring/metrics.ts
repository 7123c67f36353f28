import { statfs } from 'node:fs/promises';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { createStateGauges, type PortalState } from './state-gauges.ts';

interface Cache {
  readonly size: { entries: number; bytes: number };
  readonly lookups: { hits: number; misses: number };
}

export interface MetricsParts {
  readonly caches: Readonly<Record<string, Cache>>;
  readonly pool: { readonly totalCount: number; readonly idleCount: number; readonly waitingCount: number };
  readonly isListening: () => boolean;
  readonly readState: () => Promise<PortalState>;
  /** The directory whose free disk space is reported. */
  readonly directory: string;
  readonly now: () => number;
}

export type Metrics = ReturnType<typeof createMetrics>;

/** Timeout in ms for the database's answer; Prometheus waits ten seconds for a scrape at most. */
const stateTimeout = 3_000;
/** Bounds of the duration histogram in seconds: a cached page takes half a millisecond, a sign-in half a second. */
const durations = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Prometheus metrics of this process, and of the state that all instances share in the database. */
export function createMetrics({ caches, pool, isListening, readState, directory, now }: MetricsParts) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const watch = <Label extends string = never>(
    name: string,
    help: string,
    read: (gauge: Gauge<Label>) => void | Promise<void>,
    labelNames: readonly Label[] = [],
  ) => {
    const gauge: Gauge<Label> = new Gauge<Label>({
      name,
      help,
      labelNames,
      registers,
      collect: () => read(gauge),
    });
  };
  const eachCache = (gauge: Gauge<'cache'>, read: (cache: Cache) => number) => {
    for (const [cache, one] of Object.entries(caches)) gauge.set({ cache }, read(one));
  };
  watch('salbuni_cache_entries', 'Entries in a cache', (to) => eachCache(to, ({ size }) => size.entries), [
    'cache',
  ]);
  watch(
    'salbuni_cache_bytes',
    'Bytes in a cache, as it counts them',
    (to) => eachCache(to, ({ size }) => size.bytes),
    ['cache'],
  );
  watch(
    'salbuni_database_connections',
    'Connections of the pool, and callers that wait for one',
    (to) => {
      to.set({ state: 'idle' }, pool.idleCount);
      to.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      to.set({ state: 'waiting' }, pool.waitingCount);
    },
    ['state'],
  );
  watch('salbuni_database_listening', '1 while changes announced by the database are heard', (to) =>
    to.set(isListening() ? 1 : 0),
  );
  watch(
    'salbuni_disk_bytes',
    'Disk of DATA_DIR: what is free to the portal, and all of it',
    async (to) => {
      const disk = await statfs(directory).catch(() => undefined);
      if (!disk) return to.reset();
      to.set({ part: 'free' }, disk.bavail * disk.bsize);
      to.set({ part: 'all' }, disk.blocks * disk.bsize);
    },
    ['part'],
  );
  const state = createStateGauges(registry, now);
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Answered requests by route, method and status; pages by the name of their screen',
    labelNames: ['route', 'method', 'status'],
    buckets: durations,
    registers,
  });
  const served = { cache: 0, made: 0 };
  count(registry, 'salbuni_pages_total', 'Pages served, by how they were come by', ['from'], (add) => {
    for (const [from, pages] of Object.entries(served)) add({ from }, pages);
  });
  count(
    registry,
    'salbuni_cache_requests_total',
    'What was asked of a cache, by whether it had it',
    ['cache', 'result'],
    (add) => {
      for (const [cache, { lookups }] of Object.entries(caches)) {
        add({ cache, result: 'hit' }, lookups.hits);
        add({ cache, result: 'miss' }, lookups.misses);
      }
    },
  );
  const alarms = new Counter({
    name: 'salbuni_money_alarms_total',
    help: 'What a person must look at: refused callbacks, double payments, books that do not add up',
    labelNames: ['kind'],
    registers,
  });
  const counter = <Label extends string = never>(
    name: string,
    help: string,
    labelNames: readonly Label[] = [],
  ) => new Counter<Label>({ name, help, labelNames, registers });
  const unsigned = counter(
    'salbuni_unsigned_bank_calls_total',
    'Calls in the name of a bank that nobody signed: anybody can make them',
    ['bank'],
  );
  const cspReports = counter(
    'salbuni_csp_reports_total',
    'Reports of browsers about what the Content-Security-Policy held back; anybody can send one',
    ['directive'],
  );
  const diskFull = counter('salbuni_disk_full_total', 'Writes that failed because a disk is full');
  return {
    contentType: registry.contentType,
    text: async (): Promise<string> => {
      state.show(await within(stateTimeout, readState()).catch(() => undefined));
      return registry.metrics();
    },
    countPage: (from: keyof typeof served): void => {
      served[from] += 1;
    },
    countRequest: (route: string, method: string, status: number, seconds: number): void =>
      requests.observe({ route, method, status }, seconds),
    countUnsigned: (bank: string): void => unsigned.labels(bank).inc(),
    countCspReport: (directive: string): void => cspReports.labels(directive).inc(),
    countDiskFull: (): void => diskFull.inc(),
    countAlarm: (kind: string) => alarms.labels(kind).inc(),
  };
}

/** Exports counters that are counted elsewhere. */
function count<Label extends string>(
  registry: Registry,
  name: string,
  help: string,
  labelNames: readonly Label[],
  read: (add: (labels: Record<Label, string>, value: number) => void) => void,
): void {
  const counter: Counter<Label> = new Counter<Label>({
    name,
    help,
    labelNames,
    registers: [registry],
    collect: () => {
      counter.reset();
      read((labels, value) => counter.inc(labels, value));
    },
  });
}

function within<Value>(ms: number, work: Promise<Value>): Promise<Value> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`nothing for ${ms} ms`)), ms);
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}
