import { createHash, randomBytes } from 'node:crypto';

/** @returns 256 random bits as text that is valid in a URL. */
export const makeToken = (): string => randomBytes(32).toString('base64url');

/** Hashes a token for storage. It has 256 random bits, so one round of SHA-256 hides it. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
