import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { z } from 'zod';

const address = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });
const empty = z.literal('').transform(() => undefined);
const optional = <Type extends z.ZodType>(type: Type) => z.union([empty, type]).optional();
const file = z.string().refine(isPem, 'must name an existing PEM file');
/** `10.0.0.1` or `10.0.0.0/8`, several with commas between. */
const networks = z
  .string()
  .refine((list) => list.split(',').every((one) => isNetwork(one.trim())), 'must list addresses or networks');

const settings = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number({ error: 'must be a port number' }).int().min(0).max(65535).default(3000),
  SITE_URL: optional(address),
  SITE_NAME: z.string().min(1).default('სალბუნი'),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })),
  REDIS_URL: optional(z.url({ protocol: /^rediss?$/, error: 'must be a redis:// address' })),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// address' })),
  MAIL_FROM: optional(z.string().regex(/@/, 'must be a mail address')),
  MEDIA_URL: z
    .string()
    .regex(/^(\/|https?:\/\/).*\/$/, 'must begin with / or http(s):// and end with /')
    .default('/media/'),
  AUTH_SECRET: optional(z.string().min(32, 'must have at least 32 characters')),
  SEED: z.enum(['demo', 'none']).default('demo'),
  TRUST_PROXY: optional(networks),
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
  VIDEO_AD_TAG_URL: optional(address),
});

/** A bank is set up with all its settings or with none. */
const bankSettings = {
  CARTU_URL: ['CARTU_MERCHANT_ID', 'CARTU_PUBLIC_KEY'],
  BOG_API_URL: ['BOG_TOKEN_URL', 'BOG_CLIENT_ID', 'BOG_CLIENT_SECRET', 'BOG_PUBLIC_KEY'],
} as const;

export type Environment = Readonly<Record<string, string | undefined>>;

/** Everything the portal may be told from outside, read once at start. */
export interface Config extends Omit<z.infer<typeof settings>, 'SITE_URL' | 'AUTH_SECRET'> {
  readonly SITE_URL: string;
  readonly AUTH_SECRET: string;
}

/** A setting is wrong; the message names the variable and what it must be. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Reads and checks the settings of CONTRACT.md section 2.
 * @throws ConfigError with one line per wrong variable.
 */
export function readConfig(environment: Environment = process.env): Config {
  const parsed = settings.safeParse(environment);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${messageOf(issue)}`);
    throw new ConfigError([...new Set(lines)].join('\n'));
  }
  const { SITE_URL, AUTH_SECRET, ...rest } = parsed.data;
  for (const [bank, others] of Object.entries(bankSettings)) {
    const missing = others.filter((name) => rest[name] === undefined);
    if (rest[bank as keyof typeof bankSettings] !== undefined && missing.length > 0)
      throw new ConfigError(missing.map((name) => `${name}: is required when ${bank} is set`).join('\n'));
  }
  const shownHost = rest.HOST === '0.0.0.0' || rest.HOST === '::' ? 'localhost' : rest.HOST;
  const dataDir = resolve(rest.DATA_DIR);
  if (!AUTH_SECRET && rest.NODE_ENV === 'production' && rest.DATABASE_URL)
    throw new ConfigError('AUTH_SECRET: is required when NODE_ENV=production and DATABASE_URL is set');
  const ownAddress = `http://${shownHost.includes(':') ? `[${shownHost}]` : shownHost}:${rest.PORT}`;
  if (!URL.canParse(ownAddress)) throw new ConfigError('HOST: must be a name or an address of this machine');
  return {
    ...rest,
    DATA_DIR: dataDir,
    SITE_URL: (SITE_URL ?? ownAddress).replace(/\/+$/, ''),
    AUTH_SECRET: AUTH_SECRET ?? generatedSecret(dataDir),
  };
}

function isPem(path: string): boolean {
  return existsSync(path) && readFileSync(path, 'utf8').includes('-----BEGIN ');
}

function isNetwork(text: string): boolean {
  const [address = '', length, ...more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  return length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= (family === 4 ? 32 : 128));
}

/** A union reports its last branch badly: the branch that is not „empty“ says what the value must be. */
function messageOf(issue: z.core.$ZodIssue): string {
  if (issue.code !== 'invalid_union') return issue.message;
  return (
    issue.errors
      .at(-1)
      ?.map((inner) => inner.message)
      .join(', ') ?? issue.message
  );
}

/** Made once per data directory so that sessions survive a restart; readable by its owner alone. */
function generatedSecret(dataDir: string): string {
  const path = join(dataDir, 'secrets.json');
  if (existsSync(path))
    return z.object({ AUTH_SECRET: z.string() }).parse(JSON.parse(readFileSync(path, 'utf8'))).AUTH_SECRET;
  try {
    mkdirSync(dataDir, { recursive: true });
  } catch (error) {
    throw new ConfigError(`DATA_DIR: cannot be written (${(error as Error).message})`);
  }
  const AUTH_SECRET = randomBytes(48).toString('base64url');
  writeFileSync(path, JSON.stringify({ AUTH_SECRET }), { mode: 0o600, flag: 'wx' });
  chmodSync(path, 0o600);
  return AUTH_SECRET;
}
