import { Problem } from '#shared/contracts/problem.ts';
import { moneyMessages as say } from '#shared/language/ka/money.ts';

/** The bank did not answer, or not sensibly: nothing is known to have happened, and the same call may be made again. */
export class BankAway extends Problem {
  constructor(detail: string, options?: ErrorOptions) {
    super('bank_unavailable', { message: say.bankUnavailable, code: 'bank_unavailable' });
    this.cause = options?.cause ?? detail;
  }
}
