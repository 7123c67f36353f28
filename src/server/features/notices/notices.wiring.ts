import { createWebPusher } from '../../adapters/push/web-push.ts';
import { createSafeHttpClient, type SafeHttpClient } from '../../adapters/safe-http/safe-http-client.ts';
import { createSeal } from '../../adapters/sealing/seal.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/connect.ts';
import { editorsAddressOf } from '../mail/sender.ts';
import { createNoticesRepository } from './notices.repository.ts';
import { createNoticesService } from './notices.service.ts';
import { createPushService } from './push.service.ts';
import { createUnsubscribeTokens } from './unsubscribe-tokens.ts';

/** Wires what accounts are told, by mail and through their browsers. */
export function wireNotices({
  config,
  db,
  now,
  safeHttp,
}: {
  readonly config: Config;
  readonly db: Database;
  readonly now: () => number;
  readonly safeHttp?: SafeHttpClient | undefined;
}) {
  const secrets = { current: config.AUTH_SECRET, previous: config.AUTH_SECRET_PREVIOUS };
  const notices = createNoticesRepository(db);
  const tokens = createUnsubscribeTokens(secrets);
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = config;
  const push = createPushService({
    notices,
    pusher: createWebPusher({
      client: safeHttp ?? createSafeHttpClient(),
      subject: `mailto:${editorsAddressOf(config)}`,
    }),
    seal: createSeal(secrets, 'push key'),
    identity: publicKey && privateKey ? { publicKey, privateKey } : undefined,
    siteName: config.SITE_NAME,
    now,
  });
  return {
    notices: createNoticesService({ notices, tokens, now }),
    push,
    tokens,
    workers: [{ queue: 'push', work: push.deliver }],
  };
}
