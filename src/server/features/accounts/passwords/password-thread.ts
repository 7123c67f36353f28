import { type Argon2Parameters, argon2Sync } from 'node:crypto';

/** Runs in a thread of the password hasher's pool: derives one argon2id tag. */
export const deriveTag = (parameters: Argon2Parameters): Uint8Array => argon2Sync('argon2id', parameters);
