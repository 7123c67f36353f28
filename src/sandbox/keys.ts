import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface BankKeys {
  /** PEM. */
  readonly publicKey: string;
  readonly privateKey: string;
}

/** A sandbox bank's own RSA keys, made once per folder. */
export function openBankKeys(directory: string, name: string): BankKeys {
  const path = join(directory, `${name}.json`);
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8')) as BankKeys;
  mkdirSync(directory, { recursive: true });
  const keys = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(keys), { mode: 0o600 });
  renameSync(draft, path);
  return keys;
}
