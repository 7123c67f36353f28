import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccountClient, linkIn, somebody, tokenIn } from '#tests/support/account-client.ts';
import { buildPortal, type TestPortal } from '#tests/support/build-app.ts';

let portal: TestPortal;
let client: ReturnType<typeof createAccountClient>;
let server: SMTPServer;
const received: Email[] = [];

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', async () => {
        const letter = await PostalMime.parse(Buffer.concat(parts));
        // The client sends no cookie of its device, so every sign-in is told.
        if (!letter.subject?.includes('ახალი მოწყობილობიდან')) received.push(letter);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  portal = await buildPortal({
    environment: { SMTP_URL: `smtp://127.0.0.1:${port}`, SITE_URL: 'https://salbuni.example' },
  });
  client = createAccountClient(portal.app);
});
afterAll(async () => {
  await portal.close();
  await new Promise<void>((resolve) => server.close(() => resolve()));
});

const nextMail = async (): Promise<Email> => {
  const before = received.length;
  await portal.deliverMail();
  expect(received).toHaveLength(before + 1);
  return received[before]!;
};

describe('the whole circle of an account', () => {
  it('goes from sign-up to sign-out with mail over SMTP', async () => {
    const signedUp = await client.post('/api/auth/sign-up/', somebody);
    expect(signedUp.status).toBe(200);
    expect(Object.keys(signedUp.body)).toEqual(['msg']);

    const confirmation = await nextMail();
    expect(confirmation.to?.[0]?.address).toBe(somebody.email);
    expect(confirmation.subject).toContain('დაადასტურეთ');
    expect(confirmation.html).toContain('დადასტურება');

    const first = await client.signIn();
    const info = await client.verify(first.access);
    expect(info).toMatchObject({
      status: 200,
      body: {
        email: somebody.email,
        first_name: 'ნინო',
        last_name: 'ბერიძე',
        gender: 'female',
        birthday: '1990-05-17',
        phone: '',
        balance: '0.00',
        roles: [],
        email_verified: false,
        consultant_id: null,
      },
    });

    const link = new URL(linkIn(confirmation.text ?? ''));
    expect(link.origin).toBe('https://salbuni.example');
    const opened = await portal.app.inject(link.pathname + link.search);
    expect(opened.statusCode).toBe(302);
    expect(opened.headers.location).toBe('/authentication/signin/?confirmed=yes');
    expect((await client.verify(first.access)).body.email_verified).toBe(true);

    for (const _ of [1, 2]) {
      const refreshed = await client.post('/api/auth/refresh/', { refresh_token: first.refresh });
      expect(refreshed.status).toBe(200);
      expect((await client.verify(String(refreshed.body.access_token))).status).toBe(200);
    }

    const changed = await client.post(
      '/api/auth/profile/',
      { first_name: 'ნინა', phone: '+995 555 12-34-56' },
      { bearer: first.access },
    );
    expect(changed.body).toMatchObject({ first_name: 'ნინა', last_name: 'ბერიძე', phone: '+995555123456' });

    const elsewhere = await client.signIn();
    const newPassword = 'ახალი პაროლი 2026';
    const repassworded = await client.post(
      '/api/auth/profile/',
      { password: somebody.password, new_password: newPassword },
      { bearer: first.access },
    );
    expect(repassworded.status).toBe(200);
    expect((await client.verify(first.access)).status).toBe(200);
    expect((await client.verify(elsewhere.access)).status).toBe(401);
    expect((await nextMail()).subject).toContain('პაროლი შეიცვალა');

    expect((await client.post('/api/auth/recover/', { email: somebody.email })).status).toBe(200);
    const token = tokenIn((await nextMail()).text ?? '');
    const reset = await client.post('/api/auth/reset/', { token, password: somebody.password });
    expect(reset.status).toBe(200);
    expect((await client.verify(first.access)).status).toBe(401);
    expect((await client.post('/api/auth/refresh/', { refresh_token: first.refresh })).status).toBe(401);
    expect((await nextMail()).subject).toContain('პაროლი შეიცვალა');

    const last = await client.signIn();
    expect(await client.post('/api/auth/sign-out/', { refreshToken: last.refresh })).toMatchObject({
      status: 200,
      body: {},
    });
    expect((await client.verify(last.access)).status).toBe(401);
    expect((await client.post('/api/auth/refresh/', { refresh_token: last.refresh })).status).toBe(401);
  });

  it('tells the owner of a taken address, and nobody else', async () => {
    const fresh = await client.post('/api/auth/sign-up/', { ...somebody, email: 'giorgi@example.ge' });
    expect((await nextMail()).subject).toContain('დაადასტურეთ');
    const taken = await client.post('/api/auth/sign-up/', { ...somebody, first_name: 'სხვა' });
    expect(taken).toMatchObject({ status: fresh.status, body: fresh.body });
    const mail = await nextMail();
    expect(mail.to?.[0]?.address).toBe(somebody.email);
    expect(mail.subject).toContain('უკვე რეგისტრირებულია');
    expect(mail.text).not.toContain('სხვა');
  });
});
