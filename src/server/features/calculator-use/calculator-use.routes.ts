import type { RegisterCall } from '#server/http/register-call.ts';
import { countCalculation } from '#shared/contracts/calculators.ts';
import type { CalculatorUse } from './calculator-use.service.ts';

/** Registers the call that counts uses of calculators. */
export function installCalculatorUse(
  register: RegisterCall,
  {
    count,
    isWithinLimit,
  }: Pick<CalculatorUse, 'count'> & {
    readonly isWithinLimit: (address: string) => Promise<boolean>;
  },
): void {
  register(countCalculation, async ({ origin, input }) => {
    const { calculator } = input;
    if (await isWithinLimit(origin.address)) count(calculator);
  });
}
