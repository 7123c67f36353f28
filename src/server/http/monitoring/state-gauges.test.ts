import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { createStateGauges, type PortalState } from './state-gauges.ts';

const state: PortalState = {
  jobs: [],
  mail: { waiting: 0, oldest: null, failed: 0 },
  unansweredOrders: {},
  failingFeeds: 0,
  isArchiveFailing: null,
};

it('the archive of a database is reported where there is one, and not while the database is away', async () => {
  const registry = new Registry();
  const { show } = createStateGauges(registry, Date.now);
  const figure = async () =>
    /^salbuni_database_archive_failing (\d)$/m.exec(await registry.metrics())?.[1] ?? 'absent';
  const figures: string[] = [];
  for (const isArchiveFailing of [null, false, true, undefined, false]) {
    show(isArchiveFailing === undefined ? undefined : { ...state, isArchiveFailing });
    figures.push(await figure());
  }
  expect(figures).toEqual(['absent', '0', '1', 'absent', '0']);
});
