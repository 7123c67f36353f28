import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRateLimits } from '#server/adapters/rate-limits/rate-limits.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/connect.ts';
import { wireAccounts } from '#server/features/accounts/accounts.wiring.ts';
import { wireEnqueueMail } from '#server/features/mail/mail.wiring.ts';
import { tokenIn } from '#tests/support/account-client.ts';
import { authenticatorOf } from '#tests/support/authenticator.ts';
import { createServerDatabase, serverUrl } from '#tests/support/database.ts';

const run = promisify(execFile);
const directory = mkdtempSync(join(tmpdir(), 'salbuni-staff-'));
let server: Awaited<ReturnType<typeof createServerDatabase>> | undefined;
let environment: Record<string, string>;

beforeAll(async () => {
  server = serverUrl ? await createServerDatabase(serverUrl) : undefined;
  environment = {
    DATA_DIR: directory,
    AUTH_SECRET: 'b4jWc2Zq8Tn6RyXv0KmLs3PdHf7GuAe1',
    SITE_URL: 'https://salbuni.example',
    ...(server ? { DATABASE_URL: server.url } : {}),
  };
});
afterAll(async () => {
  await server?.drop();
  rmSync(directory, { recursive: true, force: true });
});

/** `npm run staff` without npm. */
const staff = (...options: string[]) =>
  run(process.execPath, ['scripts/operate.ts', 'staff', ...options], {
    env: { PATH: '/usr/bin', ...environment },
  }).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    ({ code, stderr }) => ({ code: Number(code), text: String(stderr) }),
  );

/** Opens the accounts of the portal with the same data. */
async function openAccounts() {
  const config = readConfig(environment);
  const database = await openDatabase({ url: config.DATABASE_URL, directory: join(directory, 'postgres') });
  const rateLimits = openRateLimits({ onError: () => {} });
  const accounts = wireAccounts({
    config,
    db: database.db,
    rateLimits,
    enqueueMail: wireEnqueueMail({ now: Date.now }),
    now: Date.now,
  });
  return {
    ...accounts,
    end: async () => {
      await accounts.close();
      await database.close();
    },
  };
}

describe('npm run staff', () => {
  it('prints everything that a new editor needs to sign in', async () => {
    const { code, text } = await staff('--email', 'Editor@example.ge', '--role', 'editor');
    expect([code, text]).toEqual([0, expect.stringContaining('editor@example.ge: editor')]);
    expect(text).toMatch(/^https:\/\/salbuni\.example\/authentication\/reset\/\?token=/m);
    expect(text).toMatch(/^otpauth:\/\/totp\/\S+$/m);
    expect(text.match(/^[a-z2-7]{8}-[a-z2-7]{8}$/gm)).toHaveLength(10);

    const origin = { address: '10.0.0.1', agent: 'test' };
    const accounts = await openAccounts();
    const password = 'ძალიან კარგი პაროლი';
    await accounts.recovery.reset({ origin, token: tokenIn(text), password });
    const attempt = { origin, email: 'editor@example.ge', password };
    await expect(accounts.signIn.signIn(attempt)).rejects.toMatchObject({
      code: 'two_factor_required',
    });
    const { tokens } = await accounts.signIn.signIn({
      ...attempt,
      code: authenticatorOf(text).codeAt(Date.now()),
    });
    expect(await accounts.profile.verify(tokens.access_token)).toMatchObject({ roles: ['editor'] });
    await accounts.end();
  }, 60_000);

  it.each([
    [['--email', 'editor@example.ge', '--role', 'king'], '„king“ is no role'],
    [['--role', 'editor'], 'are needed'],
    [['--email', 'nobody', '--role', 'editor'], 'is no e-mail address'],
    [['--email', 'a@example.ge', '--role', 'consultant', '--consultant', 'x'], 'is a number'],
    [['--email', 'a@example.ge', '--role', 'author', '--author', '0'], '--author is a number'],
  ])('says what is missing: %j', async (options, complaint) => {
    expect(await staff(...options)).toEqual({ code: 1, text: expect.stringContaining(complaint) });
  });
});
