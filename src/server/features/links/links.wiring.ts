import { setTimeout as wait } from 'node:timers/promises';
import { createRedirectsRepository } from '#server/records/publishing/redirects.repository.ts';
import { findReadersAddress } from '#server/records/read-records.repository.ts';
import { storageNamed } from '#server/records/revisions/opening.service.ts';
import { createSafeHttpClient, type SafeHttpClient } from '../../adapters/safe-http/safe-http-client.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/connect.ts';
import { createTransact } from '../../database/transact.ts';
import { createLinkCheck } from './link-check.service.ts';
import { createLinksDesk } from './links-desk.service.ts';
import { createOutgoingLinksRepository } from './outgoing-links.repository.ts';
import { createRedirects } from './redirects.service.ts';

/** Wires what leads from former addresses to those of today, and the check of links out of the portal. */
export function wireLinks({
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
  const transact = createTransact(db);
  const siteUrl = config.SITE_URL;
  const links = createOutgoingLinksRepository(db);
  const redirects = createRedirects({
    redirects: createRedirectsRepository(db),
    findAddress: (collection, id) => findReadersAddress(db, storageNamed(collection), id),
  });
  const { checkLinks, stop } = createLinkCheck({
    ...{ links, siteUrl, now, client: safeHttp ?? createSafeHttpClient() },
    wait: (ms, signal) => wait(ms, undefined, { signal }),
  });
  return {
    ...redirects,
    desk: createLinksDesk({
      ...{ links, redirects, siteUrl, now },
      transact: (work) => transact((tx) => work(createOutgoingLinksRepository(tx))),
    }),
    checkLinks,
    close: stop,
    jobs: [
      {
        name: 'link-check',
        cron: '30 3 * * *',
        nextDue: links.findWaitingRequest,
        isWokenBy: (tag: string) => tag === 'link_check:*',
        run: checkLinks,
      },
    ],
  };
}
