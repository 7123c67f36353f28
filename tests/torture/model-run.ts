import { generateKeyPairSync } from 'node:crypto';
import fc from 'fast-check';
import type { Paying } from '#tests/support/paying.ts';
import { rareSteps, type Step, steps } from './model-steps.ts';
import { type ModelOrder, MoneyModel, prices } from './money-model.ts';

const { privateKey: strangeKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

interface Things {
  readonly ask: number;
  readonly pkg: number;
  readonly consultantId: number;
}

/**
 * Performs random steps on new accounts and compares portal and model after each.
 * @throws the difference, with the steps shrunk
 */
export async function runModel(paying: Paying, runs: number): Promise<void> {
  const things: Things = {
    ask: await paying.makeService('ask', prices.ask),
    pkg: await paying.makeService('pkg', prices.pkg, prices.questions),
    consultantId: await paying.portal.make.consultant(),
  };
  await fc.assert(
    fc.asyncProperty(steps, async (happened) => {
      await play(paying, things, happened);
    }),
    { numRuns: runs, endOnFailure: false, examples: rareSteps.map((one) => [[...one]]) },
  );
  const findings = await paying.audit();
  if (findings > 0) throw new Error(`the books do not add up: ${findings} findings`);
}

async function play(paying: Paying, things: Things, happened: readonly Step[]): Promise<void> {
  const model = new MoneyModel();
  const payer = (
    await paying.db
      .insertInto('account')
      .values({ email: `${crypto.randomUUID()}@example.ge` })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
  const real = createReal(paying, things, payer);
  for (const step of happened) {
    const isSame = await take(model, real, step);
    if (!isSame) throw new Error(`${JSON.stringify(step)} went one way on paper and another in the portal`);
    const [paper, found] = [drawModel(model), await real.draw()];
    if (paper !== found) throw new Error(`after ${JSON.stringify(step)}: ${found} instead of ${paper}`);
  }
}

const drawModel = (model: MoneyModel): string =>
  JSON.stringify([
    model.wallet,
    model.packages.map(({ left }) => left),
    model.questions.map(({ status }) => status),
    model.orders.map(({ isPaid, refunded }) => [isPaid, refunded]),
  ]);

/** Mostly a valid choice, sometimes any, to test refusals. */
function chooseFrom<Item>(
  items: readonly Item[],
  seed: number,
  suits: (item: Item, index: number) => boolean,
): number {
  const all = items.map((_, index) => index);
  const suiting = all.filter((index) => suits(items[index]!, index));
  const among = suiting.length === 0 || seed % 7 === 0 ? all : suiting;
  return among[seed % Math.max(among.length, 1)] ?? 0;
}

/** @returns whether model and portal agree */
async function take(model: MoneyModel, real: ReturnType<typeof createReal>, step: Step): Promise<boolean> {
  const seed = 'at' in step ? step.at : 0;
  const question = chooseFrom(model.questions, seed, ({ status }) =>
    step.do === 'answer' || step.do === 'refuse' ? status === 'open' : status === 'awaiting_payment',
  );
  const order = chooseFrom(model.orders, seed, ({ isPaid }, index) =>
    step.do === 'refund' ? real.isBog(index) && (isPaid || seed % 4 === 0) : !isPaid,
  );
  switch (step.do) {
    case 'ask':
      model.ask();
      await real.ask();
      return true;
    case 'order': {
      const isWaiting = model.questions[question]?.status === 'awaiting_payment';
      if (step.kind === 'question' && !isWaiting) return true;
      const amount = { topup: step.gel * 100, package: prices.pkg, question: prices.ask }[step.kind];
      model.order(step.kind, amount, step.kind === 'question' ? question : undefined);
      await real.order(step.bank, step.kind, amount, question);
      return true;
    }
    case 'bankSays':
      if (!model.orders[order]) return true;
      if (step.what === 'paid' || step.what === 'paid_again') model.pay(order);
      await real.bankSays(order, step.what);
      return true;
    case 'refund': {
      const known = model.orders[order];
      if (!known || !real.isBog(order)) return true;
      const total = Math.round(known.amount * step.share);
      model.refund(order, total);
      await real.refund(order, total);
      return true;
    }
    case 'buyPackage':
      return model.buyPackage() === (await real.buyPackage());
    default:
      if (!model.questions[question]) return true;
      return model[step.do](question) === (await real[step.do](question));
  }
}

/** Performs steps on the portal, in process. */
function createReal(paying: Paying, { ask, pkg, consultantId }: Things, accountId: number) {
  const { money, questions } = paying.portal.context;
  const ids: number[] = [];
  const orders: { code: string; bankId: string; amount: number; paymentId: string }[] = [];
  const held = (promise: Promise<unknown>) => promise.then(Boolean, refused);
  const bill = (form: { operation: 'pkg' | 'ask'; service?: number; question?: number | undefined }) =>
    held(
      money.balancePayments.bill({
        accountId,
        key: undefined,
        body: form,
        readForm: () => ({ service: undefined, question: undefined, ...form }),
      }),
    );

  async function order(
    bank: 'cartu' | 'bog',
    kind: ModelOrder['kind'],
    amount: number,
    question: number,
  ): Promise<void> {
    const form = {
      value: (amount / 100).toFixed(2),
      operation: { topup: undefined, package: 'pkg' as const, question: 'ask' as const }[kind],
      service: { topup: undefined, package: pkg, question: ask }[kind],
      question: kind === 'question' ? ids[question] : undefined,
    };
    const call = { accountId, key: undefined, body: form, readForm: () => form };
    if (bank === 'cartu') {
      const { params } = await money.bankPayments.startCartu(call);
      orders.push({ code: params.PurchaseDesc ?? '', bankId: '', amount, paymentId: '1' });
      return;
    }
    const { redirect } = await money.bankPayments.startBog(call);
    const bankId = new URL(redirect.href).searchParams.get('order_id') ?? '';
    const { code } = await paying.db
      .selectFrom('payment_order')
      .select('code')
      .where('provider_order_id', '=', bankId)
      .executeTakeFirstOrThrow();
    orders.push({ code, bankId, amount, paymentId: '1' });
  }

  async function bankSays(
    index: number,
    what: 'paid' | 'paid_again' | 'failed' | 'wrong_amount' | 'forged',
  ): Promise<void> {
    const { code, bankId, amount, paymentId } = orders[index]!;
    const told = what === 'wrong_amount' ? amount + 1 : amount;
    const strange = what === 'forged' ? strangeKey : undefined;
    if (bankId === '') {
      const alter =
        what === 'forged' ? (xml: string) => xml.replace(/<Amount>/, '<Amount >') : (xml: string) => xml;
      const id = what === 'paid_again' ? crypto.randomUUID().slice(0, 12) : paymentId;
      await paying.cartuCalls(code, what === 'failed' ? 'N' : 'Y', { amount: told, paymentId: id, alter });
      return;
    }
    const state = what === 'failed' ? 'rejected' : 'completed';
    const change = (receipt: Record<string, unknown>) => receipt;
    await paying.bogCalls({ code, id: bankId, amount: told, state }, change, strange);
  }

  async function refund(index: number, refunded: number): Promise<void> {
    const { code, bankId, amount } = orders[index]!;
    const state = refunded === amount ? 'refunded' : 'refunded_partially';
    await paying.bogCalls({ code, id: bankId, amount, state, refunded });
  }

  async function answer(index: number): Promise<boolean> {
    const claimed = { consultantId, id: ids[index] ?? 0 };
    if (!(await held(questions.consulting.claim(claimed)))) return false;
    return held(questions.consulting.answer({ ...claimed, text: 'დალიეთ წყალი და მიმართეთ ოჯახის ექიმს.' }));
  }

  async function draw(): Promise<string> {
    const { db } = paying;
    const [packages, asked, placed] = await Promise.all([
      db
        .selectFrom('userpackage')
        .select('questions_left')
        .where('account_id', '=', accountId)
        .orderBy('id')
        .execute(),
      db.selectFrom('question').select('status').where('account_id', '=', accountId).orderBy('id').execute(),
      db
        .selectFrom('payment_order')
        .select(['state', 'refunded'])
        .where('account_id', '=', accountId)
        .orderBy('id')
        .execute(),
    ]);
    return JSON.stringify([
      await paying.balance(accountId),
      packages.map((row) => row.questions_left),
      asked.map(({ status }) => status),
      placed.map(({ state, refunded: back }) => [
        /^(paid|refund_pending|partially_refunded|refunded)$/.test(state),
        Number(back),
      ]),
    ]);
  }

  return {
    ask: async () => void ids.push(await paying.makeQuestion(accountId, ask)),
    order,
    bankSays,
    refund,
    isBog: (index: number) => orders[index]?.bankId !== '',
    buyPackage: () => bill({ operation: 'pkg', service: pkg }),
    payFromBalance: (index: number) => bill({ operation: 'ask', service: ask, question: ids[index] }),
    payFromPackage: (index: number) => bill({ operation: 'ask', question: ids[index] }),
    answer,
    refuse: (index: number) => questions.deadlines.refuse({ id: ids[index] ?? 0, accountId: null }),
    draw,
  };
}

/** A refusal with a reason is a valid answer; other errors are not. */
function refused(error: unknown): false {
  if ((error as Error).name === 'Problem') return false;
  throw error;
}
