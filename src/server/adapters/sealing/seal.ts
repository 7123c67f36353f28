import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { CompactEncrypt, compactDecrypt, decodeProtectedHeader } from 'jose';

export type Seal = ReturnType<typeof createSeal>;

/** The secrets that keys are derived from. Texts sealed or signed with the previous one can still be read. */
export interface Secrets {
  readonly current: string;
  readonly previous?: string | undefined;
}

/** The use of a key; each purpose has its own. */
type SealPurpose = 'sealed secrets' | 'private questions' | 'question attachments' | 'diaries' | 'push key';

interface Key {
  readonly id: string;
  readonly bytes: Uint8Array;
}

/**
 * Encrypts texts for the database as compact JWE (`dir`, A256GCM) whose header names the key, derived from AUTH_SECRET. Texts
 * without a key id, or not in JWE, were written by older releases.
 */
export function createSeal({ current, previous }: Secrets, purpose: SealPurpose) {
  const newest = deriveKey(current, purpose);
  const keys = previous === undefined ? [newest] : [newest, deriveKey(previous, purpose)];

  const close = (bytes: Uint8Array): Promise<string> =>
    new CompactEncrypt(bytes)
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: newest.id })
      .encrypt(newest.bytes);

  /** Decrypts a text. @throws when no secret fits or the text was changed */
  async function open(sealed: string): Promise<Uint8Array> {
    const kid = keyIdOf(sealed);
    const able = keys.filter(({ id }) => kid === undefined || kid === id);
    for (const [index, { bytes }] of able.entries())
      try {
        return await openWith(sealed, bytes);
      } catch (error) {
        if (index === able.length - 1) throw error;
      }
    throw new Error(`sealed with the key ${kid}, which is of neither AUTH_SECRET nor AUTH_SECRET_PREVIOUS`);
  }

  /** Whether a sealed text must be encrypted again, because its format or key is not the newest. */
  const isOutdated = (sealed: string): boolean => keyIdOf(sealed) !== newest.id;

  /**
   * Encrypts a file with AES-256-GCM as bytes: nonce, text, tag. It is opened only with the same `place`, which says where it
   * lies, so a file that was moved to another place is none there. Its caller stores `keyId` beside it.
   */
  function closeFile(bytes: Uint8Array, place: string): Buffer {
    const nonce = randomBytes(nonceLength);
    const cipher = createCipheriv('aes-256-gcm', newest.bytes, nonce).setAAD(Buffer.from(place));
    return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
  }

  /** Decrypts a file. @throws when no secret fits, or it was changed or moved */
  function openFile(sealed: Uint8Array, place: string, keyId: string): Buffer {
    const key = keys.find(({ id }) => id === keyId);
    if (!key)
      throw new Error(
        `sealed with the key ${keyId}, which is of neither AUTH_SECRET nor AUTH_SECRET_PREVIOUS`,
      );
    return decipher(sealed, key.bytes, place);
  }

  return { close, open, closeFile, openFile, isOutdated, keyId: newest.id };
}

const nonceLength = 12;
const tagLength = 16;

function deriveKey(secret: string, purpose: SealPurpose): Key {
  const bytes = new Uint8Array(hkdfSync('sha256', secret, '', `salbuni ${purpose}`, 32));
  return { id: createHash('sha256').update(bytes).digest('base64url').slice(0, 8), bytes };
}

/** A JWE has four dots; the older format was base64 of nonce, AES-256-GCM text and tag. */
const isJwe = (sealed: string): boolean => sealed.includes('.');

const keyIdOf = (sealed: string): string | undefined =>
  isJwe(sealed) ? decodeProtectedHeader(sealed).kid : undefined;

async function openWith(sealed: string, key: Uint8Array): Promise<Uint8Array> {
  if (!isJwe(sealed)) return openEarlierForm(sealed, key);
  const options = { keyManagementAlgorithms: ['dir'], contentEncryptionAlgorithms: ['A256GCM'] };
  return (await compactDecrypt(sealed, key, options)).plaintext;
}

const openEarlierForm = (sealed: string, key: Uint8Array): Uint8Array =>
  decipher(Buffer.from(sealed, 'base64'), key);

function decipher(sealed: Uint8Array, key: Uint8Array, place?: string): Buffer {
  const options = { authTagLength: tagLength };
  const opened = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, nonceLength), options);
  if (place !== undefined) opened.setAAD(Buffer.from(place));
  opened.setAuthTag(sealed.subarray(-tagLength));
  return Buffer.concat([opened.update(sealed.subarray(nonceLength, -tagLength)), opened.final()]);
}
