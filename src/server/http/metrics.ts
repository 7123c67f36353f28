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
  const served = { cache: 0, made: 0 };
  new Counter({
    name: 'salbuni_pages_total',
    help: 'Pages served, by how they were come by',
    labelNames: ['from'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [from, pages] of Object.entries(served)) this.inc({ from }, pages);
    },
  });
  const alarms = new Counter({
    name: 'salbuni_money_alarms_total',
    help: 'What a person must look at: refused callbacks, double payments, books that do not add up',
    labelNames: ['kind'],
    registers: [registry],
  });
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    countPage: (from: keyof typeof served): void => {
      served[from] += 1;
    },
    countAlarm: (kind: string) => alarms.labels(kind).inc(),
  };
}
