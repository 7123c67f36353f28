import { generateKeyPairSync } from 'node:crypto';

export interface BankKeys {
  /** Both keys are in PEM format. */
  readonly publicKey: string;
  readonly privateKey: string;
}

/**
 * Generates a sandbox bank's RSA keys. They exist only in this process, so nobody who reads its files can sign for the bank.
 */
export const makeBankKeys = (): BankKeys =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
