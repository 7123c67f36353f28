/** A separate process for row 8: sends concurrent sign-ins and prints the answers' statuses. */
import { request } from 'node:http';

const [base = '', count = '0'] = process.argv.slice(2);
const token = 'c'.repeat(43);

function signIn(number: number): Promise<string> {
  const body = new URLSearchParams({
    email: `storm${number}@example.ge`,
    password: 'not the one',
  }).toString();
  return new Promise((resolve) => {
    request(
      new URL('/api/auth/sign-in/', base),
      {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'content-length': Buffer.byteLength(body),
          cookie: `csrftoken=${token}`,
          'x-csrftoken': token,
          'x-forwarded-for': `10.${number % 250}.${Math.floor(number / 250)}.1`,
        },
      },
      (answer) => {
        answer.resume();
        answer.once('end', () => resolve(String(answer.statusCode)));
      },
    )
      .once('error', (error) => resolve(String(error)))
      .end(body);
  });
}

const began = performance.now();
const answered = await Promise.all(Array.from({ length: Number(count) }, (_, number) => signIn(number)));
const statuses: Record<string, number> = {};
for (const status of answered) statuses[status] = (statuses[status] ?? 0) + 1;
process.stdout.write(JSON.stringify({ statuses, seconds: (performance.now() - began) / 1000 }));
