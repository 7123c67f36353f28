import type { HealthRepository, HealthState } from './health.repository.ts';

export type HealthService = ReturnType<typeof createHealthService>;

/** The desk of what published content lacks. */
export function createHealthService({
  health,
  now,
}: {
  readonly health: HealthRepository;
  readonly now: () => number;
}) {
  async function listHealth(query: {
    search: string;
    state?: HealthState | undefined;
    page: number;
    limit: number;
  }) {
    const { search, state, page, limit } = query;
    const { rows, counts } = await health.listHealth(
      { search: search.trim(), state, at: new Date(now()) },
      { limit, offset: (page - 1) * limit },
    );
    const lacking = counts.no_alt + counts.no_sources + counts.no_reviewer;
    return { rows, total: state ? counts[state] : lacking, counts };
  }

  return { listHealth };
}
