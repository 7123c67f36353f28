import type { Pusher, PushIdentity } from '#server/adapters/push/pusher.ts';
import type { Seal } from '#server/adapters/sealing/seal.ts';
import { Problem } from '#shared/contracts/problem.ts';
import { noticeMessages as messages } from '#shared/language/ka/account/notices.ts';
import { paths } from '#shared/paths/paths.ts';
import type { NoticesRepository, PushAddress } from './notices.repository.ts';

export type PushService = ReturnType<typeof createPushService>;

/** Browsers that an account is told on. */
const maxBrowsers = 10;
/** After so many attempts, over some hours, the mail has long arrived. */
const maxAttempts = 8;

interface PushJob {
  readonly data: { readonly browser: number; readonly question: number };
  /** Counted from 1. */
  readonly attempt: number;
}
type PushResult = { readonly status: 'completed' } | { readonly status: 'failed'; readonly error: Error };

/**
 * The push service tells browsers that a question is answered. The message names no subject and leads to the answer through
 * sign-in. A browser is told while the session lasts that it was added with.
 */
export function createPushService({
  notices,
  pusher,
  seal,
  identity: given,
  siteName,
  now,
}: {
  notices: NoticesRepository;
  pusher: Pusher;
  seal: Seal;
  /** The key of the settings; by default one is made and kept in the database, for all instances. */
  identity: PushIdentity | undefined;
  siteName: string;
  now: () => number;
}) {
  let identity: Promise<PushIdentity> | undefined;

  function findIdentity(): Promise<PushIdentity> {
    if (given) return Promise.resolve(given);
    identity ??= loadIdentity().catch((error: unknown) => {
      identity = undefined;
      throw error;
    });
    return identity;
  }

  async function loadIdentity(): Promise<PushIdentity> {
    const stored = await notices.findKey();
    if (stored) {
      const bytes = await seal.open(stored.sealed_private_key).catch(() => undefined);
      if (bytes) return { publicKey: stored.public_key, privateKey: Buffer.from(bytes).toString() };
      await notices.dropKey(stored.sealed_private_key);
    }
    const made = await pusher.createIdentity();
    const sealed = await seal.close(Buffer.from(made.privateKey));
    await notices.addKey({ public_key: made.publicKey, sealed_private_key: sealed }, new Date(now()));
    // Another instance may have been first.
    const current = await notices.findKey();
    if (!current) throw new Error('the key of push messages could not be stored');
    return {
      publicKey: current.public_key,
      privateKey: Buffer.from(await seal.open(current.sealed_private_key)).toString(),
    };
  }

  const getKey = async (): Promise<{ key: string }> => ({ key: (await findIdentity()).publicKey });

  /** @throws Problem `too_many_browsers` */
  async function subscribe(
    browser: PushAddress & { accountId: number; sessionId: string },
  ): Promise<Record<string, never>> {
    if (!(await notices.addBrowser(browser, maxBrowsers, new Date(now()))))
      throw new Problem('conflict', { message: messages.tooManyBrowsers, code: 'too_many_browsers' });
    return {};
  }

  async function unsubscribe({
    accountId,
    endpoint,
  }: {
    accountId: number;
    endpoint: string;
  }): Promise<Record<string, never>> {
    await notices.removeBrowser(accountId, endpoint);
    return {};
  }

  /** Tells one browser. One that is gone is forgotten; a service that is away is asked again. */
  async function deliver({ data: { browser: id, question }, attempt }: PushJob): Promise<PushResult> {
    const target = await notices.findBrowser(id);
    if (!target) return { status: 'completed' };
    const payload = {
      title: siteName,
      body: messages.answered,
      url: `${paths.userquestions}?question=${question}`,
    };
    const outcome = await pusher
      .send(await findIdentity(), target, payload)
      .catch((error: unknown) => (isRefused(error) ? 'gone' : 'later'));
    if (outcome === 'gone') await notices.forgetBrowser(id);
    if (outcome !== 'later' || attempt >= maxAttempts) return { status: 'completed' };
    return { status: 'failed', error: new Error('the push service of a browser does not answer') };
  }

  return { getKey, subscribe, unsubscribe, deliver };
}

/** Whether the address of a browser leads where the portal sends nothing. */
const isRefused = (error: unknown): boolean => {
  const reason = error instanceof Error && 'reason' in error ? error.reason : undefined;
  return reason === 'not_public' || reason === 'bad_address';
};
