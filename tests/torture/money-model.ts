/** A simple model of money without concurrency, database and banks, which the portal must agree with. */
export interface ModelOrder {
  readonly kind: 'topup' | 'package' | 'question';
  readonly amount: number;
  readonly question: number | undefined;
  isPaid: boolean;
  refunded: number;
  /** Where the money went. */
  into: 'wallet' | 'package' | 'hold' | undefined;
  package: number | undefined;
}

interface ModelPackage {
  left: number;
  isRefunded: boolean;
}

interface ModelQuestion {
  status: 'awaiting_payment' | 'open' | 'answered' | 'refused';
  paidBy: { order?: number; package?: number; amount: number } | undefined;
  hold: 'held' | 'captured' | 'released' | 'refunded' | undefined;
}

export const prices = { ask: 700, pkg: 1_800, questions: 2 } as const;

export class MoneyModel {
  wallet = 0;
  readonly orders: ModelOrder[] = [];
  readonly packages: ModelPackage[] = [];
  readonly questions: ModelQuestion[] = [];

  ask(): void {
    this.questions.push({ status: 'awaiting_payment', paidBy: undefined, hold: undefined });
  }

  order(kind: ModelOrder['kind'], amount: number, question?: number): void {
    this.orders.push({
      kind,
      amount,
      question,
      isPaid: false,
      refunded: 0,
      into: undefined,
      package: undefined,
    });
  }

  pay(at: number): void {
    const order = this.orders[at];
    if (!order || order.isPaid) return;
    order.isPaid = true;
    const question = order.question === undefined ? undefined : this.questions[order.question];
    if (order.kind === 'package') {
      order.into = 'package';
      order.package = this.packages.push({ left: prices.questions, isRefunded: false }) - 1;
    } else if (question?.status === 'awaiting_payment') {
      order.into = 'hold';
      Object.assign(question, { status: 'open', hold: 'held', paidBy: { order: at, amount: order.amount } });
    } else {
      order.into = 'wallet';
      this.wallet += order.amount;
    }
  }

  refund(at: number, total: number): void {
    const order = this.orders[at];
    if (!order) return;
    this.pay(at);
    const refunded = Math.min(total, order.amount);
    const back = refunded - order.refunded;
    if (back <= 0) return;
    order.refunded = refunded;
    const isWhole = refunded === order.amount;
    const bought = order.package === undefined ? undefined : this.packages[order.package];
    const question = order.question === undefined ? undefined : this.questions[order.question];
    if (bought) {
      if (isWhole) Object.assign(bought, { left: 0, isRefunded: true });
    } else if (order.into === 'hold' && question?.hold === 'held') {
      if (isWhole) Object.assign(question, { hold: 'refunded', status: 'refused' });
    } else if (order.into === 'wallet' || question?.hold === 'released')
      this.wallet -= Math.min(this.wallet, back);
  }

  /** @returns whether it was bought */
  buyPackage(): boolean {
    if (this.wallet < prices.pkg) return false;
    this.wallet -= prices.pkg;
    this.packages.push({ left: prices.questions, isRefunded: false });
    return true;
  }

  payFromBalance(at: number): boolean {
    const question = this.questions[at];
    if (question?.status !== 'awaiting_payment' || this.wallet < prices.ask) return false;
    this.wallet -= prices.ask;
    Object.assign(question, { status: 'open', hold: 'held', paidBy: { amount: prices.ask } });
    return true;
  }

  payFromPackage(at: number): boolean {
    const question = this.questions[at];
    const usable = this.packages.findIndex(({ left }) => left > 0);
    const found = this.packages[usable];
    if (question?.status !== 'awaiting_payment' || !found) return false;
    found.left -= 1;
    Object.assign(question, { status: 'open', hold: 'held', paidBy: { package: usable, amount: 0 } });
    return true;
  }

  answer(at: number): boolean {
    const question = this.questions[at];
    if (question?.status !== 'open') return false;
    Object.assign(question, { status: 'answered', hold: 'captured' });
    return true;
  }

  refuse(at: number): boolean {
    const question = this.questions[at];
    if (question?.status !== 'open') return false;
    Object.assign(question, { status: 'refused', hold: 'released' });
    const { paidBy } = question;
    this.wallet += paidBy?.amount ?? 0;
    const back = paidBy?.package === undefined ? undefined : this.packages[paidBy.package];
    if (back && !back.isRefunded) back.left += 1;
    return true;
  }
}
