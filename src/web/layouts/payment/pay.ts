import type { AnswerOf, Call, InputOf } from '#shared/contracts/call.ts';
import { payFromBalance, startBogPayment, startCartuPayment } from '#shared/contracts/payments.ts';
import { accountMessages } from '#shared/language/ka/account/accounts.ts';
import { callApi, session } from '#web/data/session/browser-session.ts';
import { CallRefused } from '#web/data/session/call-refused.ts';
import { showAccountToast } from '#web/data/toasts.ts';

export type PaymentMethod = 'package' | 'balance' | 'cartu' | 'bog';

/** The payment's purpose in the fields of the payment calls. Without an operation it fills the balance. */
export interface Payment {
  readonly value?: string;
  readonly operation?: 'ask' | 'pkg';
  readonly service?: string;
  readonly question?: string;
}

/** Delay before the card form is submitted, in milliseconds (SPEC.md section 9). */
const formDelayMs = 500;
/** Field names that differ at the bank. */
const bankFieldNames: Readonly<Record<string, string>> = { language: 'xDDDSProxy.Language' };

/**
 * Pays (SPEC.md section 4). Bank payments leave the page; payments from balance and package happen in place.
 * @returns whether the payment is completed
 */
export async function pay(method: PaymentMethod, payment: Payment): Promise<boolean> {
  if (session.state().status !== 'user') {
    showAccountToast('error', accountMessages.unauthenticated);
    return false;
  }
  const { operation, service, question } = payment;
  switch (method) {
    case 'cartu': {
      const { url, params } = await sendOnce(startCartuPayment, payment);
      submitForm(url, params);
      await waitForReturn();
      return false;
    }
    case 'bog': {
      const { redirect } = await sendOnce(startBogPayment, payment);
      location.assign(redirect.href);
      await waitForReturn();
      return false;
    }
    case 'balance':
      await sendOnce(payFromBalance, { operation, service, question });
      await session.verify();
      return true;
    case 'package':
      // Without a service the question is taken from a package (CONTRACT.md section 7).
      await sendOnce(payFromBalance, { operation, question });
      return true;
  }
}

let pendingKey: { readonly payload: string; readonly value: string } | undefined;

/**
 * Sends a payment with an idempotency key. A retry of the same payment without a response in between reuses the key,
 * so that it is made once.
 */
async function sendOnce<One extends Call>(call: One, input: InputOf<One>): Promise<AnswerOf<One>> {
  const payload = JSON.stringify([call.path, input]);
  if (pendingKey?.payload !== payload) pendingKey = { payload, value: createIdempotencyKey() };
  try {
    const answer = await callApi(call, input, { idempotencyKey: pendingKey.value });
    pendingKey = undefined;
    return answer;
  } catch (error) {
    if (error instanceof CallRefused && error.status < 500) pendingKey = undefined;
    throw error;
  }
}

const createIdempotencyKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Submits the payment form to the bank. */
function submitForm(url: string, params: Readonly<Record<string, string>>): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = url;
  form.hidden = true;
  for (const [name, value] of Object.entries(params)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = bankFieldNames[name] ?? name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  setTimeout(() => {
    form.submit();
    form.remove();
  }, formDelayMs);
}

/** Resolves when the payer returns to this page from the back/forward cache. */
function waitForReturn(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('pageshow', () => resolve(), { once: true });
  });
}
