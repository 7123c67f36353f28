import type { RegisterCall } from '#server/http/register-call.ts';
import { countCalculation } from '#shared/contracts/calculators.ts';
import type { CalculatorUse } from './calculator-use.service.ts';

/** Registers the call that counts uses of calculators. */
export function installCalculatorUse(
  register: RegisterCall,
  { count, limit }: Pick<CalculatorUse, 'count'> & { readonly limit: (address: string) => Promise<void> },
): void {
  register(countCalculation, async ({ origin, input }) => {
    await limit(origin.address);
    count(input.calculator);
  });
}
