import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits that may stand in an address. */
export const makeToken = (): string => randomBytes(32).toString('base64url');

/** What is kept of a token: it has 256 random bits, so one round of SHA-256 hides it. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
