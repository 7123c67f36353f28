import { Problem } from '#shared/contracts/problem.ts';
import { moneyMessages as messages } from '#shared/language/ka/payments/money.ts';

/** The bank gave no usable answer. The outcome is unknown, and the same call may be retried. */
export class BankAway extends Problem {
  constructor(detail: string, options?: ErrorOptions) {
    super('bank_unavailable', { message: messages.bankUnavailable, code: 'bank_unavailable' });
    this.cause = options?.cause ?? detail;
  }
}
