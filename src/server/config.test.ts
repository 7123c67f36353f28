import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type Environment, readConfig } from './config.ts';

const directory = mkdtempSync(join(tmpdir(), 'salbuni-config-'));
afterAll(() => rmSync(directory, { recursive: true }));
const read = (environment: Environment = {}) => readConfig({ DATA_DIR: directory, ...environment });

describe('the settings', () => {
  it('are what the contract says when nothing is set, empty values too', () => {
    const expected = {
      ...{ HOST: '127.0.0.1', PORT: 3000, SITE_URL: 'http://127.0.0.1:3000', SITE_NAME: 'სალბუნი' },
      ...{ DATA_DIR: directory, MEDIA_URL: '/media/', SEED: 'demo', LOG_LEVEL: 'info' },
    };
    expect(read()).toMatchObject(expected);
    const empty = { DATABASE_URL: '', REDIS_URL: '', SMTP_URL: '', SITE_URL: '', AUTH_SECRET: '' };
    expect(read(empty)).toMatchObject(expected);
    expect(read(empty).DATABASE_URL).toBeUndefined();
  });

  it('take addresses and networks to be believed', () => {
    const TRUST_PROXY = '10.0.0.1, 10.0.0.0/8,::1,fc00::/7';
    expect(read({ TRUST_PROXY }).TRUST_PROXY).toBe(TRUST_PROXY);
  });

  it('keep a secret of their own, for their owner alone', () => {
    const secret = read().AUTH_SECRET;
    const path = join(directory, 'secrets.json');
    expect(read().AUTH_SECRET).toBe(secret);
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({ AUTH_SECRET: secret });
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  it.each<[string, Environment]>([
    ['PORT', { PORT: 'abc' }],
    ['PORT', { PORT: '70000' }],
    ['PORT', { PORT: '1.5' }],
    ['HOST', { HOST: '999.1.1.1' }],
    ['HOST', { HOST: 'two words' }],
    ['SITE_URL', { SITE_URL: 'ftp://a.example' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://a' }],
    ['REDIS_URL', { REDIS_URL: 'http://a' }],
    ['SMTP_URL', { SMTP_URL: 'a.example' }],
    ['MAIL_FROM', { MAIL_FROM: 'nobody' }],
    ['MEDIA_URL', { MEDIA_URL: 'media' }],
    ['AUTH_SECRET', { AUTH_SECRET: 'short' }],
    ['AUTH_SECRET: is required', { NODE_ENV: 'production', DATABASE_URL: 'postgres://a/b' }],
    ['SEED', { SEED: 'yes' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'every body' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.1, 999.9.9.9' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/33' }],
    ['DATA_DIR', { DATA_DIR: '/dev/null/x' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['CARTU_URL', { CARTU_URL: 'bank' }],
    ['CARTU_MERCHANT_ID: is required', { CARTU_URL: 'https://bank.example/' }],
    ['CARTU_PUBLIC_KEY', { CARTU_PUBLIC_KEY: '/no/such.pem' }],
    ['CARTU_PUBLIC_KEY', { CARTU_PUBLIC_KEY: '/dev/null' }],
    ['CARTU_AMOUNT_UNIT', { CARTU_AMOUNT_UNIT: 'tetri' }],
    ['BOG_CLIENT_SECRET: is required', { BOG_API_URL: 'https://bank.example/payments/v1' }],
    ['BOG_TOKEN_URL', { BOG_TOKEN_URL: 'x' }],
    ['BOG_PUBLIC_KEY', { BOG_PUBLIC_KEY: '/no/such.pem' }],
    ['PAYMENTS', { PAYMENTS: 'real' }],
    ['VIDEO_AD_TAG_URL', { VIDEO_AD_TAG_URL: 'x' }],
    ['NODE_ENV', { NODE_ENV: 'prod' }],
  ])('name what is wrong: %s %j', (name, environment) => {
    expect(() => read(environment)).toThrow(new RegExp(`(^|\\n)${name}`));
  });
});
