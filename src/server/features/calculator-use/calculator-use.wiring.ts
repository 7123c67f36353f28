import { networkOf } from '#shared/accounts/network.ts';
import { Problem } from '#shared/contracts/problem.ts';
import type { RateLimits } from '../../adapters/rate-limits/rate-limits.ts';
import type { Database } from '../../database/connect.ts';
import { createCalculatorUseRepository } from './calculator-use.repository.ts';
import { createCalculatorUse } from './calculator-use.service.ts';

/** Wires the counting of calculators. */
export function wireCalculatorUse({
  db,
  rateLimits,
  now,
  onError,
}: {
  readonly db: Database;
  readonly rateLimits: RateLimits;
  readonly now: () => number;
  readonly onError: (what: string, error: unknown) => void;
}) {
  // A page sends one count when it is left; several readers may share a network.
  const counts = rateLimits.open({ name: 'calculator-use', points: 60, seconds: 60 });
  return {
    ...createCalculatorUse({
      repository: createCalculatorUseRepository(db),
      now,
      onError: (error) => onError('calculator use', error),
    }),
    isWithinLimit: (address: string): Promise<boolean> =>
      counts.count(networkOf(address)).then(
        () => true,
        (error: unknown) => {
          if (error instanceof Problem && error.kind === 'too_many') return false;
          throw error;
        },
      ),
  };
}
