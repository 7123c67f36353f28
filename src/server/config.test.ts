import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type Environment, readConfig } from './config.ts';
import { maySimulateBanks } from './features/payments/banks/banks.wiring.ts';

const directory = mkdtempSync(join(tmpdir(), 'salbuni-config-'));
afterAll(() => rmSync(directory, { recursive: true }));
const read = (environment: Environment = {}) => readConfig({ DATA_DIR: directory, ...environment });

const pem = join(directory, 'key.pem');
const privatePem = join(directory, 'private.pem');
const brokenPem = join(directory, 'broken.pem');
const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
writeFileSync(pem, pair.publicKey.export({ type: 'spki', format: 'pem' }));
writeFileSync(privatePem, pair.privateKey.export({ type: 'pkcs8', format: 'pem' }));
writeFileSync(brokenPem, '-----BEGIN PUBLIC KEY-----');

const random = 'vX3q9ZpL7wRk2TnB5mYc8HsD4jFg6UaE1oQiNtKe';

describe('the settings', () => {
  it("have the contract's defaults when unset or empty", () => {
    const expected = {
      ...{ HOST: '127.0.0.1', PORT: 3000, SITE_URL: 'http://127.0.0.1:3000', SITE_NAME: 'სალბუნი' },
      ...{ DATA_DIR: directory, MEDIA_URL: '/media/', SEED: 'demo', LOG_LEVEL: 'info' },
    };
    expect(read()).toMatchObject(expected);
    const empty = { DATABASE_URL: '', REDIS_URL: '', SMTP_URL: '', SITE_URL: '', AUTH_SECRET: '' };
    expect(read(empty)).toMatchObject(expected);
    expect(read(empty).DATABASE_URL).toBeUndefined();
  });

  it('are unset by an empty value, also where there is a default', () => {
    const names = ['HOST', 'PORT', 'SITE_NAME', 'MEDIA_URL', 'LOG_LEVEL', 'NODE_ENV', 'S3_REGION', 'SEED'];
    const sampler = 'OTEL_TRACES_SAMPLER_ARG';
    const empty = Object.fromEntries(
      [...names, sampler, 'PAYMENTS', 'TRUST_PROXY'].map((name) => [name, '']),
    );
    expect(read(empty)).toEqual(read());
    expect(read(empty).PORT).toBe(3000);
  });

  it('have the address of the site in the form that browsers compare', () => {
    expect(read({ SITE_URL: 'HTTPS://Portal.Example:443//' }).SITE_URL).toBe('https://portal.example');
    expect(read({ SITE_URL: 'http://[::1]:3000/' }).SITE_URL).toBe('http://[::1]:3000');
  });

  it('say what to do with a damaged file of the secret', () => {
    const damaged = mkdtempSync(join(directory, 'damaged-'));
    writeFileSync(join(damaged, 'secrets.json'), '');
    expect(() => readConfig({ DATA_DIR: damaged })).toThrow(
      /^AUTH_SECRET: .*secrets\.json is damaged; put it back/,
    );
  });

  it('have a drain time where a load balancer may be in front', () => {
    expect(read().DRAIN_SECONDS).toBe(0);
    expect(read({ SITE_URL: 'https://salbuni.example', DRAIN_SECONDS: '' }).DRAIN_SECONDS).toBe(5);
    expect(read({ DRAIN_SECONDS: '2' }).DRAIN_SECONDS).toBe(2);
  });

  it('accept addresses and networks of trusted proxies', () => {
    const TRUST_PROXY = '10.0.0.1, 10.0.0.0/8,::1,fc00::/7';
    expect(read({ TRUST_PROXY }).TRUST_PROXY).toBe(TRUST_PROXY);
  });

  it('generate a secret that only the owner can read', () => {
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
    ['SITE_URL: .*without a path', { SITE_URL: 'https://a.example/portal' }],
    ['SITE_URL: .*without a path', { SITE_URL: 'https://a.example?a=1' }],
    ['SITE_URL: .*without a path', { SITE_URL: 'https://me:secret@a.example' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://a' }],
    ['MAP_TILES', { MAP_TILES: 'https://tiles.example/{z}/{x}.png' }],
    ['REDIS_URL', { REDIS_URL: 'http://a' }],
    ['SMTP_URL', { SMTP_URL: 'a.example' }],
    ['MAIL_FROM', { MAIL_FROM: 'nobody' }],
    ['MEDIA_URL', { MEDIA_URL: 'media' }],
    ['AUTH_SECRET', { AUTH_SECRET: 'short' }],
    ['SEED', { SEED: 'yes' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'every body' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.1, 999.9.9.9' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/33' }],
    ['METRICS_ALLOW', { METRICS_ALLOW: 'office' }],
    ['DRAIN_SECONDS', { DRAIN_SECONDS: '5s' }],
    ['DRAIN_SECONDS', { DRAIN_SECONDS: '-1' }],
    ['DATA_DIR', { DATA_DIR: '/dev/null/x' }],
    ['DATA_DIR', { DATA_DIR: '/proc/x/y' }],
    ['DATA_DIR', { DATA_DIR: '/proc/x', AUTH_SECRET: 'r4nd0m-secret-of-thirty-two-letters-or-more' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['CARTU_URL', { CARTU_URL: 'bank' }],
    ['CARTU_MERCHANT_ID: is required', { CARTU_URL: 'https://bank.example/' }],
    ['CARTU_PUBLIC_KEY', { CARTU_PUBLIC_KEY: '/no/such.pem' }],
    ['CARTU_PUBLIC_KEY', { CARTU_PUBLIC_KEY: '/dev/null' }],
    ['CARTU_PUBLIC_KEY', { CARTU_PUBLIC_KEY: directory }],
    ['CARTU_PUBLIC_KEY', { CARTU_PUBLIC_KEY: brokenPem }],
    ['CARTU_PUBLIC_KEY', { CARTU_PUBLIC_KEY: privatePem }],
    ['CARTU_URL: is required when CARTU_MERCHANT_ID is set', { CARTU_MERCHANT_ID: '1' }],
    ['BOG_API_URL: is required when BOG_CLIENT_ID is set', { BOG_CLIENT_ID: '1', BOG_CLIENT_SECRET: '2' }],
    ['BOG_API_URL', { BOG_PUBLIC_KEY: pem, PAYMENTS: 'sandbox' }],
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

describe('a public site', () => {
  const site = { SITE_URL: 'https://portal.example' };
  const database = { DATABASE_URL: 'postgres://a/b' };
  const cartu = {
    CARTU_URL: 'https://bank.example/pay',
    CARTU_MERCHANT_ID: '1',
    CARTU_PUBLIC_KEY: pem,
  };

  it('is one with an address that is not loopback, and any in production', () => {
    expect(read().isPublicSite).toBe(false);
    for (const SITE_URL of [
      'http://localhost:3000',
      'http://127.1.2.3',
      'http://[::1]:80',
      'http://a.localhost',
    ])
      expect(read({ SITE_URL }).isPublicSite, SITE_URL).toBe(false);
    expect(read(site).isPublicSite).toBe(true);
    expect(read({ HOST: '0.0.0.0', SITE_URL: 'http://localhost:3000' }).isPublicSite).toBe(false);
    expect(read({ NODE_ENV: 'production' }).isPublicSite).toBe(true);
    expect(read({ SITE_URL: 'https://127.0.0.1.example' }).isPublicSite).toBe(true);
    expect(read({ SITE_URL: 'https://localhost.example' }).isPublicSite).toBe(true);
  });

  it('is seeded with the starter content, never with the demonstration', () => {
    expect(read(site).SEED).toBe('starter');
    expect(read({ NODE_ENV: 'production' }).SEED).toBe('starter');
    expect(read({ ...site, SEED: 'none' }).SEED).toBe('none');
    expect(() => read({ ...site, SEED: 'demo' })).toThrow(/^SEED: .*SEED=starter/);
  });

  it.each<[string, Environment]>([
    ['SITE_URL: .*https://portal.example:81', { SITE_URL: 'http://portal.example:81' }],
    ['SITE_URL: is required .*https', { HOST: '192.0.2.1' }],
    ['SITE_URL: is required .*http://localhost:81', { HOST: '0.0.0.0', PORT: '81' }],
    ['SITE_URL: is required .*https', { HOST: '::' }],
    ['AUTH_SECRET: is required', { ...site, ...database }],
    ['AUTH_SECRET: is required', { NODE_ENV: 'production', ...database }],
    ['AUTH_SECRET: can be guessed', { ...site, AUTH_SECRET: 'a'.repeat(32) }],
    ['AUTH_SECRET: can be guessed', { ...site, AUTH_SECRET: 'please-change-me-please-change-me' }],
    ['AUTH_SECRET: can be guessed', { ...site, AUTH_SECRET: 'abcdefghijklmnopqrstuvwxyz0123456789' }],
    ['AUTH_SECRET_PREVIOUS: can be guessed', { ...site, AUTH_SECRET_PREVIOUS: 'a'.repeat(32) }],
    ['MAP_TILES: .*https', { ...site, MAP_TILES: 'http://tiles.example/{z}/{x}/{y}.png' }],
    ['PAYMENTS: ', { ...site, ...cartu, PAYMENTS: 'sandbox' }],
    ['PAYMENTS: ', { ...cartu, PAYMENTS: 'sandbox' }],
  ])('is refused in one line of reason and remedy: %s %j', (line, environment) => {
    expect(() => read(environment)).toThrow(new RegExp(`^${line}[^\n]*$`));
  });

  it('starts with a random secret in any alphabet', () => {
    for (const AUTH_SECRET of [
      random,
      '9f86d081884c7d659a2feaa0c55ad015',
      'tr0ub4dor & 3 correct horses, battery staple',
    ])
      expect(read({ ...site, ...database, AUTH_SECRET }).AUTH_SECRET).toBe(AUTH_SECRET);
  });

  it('simulates a bank only when told to, and never beside a real one', () => {
    expect(maySimulateBanks(read())).toBe(true);
    expect(maySimulateBanks(read(cartu))).toBe(false);
    expect(maySimulateBanks(read(site))).toBe(false);
    expect(maySimulateBanks(read({ NODE_ENV: 'production' }))).toBe(false);
    expect(maySimulateBanks(read({ ...site, PAYMENTS: 'sandbox' }))).toBe(true);
    expect(maySimulateBanks(read({ ...site, ...cartu }))).toBe(false);
  });
});

describe('the media store', () => {
  it('is a folder of the data directory, another folder, or a bucket with its key', () => {
    const key = { S3_ACCESS_KEY_ID: 'one', S3_SECRET_ACCESS_KEY: 'two' };
    expect(read().MEDIA_STORE).toBe(join(directory, 'media'));
    expect(read({ MEDIA_STORE: '/srv/media' }).MEDIA_STORE).toBe('/srv/media');
    expect(read({ MEDIA_STORE: 's3://salbuni/media', ...key }).MEDIA_STORE).toBe('s3://salbuni/media');
    expect(() => read({ MEDIA_STORE: 's3://salbuni' })).toThrow('S3_ACCESS_KEY_ID');
    expect(() => read({ MEDIA_STORE: 's3://', ...key })).toThrow('MEDIA_STORE: must be');
  });
});

describe('a secret in a file', () => {
  const path = join(directory, 'auth-secret');
  const emptyPath = join(directory, 'empty');
  writeFileSync(path, `${random}\n`);
  writeFileSync(emptyPath, '\n');

  it('is read without its line end', () => {
    expect(read({ AUTH_SECRET_FILE: path }).AUTH_SECRET).toBe(random);
    expect(read({ S3_ACCESS_KEY_ID_FILE: path }).S3_ACCESS_KEY_ID).toBe(random);
  });

  it.each<[string, Environment]>([
    ['AUTH_SECRET_FILE: stands beside AUTH_SECRET', { AUTH_SECRET: random, AUTH_SECRET_FILE: path }],
    ['DATABASE_URL_FILE: cannot be read', { DATABASE_URL_FILE: join(directory, 'absent') }],
    ['DATABASE_URL: must be a postgres://', { DATABASE_URL_FILE: path }],
    // Otherwise a portal would start on a new embedded database, with a new secret.
    ['DATABASE_URL_FILE: ', { DATABASE_URL_FILE: emptyPath }],
    ['AUTH_SECRET_FILE: ', { AUTH_SECRET_FILE: emptyPath }],
  ])('is refused with its name: %s', (line, environment) => {
    expect(() => read(environment)).toThrow(line);
  });
});
