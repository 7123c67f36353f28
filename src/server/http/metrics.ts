import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';

interface Cache {
  readonly size: { entries: number; bytes: number };
}

export type Metrics = ReturnType<typeof createMetrics>;

/** Prometheus figures of this process. */
export function createMetrics(caches: Readonly<Record<string, Cache>>) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string, read: (cache: Cache) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['cache'],
      registers: [registry],
      collect() {
        for (const [label, cache] of Object.entries(caches)) this.set({ cache: label }, read(cache));
      },
    });
  gauge('salbuni_cache_entries', 'Entries in a cache', (cache) => cache.size.entries);
  gauge('salbuni_cache_bytes', 'Bytes in a cache, as it counts them', (cache) => cache.size.bytes);
  const pages = new Counter({
    name: 'salbuni_pages_total',
    help: 'Pages served, by how they were come by',
    labelNames: ['from'],
    registers: [registry],
  });
  const alarms = new Counter({
    name: 'salbuni_money_alarms_total',
    help: 'What a person must look at: refused callbacks, double payments, books that do not add up',
    labelNames: ['kind'],
    registers: [registry],
  });
  const cached = pages.labels('cache');
  const made = pages.labels('made');
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    countPage: (from: 'cache' | 'made') => (from === 'cache' ? cached : made).inc(),
    countAlarm: (kind: string) => alarms.labels(kind).inc(),
  };
}
