import { officeText } from '#shared/language/ka/office/office.ts';
import { formMessages } from '#shared/language/ka/site/forms.ts';
import { callApi } from '#web/data/session/browser-session.ts';
import { CallRefused } from '#web/data/session/call-refused.ts';
import { factorRequests } from './second-factor.ts';

/** The server takes so many calls a second of an account (429), and none while it is away (503): they are sent again after a second. */
const retriedStatuses: ReadonlySet<number> = new Set([429, 503]);
const retryDelayMs = 1_000;
const maxAttempts = 4;

/** The server takes twenty calls a second of one account: more of them wait here for their turn, with some room for other windows. */
const callsPerSecond = 16;
const begun: number[] = [];

async function takeTurn(): Promise<void> {
  const now = performance.now();
  const earliest = (begun.at(-callsPerSecond) ?? Number.NEGATIVE_INFINITY) + 1_000;
  const turn = Math.max(now, earliest);
  begun.push(turn);
  if (begun.length > callsPerSecond) begun.shift();
  if (turn > now) await new Promise((resolve) => setTimeout(resolve, turn - now));
}

/** Sends a call of the office with the session's token. Where it needs a fresh second factor, the person is asked for it first. */
export const callOffice: typeof callApi = async (call, input, options) => {
  for (let attempt = 1; ; attempt += 1) {
    await takeTurn();
    try {
      return await callApi(call, input, options);
    } catch (error) {
      if (hasCode(error, 'second_factor_old') && attempt === 1 && (await factorRequests.ask())) continue;
      const isPassing = error instanceof CallRefused && retriedStatuses.has(error.status);
      if (!isPassing || attempt === maxAttempts) throw error;
      await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
    }
  }
};

/** A refusal in words: of the whole, or else of its fields. Without an answer the network is away. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof CallRefused)) return officeText.offline;
  const { __all__: general = [] } = error.error ?? {};
  if (general.length > 0) return general.map(({ message }) => message).join(' ');
  const atFields = Object.values(error.fields).flatMap((each) => each.map(({ message }) => message));
  return [...new Set(atFields)].join('. ') || officeText.failed;
}

/** Says what to do where the portal's own sentence says only that something lacks. */
const adviceOf = (message = ''): string => (message === formMessages.required ? officeText.fillIn : message);

/** The first complaint about each field. */
export const fieldErrorsOf = (error: unknown): Readonly<Record<string, string>> =>
  error instanceof CallRefused
    ? Object.fromEntries(
        Object.entries(error.fields).map(([name, [first]]) => [name, adviceOf(first?.message)]),
      )
    : {};

export const hasCode = (error: unknown, code: string): boolean =>
  error instanceof CallRefused && error.hasCode(code);

const keys = new Map<string, string>();

/**
 * Sends an act on money under an Idempotency-Key: after a lost answer or a failure of the server the same act again is a repeat,
 * after an answer it is a new one.
 */
export const callOfficeOnce: typeof callApi = async (call, input) => {
  const act = call.path + JSON.stringify(input);
  const idempotencyKey = keys.get(act) ?? crypto.randomUUID();
  keys.set(act, idempotencyKey);
  try {
    const answer = await callOffice(call, input, { idempotencyKey });
    keys.delete(act);
    return answer;
  } catch (error) {
    if (error instanceof CallRefused && error.status < 500) keys.delete(act);
    throw error;
  }
};
