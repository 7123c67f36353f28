import type { BogRedirect, CartuForm } from '#shared/contracts/payments.ts';
import { accountMessages } from '#shared/language/ka/accounts.ts';
import { session } from '#web/data/session/browser-session.ts';
import { CallRefused } from '#web/data/session/call-refused.ts';
import { calls } from '#web/data/session/session.ts';
import { showAccountToast } from '#web/data/toasts.ts';

export type PaymentMethod = 'package' | 'balance' | 'cartu' | 'bog';

/** What is paid for, as the payment calls name it. Without an operation the balance is filled. */
export interface Payment {
  readonly value?: string;
  readonly operation?: 'ask' | 'pkg';
  readonly service?: string;
  readonly question?: string;
}

/** SPEC.md section 9: the card form goes off by itself after so many milliseconds. */
const formDelay = 500;
/** The bank knows the language of its page by a name of its own. */
const bankNames: Readonly<Record<string, string>> = { language: 'xDDDSProxy.Language' };

/**
 * Pays (SPEC.md section 4). At a bank the browser leaves the page; from balance and package it is silent.
 * @returns whether it was paid here and now.
 */
export async function pay(method: PaymentMethod, payment: Payment): Promise<boolean> {
  if (session.state().status !== 'user') {
    showAccountToast('error', accountMessages.unauthenticated);
    return false;
  }
  const { value, service, ...rest } = payment;
  switch (method) {
    case 'cartu': {
      const { url, params } = (await post(calls.cartu, { ...payment })) as CartuForm;
      submitForm(url, params);
      await untilBack();
      return false;
    }
    case 'bog': {
      const { redirect } = (await post(calls.bog, { ...payment })) as BogRedirect;
      location.assign(redirect.href);
      await untilBack();
      return false;
    }
    case 'balance':
      await post(calls.billing, { ...rest, service });
      await session.verify();
      return true;
    case 'package':
      // A question without a service is one of a package (CONTRACT.md section 7).
      await post(calls.billing, rest);
      return true;
  }
}

let key: { readonly of: string; readonly value: string } | undefined;

/** The same payment pressed again without an answer in between keeps its key, so that it is made once. */
async function post(path: string, values: Readonly<Record<string, string | undefined>>): Promise<unknown> {
  const of = JSON.stringify([path, values]);
  if (key?.of !== of) key = { of, value: makeKey() };
  try {
    const answer = await session.pay(path, values, key.value);
    key = undefined;
    return answer;
  } catch (error) {
    if (error instanceof CallRefused && error.status < 500) key = undefined;
    throw error;
  }
}

const makeKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Hands the payer over to the bank. */
function submitForm(url: string, params: Readonly<Record<string, string>>): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = url;
  form.hidden = true;
  for (const [name, value] of Object.entries(params)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = bankNames[name] ?? name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  setTimeout(() => {
    form.submit();
    form.remove();
  }, formDelay);
}

/** The page is being left; it goes on when the payer comes back to it as it stood. */
function untilBack(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('pageshow', () => resolve(), { once: true });
  });
}
