import type { BenchData } from './database.ts';
import { startPortal } from './portal.ts';
import type { Row } from './row.ts';

const tries = 200;
const atOnce = 4;
const accounts = 20;
const token = 'c'.repeat(43);
const password = 'ლურჯი ჩიტი 2026';

type Form = Readonly<Record<string, string>>;

/** The calls to measure, by the address of an existing or a missing account. */
const calls: Readonly<Record<string, (email: string) => Form>> = {
  'sign-in': (email) => ({ email, password: 'not the one' }),
  'sign-up': (email) => ({ ...person, email, password }),
  recover: (email) => ({ email }),
};
const person = { first_name: 'ნინო', last_name: 'ბერიძე', gender: 'female', birthday: '1990-05-17' };

/** Row 9: whether the duration of an answer reveals that an address has an account. */
export async function benchEvenAnswers(data: BenchData): Promise<Row[]> {
  const portal = await startPortal({ ...data.environment, TRUST_PROXY: '127.0.0.1' });
  const known = Array.from({ length: accounts }, (_, at) => `known${at}@example.ge`);
  try {
    for (const email of known) await post(portal.url, 'sign-up', { ...person, email, password });
    const rows: Row[] = [];
    for (const [call, form] of Object.entries(calls)) {
      const times = { known: 0, unknown: 0 };
      const timeOne = async (at: number) => {
        const there = known[at % accounts] ?? '';
        // Alternates the order within the pairs.
        for (const kind of at % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
          const took = await post(
            portal.url,
            call,
            form(kind === 'known' ? there : `${call}${at}@example.ge`),
          );
          times[kind] += took;
        }
      };
      let next = 0;
      await Promise.all(
        Array.from({ length: atOnce }, async () => {
          while (next < tries) await timeOne(next++);
        }),
      );
      const difference = Math.abs(times.known / times.unknown - 1) * 100;
      rows.push({
        number: 9,
        what: `${call}, means of ${tries} tries with and without an account`,
        measured: `${difference.toFixed(1)} % apart (${(times.known / tries).toFixed(0)} ms, ${(times.unknown / tries).toFixed(0)} ms)`,
        target: '<= 5 %',
        meets: difference <= 5,
      });
    }
    return rows;
  } finally {
    await portal.stop();
  }
}

let asked = 0;

/** Sends a call from a new client address, to avoid rate limits. @returns its duration in ms */
async function post(base: string, call: string, form: Form): Promise<number> {
  asked += 1;
  const began = performance.now();
  const answer = await fetch(`${base}/api/auth/${call}/`, {
    method: 'POST',
    headers: {
      cookie: `csrftoken=${token}`,
      'x-csrftoken': token,
      'x-forwarded-for': `10.9.${Math.floor(asked / 250)}.${asked % 250}`,
    },
    body: new URLSearchParams(form),
  });
  const body = await answer.text();
  const took = performance.now() - began;
  if (answer.status !== (call === 'sign-in' ? 400 : 200))
    throw new Error(`${call} answered ${answer.status} ${body}`);
  return took;
}
