import { createPublicKey, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { z } from 'zod';
import { isGuessableSecret } from '#shared/accounts/secret-strength.ts';
import { readAnalytics } from '#shared/analytics/analytics.ts';
import { type MapSettings, readMapTiles } from '#shared/geography/map-tiles.ts';

/** The name of a portal that was given none. */
export const defaultSiteName = 'სალბუნი';

const address = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });
/** An address of a scheme, a host and a port alone, in the form that browsers compare. */
const origin = address
  .regex(/^[^/]+\/\/[^/?#@]+\/*$/, 'must be an address without a path, such as https://salbuni.ge')
  .transform((text) => new URL(text).origin);
const optional = <Type extends z.ZodType>(type: Type) => type.optional();
const file = z
  .string()
  .refine(isPublicKey, 'must name an existing PEM file with a public key or a certificate');
const network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);
/** `10.0.0.1` or `10.0.0.0/8`, separated by commas. */
const networks = z
  .string()
  .refine(
    (list) => list.split(',').every((one) => network.safeParse(one.trim()).success),
    'must list addresses or networks',
  );

/** What is read elsewhere: undefined is no such setting. */
const readBy = (read: (setting: string) => unknown, error: string) =>
  z.string().refine((setting) => read(setting) !== undefined, error);

const settings = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number({ error: 'must be a port number' }).int().min(0).max(65535).default(3000),
  SITE_URL: optional(origin),
  SITE_NAME: z.string().min(1).default(defaultSiteName),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })),
  REDIS_URL: optional(z.url({ protocol: /^rediss?$/, error: 'must be a redis:// address' })),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// address' })),
  MAIL_FROM: optional(z.string().regex(/@/, 'must be a mail address')),
  MEDIA_URL: z
    .string()
    .regex(/^(\/|https?:\/\/).*\/$/, 'must begin with / or http(s):// and end with /')
    .default('/media/'),
  MEDIA_STORE: optional(
    z
      .string()
      .regex(
        /^(?!s3:)|^s3:\/\/[a-z0-9][a-z0-9.-]+(\/[\w./-]*)?$/,
        'must be s3://bucket/prefix or a directory',
      ),
  ),
  S3_ENDPOINT: optional(address),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
  CDN_PURGE_URL: optional(address),
  CDN_PURGE_TOKEN: optional(z.string()),
  AUTH_SECRET: optional(z.string().min(32, 'must have at least 32 characters')),
  AUTH_SECRET_PREVIOUS: optional(z.string().min(32, 'must have at least 32 characters')),
  SEED: optional(z.enum(['demo', 'starter', 'none'])),
  TRUST_PROXY: optional(networks),
  DRAIN_SECONDS: optional(z.coerce.number({ error: 'must be a number of seconds' }).min(0).max(300)),
  METRICS_ALLOW: optional(networks),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(address),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number({ error: 'must be a share from 0 to 1' }).min(0).max(1).default(1),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  CARTU_URL: optional(address),
  CARTU_MERCHANT_ID: optional(z.string()),
  CARTU_MERCHANT_NAME: optional(z.string()),
  CARTU_MERCHANT_CITY: optional(z.string()),
  CARTU_PUBLIC_KEY: optional(file),
  CARTU_AMOUNT_UNIT: optional(z.enum(['minor', 'major'])),
  BOG_API_URL: optional(address),
  BOG_TOKEN_URL: optional(address),
  BOG_CLIENT_ID: optional(z.string()),
  BOG_CLIENT_SECRET: optional(z.string()),
  BOG_PUBLIC_KEY: optional(file),
  PAYMENTS: optional(z.literal('sandbox', { error: 'may only be „sandbox“' })),
  VAPID_PUBLIC_KEY: optional(z.string().regex(/^[\w-]{87}$/, 'must be a public key in base64url')),
  VAPID_PRIVATE_KEY: optional(z.string().regex(/^[\w-]{43}$/, 'must be a private key in base64url')),
  VIDEO_AD_TAG_URL: optional(address),
  ANALYTICS: optional(readBy(readAnalytics, 'must be gtag:ID, matomo:URL,SITE or plausible:DOMAIN,URL')),
  MAP_TILES: optional(
    readBy(
      readMapTiles,
      'must be an http or https address with {z}, {x} and {y}, or that of a style in JSON',
    ),
  ),
  MAP_ATTRIBUTION: optional(z.string().max(200)),
});

/** The names of all settings. */
export const settingNames: readonly string[] = Object.keys(settings.shape);

/** A bank has all of these or none: with some it would be closed, or simulated, without a word. */
const bankSettings = [
  ['CARTU_URL', 'CARTU_MERCHANT_ID', 'CARTU_PUBLIC_KEY'],
  ['BOG_API_URL', 'BOG_TOKEN_URL', 'BOG_CLIENT_ID', 'BOG_CLIENT_SECRET', 'BOG_PUBLIC_KEY'],
] as const;

export type Environment = Readonly<Record<string, string | undefined>>;

/** Settings that may hold a secret: each may come from the file that `NAME_FILE` names, as container engines hand secrets over. */
const secretNames = [
  'DATABASE_URL',
  'REDIS_URL',
  'SMTP_URL',
  'AUTH_SECRET',
  'AUTH_SECRET_PREVIOUS',
  'BOG_CLIENT_ID',
  'BOG_CLIENT_SECRET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'VAPID_PRIVATE_KEY',
  'CDN_PURGE_TOKEN',
] as const;

/** All settings of the portal, read once at start. */
export interface Config
  extends Omit<
    z.infer<typeof settings>,
    'SITE_URL' | 'MEDIA_STORE' | 'AUTH_SECRET' | 'SEED' | 'DRAIN_SECONDS'
  > {
  readonly SITE_URL: string;
  readonly AUTH_SECRET: string;
  /** `s3://bucket/prefix`, or a directory. */
  readonly MEDIA_STORE: string;
  readonly DRAIN_SECONDS: number;
  readonly SEED: 'demo' | 'starter' | 'none';
  /** A public site fails closed: its SITE_URL has a host that is not loopback, or NODE_ENV is `production`. */
  readonly isPublicSite: boolean;
  /** The map as pages carry it; absent where none is offered. */
  readonly map?: MapSettings | undefined;
}

/** An invalid setting; the message names the variable and its valid values. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Reads and checks the settings of CONTRACT.md section 2. @throws ConfigError with one line per invalid variable */
export function readConfig(environment: Environment = process.env): Config {
  const given = Object.entries({ ...environment, ...readSecretFiles(environment) });
  const parsed = settings.safeParse(Object.fromEntries(given.filter(([, value]) => value !== '')));
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError([...new Set(lines)].join('\n'));
  }
  const { SITE_URL, MEDIA_STORE, AUTH_SECRET, SEED, DRAIN_SECONDS, ...rest } = parsed.data;
  for (const names of bankSettings) {
    const given = names.find((name) => rest[name]);
    const missing = given ? names.filter((name) => !rest[name]) : [];
    if (missing.length > 0)
      throw new ConfigError(missing.map((name) => `${name}: is required when ${given} is set`).join('\n'));
  }
  if (MEDIA_STORE?.startsWith('s3:') && !(rest.S3_ACCESS_KEY_ID && rest.S3_SECRET_ACCESS_KEY))
    throw new ConfigError(
      'S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: are required when MEDIA_STORE is a bucket',
    );
  if ((rest.VAPID_PUBLIC_KEY === undefined) !== (rest.VAPID_PRIVATE_KEY === undefined))
    throw new ConfigError('VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY: are one pair; set both or neither');
  const dataDir = resolve(rest.DATA_DIR);
  if (rest.DATABASE_URL === undefined) writeToDataDir(dataDir);
  const ownAddress = `http://${rest.HOST.includes(':') ? `[${rest.HOST}]` : rest.HOST}:${rest.PORT}`;
  if (!URL.canParse(ownAddress)) throw new ConfigError('HOST: must be a name or an address of this machine');
  const siteUrl = SITE_URL ?? ownAddress;
  const isPublicSite = rest.NODE_ENV === 'production' || !isLoopbackHost(new URL(siteUrl).hostname);
  const unsafe = [
    rest.PAYMENTS === 'sandbox' &&
      (rest.CARTU_URL || rest.BOG_API_URL) &&
      'PAYMENTS: the sandbox never stands beside a real bank; remove PAYMENTS, or the settings of the bank',
    ...(isPublicSite
      ? listUnsafe({ ...rest, siteUrl, isNamed: SITE_URL !== undefined, AUTH_SECRET, SEED })
      : []),
  ].filter((line) => typeof line === 'string');
  if (unsafe.length > 0) throw new ConfigError(unsafe.join('\n'));
  return {
    ...rest,
    DATA_DIR: dataDir,
    MEDIA_STORE: MEDIA_STORE?.startsWith('s3:')
      ? MEDIA_STORE
      : resolve(MEDIA_STORE ?? join(dataDir, 'media')),
    SITE_URL: siteUrl,
    DRAIN_SECONDS: DRAIN_SECONDS ?? (isLoopbackHost(new URL(siteUrl).hostname) ? 0 : 5),
    SEED: SEED ?? (isPublicSite ? 'starter' : 'demo'),
    isPublicSite,
    map: rest.MAP_TILES ? { tiles: rest.MAP_TILES, attribution: rest.MAP_ATTRIBUTION } : undefined,
    AUTH_SECRET: AUTH_SECRET ?? generatedSecret(dataDir),
  };
}

/** @throws ConfigError for a file that cannot be read or is empty, or a setting that is given both ways. */
function readSecretFiles(environment: Environment): Record<string, string> {
  const named = secretNames.flatMap((name) => {
    const path = environment[`${name}_FILE`];
    return path ? [[name, path] as const] : [];
  });
  return Object.fromEntries(named.map(([name, path]) => [name, readSecretFile(name, path, environment)]));
}

function readSecretFile(name: string, path: string, environment: Environment): string {
  if (environment[name]) throw new ConfigError(`${name}_FILE: stands beside ${name}; remove one of them`);
  try {
    const secret = readFileSync(path, 'utf8').trim();
    if (secret !== '') return secret;
  } catch (error) {
    throw new ConfigError(`${name}_FILE: cannot be read (${(error as Error).message})`);
  }
  throw new ConfigError(`${name}_FILE: ${path} is empty`);
}

/** Lists the settings that are not allowed on a public site, each with reason and remedy. */
function listUnsafe(given: {
  readonly siteUrl: string;
  /** Whether SITE_URL is set; otherwise the address is that of HOST and PORT. */
  readonly isNamed: boolean;
  readonly PORT: number;
  readonly DATABASE_URL?: string | undefined;
  readonly AUTH_SECRET?: string | undefined;
  readonly AUTH_SECRET_PREVIOUS?: string | undefined;
  readonly SEED?: string | undefined;
  readonly MAP_TILES?: string | undefined;
}): (string | false | undefined)[] {
  const { siteUrl, isNamed, PORT, DATABASE_URL, AUTH_SECRET, AUTH_SECRET_PREVIOUS, SEED, MAP_TILES } = given;
  const { protocol, hostname } = new URL(siteUrl);
  return [
    protocol === 'http:' &&
      !isLoopbackHost(hostname) &&
      (isNamed
        ? `SITE_URL: a public site is served over https; set SITE_URL=https://${new URL(siteUrl).host}`
        : `SITE_URL: is required where HOST is not loopback; set the https address that readers open, or SITE_URL=http://localhost:${PORT} to try the portal on this machine`),
    DATABASE_URL !== undefined &&
      AUTH_SECRET === undefined &&
      'AUTH_SECRET: is required on a public site with DATABASE_URL; make one with: openssl rand -base64 48',
    AUTH_SECRET !== undefined &&
      isGuessableSecret(AUTH_SECRET) &&
      'AUTH_SECRET: can be guessed; make one with: openssl rand -base64 48',
    AUTH_SECRET_PREVIOUS !== undefined &&
      isGuessableSecret(AUTH_SECRET_PREVIOUS) &&
      'AUTH_SECRET_PREVIOUS: can be guessed, and tokens made with it are believed; start once on loopback to seal anew what it sealed, then remove it',
    protocol === 'https:' &&
      MAP_TILES?.startsWith('http:') &&
      'MAP_TILES: a page over https loads no map over http; name an https address',
    SEED === 'demo' &&
      'SEED: a public site has no demonstration content; remove SEED, or set SEED=starter or SEED=none',
  ];
}

/** A host of loopback, as `URL` writes it. */
const loopback =
  /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\]|\[::ffff:7f[0-9a-f]{2}:[0-9a-f]{1,4}\])$/;
const isLoopbackHost = (host: string): boolean => loopback.test(host);

/** Whether a file holds a key that signatures are checked with. A private key is in the wrong place there. */
function isPublicKey(path: string): boolean {
  try {
    const pem = readFileSync(path, 'utf8');
    return !pem.includes('PRIVATE KEY') && createPublicKey(pem).type === 'public';
  } catch {
    return false;
  }
}

/** The secret of a data directory, generated once so that sessions survive a restart; readable by its owner only. */
function generatedSecret(dataDir: string): string {
  const path = join(dataDir, 'secrets.json');
  if (existsSync(path)) {
    try {
      return z.object({ AUTH_SECRET: z.string() }).parse(JSON.parse(readFileSync(path, 'utf8'))).AUTH_SECRET;
    } catch {
      throw new ConfigError(`AUTH_SECRET: ${path} is damaged; put it back: a new one opens nothing sealed`);
    }
  }
  const AUTH_SECRET = randomBytes(48).toString('base64url');
  writeToDataDir(dataDir, () => {
    writeFileSync(path, JSON.stringify({ AUTH_SECRET }), { mode: 0o600, flag: 'wx' });
    chmodSync(path, 0o600);
  });
  return AUTH_SECRET;
}

/** Node's own way to make a folder with those above it never ends in /proc, where none can be made. */
function makeFolder(path: string): void {
  if (!existsSync(dirname(path))) makeFolder(dirname(path));
  if (!existsSync(path)) mkdirSync(path);
}

function writeToDataDir(dataDir: string, write?: () => void): void {
  try {
    makeFolder(dataDir);
    write?.();
  } catch (error) {
    throw new ConfigError(`DATA_DIR: cannot be written (${(error as Error).message})`);
  }
}
