import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '#server/adapters/sealing/seal.ts';
import { isNoticeKind, type NoticeKind } from '#shared/accounts/notice-kinds.ts';

export type UnsubscribeTokens = ReturnType<typeof createUnsubscribeTokens>;

interface Unsubscribing {
  readonly accountId: number;
  readonly kind: NoticeKind;
}

/**
 * Writes and reads the tokens of links that turn off mails of one kind for one account. They are signed and not stored, and
 * allow nothing else, so they do not expire: a mail may be years old.
 */
export function createUnsubscribeTokens({ current, previous }: Secrets) {
  const keys = [current, ...(previous === undefined ? [] : [previous])].map(keyOf);
  const sign = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest();

  function write({ accountId, kind }: Unsubscribing): string {
    const text = `${accountId}.${kind}`;
    return `${text}.${sign(keys[0] ?? Buffer.alloc(0), text).toString('base64url')}`;
  }

  /** @returns undefined for a token that the portal did not write */
  function read(token: string): Unsubscribing | undefined {
    const [id = '', kind = '', signature = ''] = token.split('.');
    const given = Buffer.from(signature, 'base64url');
    const isSigned = keys.some((key) => {
      const right = sign(key, `${id}.${kind}`);
      return given.length === right.length && timingSafeEqual(given, right);
    });
    return isSigned && isNoticeKind(kind) ? { accountId: Number(id), kind } : undefined;
  }

  return { write, read };
}

const keyOf = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'salbuni unsubscribing', 32));
