import { join } from 'node:path';
import { isNoticeKind, type NoticeKind } from '#shared/accounts/notice-kinds.ts';
import { unsubscribeFromMail } from '#shared/contracts/notices.ts';
import { createFolderMailer } from '../../adapters/mail/folder.ts';
import type { Mailer } from '../../adapters/mail/mailer.ts';
import { createSmtpMailer } from '../../adapters/mail/smtp.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/connect.ts';
import { mailQueue } from '../../database/job-queue.ts';
import { createTransact } from '../../database/transact.ts';
import { createNoticesRepository } from '../notices/notices.repository.ts';
import { createMailRepository } from './mail.repository.ts';
import { type Composer, createEnqueueMail, createMailDelivery } from './mail.service.ts';
import { senderOf } from './sender.ts';

/** Wires the function by which other features enqueue mail. */
export const wireEnqueueMail = ({ now }: { now: () => number }) =>
  createEnqueueMail({
    within: createMailRepository,
    tellBrowsers: (tx, accountId, question) => createNoticesRepository(tx).tellBrowsers(accountId, question),
    now,
  });

/** Wires the delivery of mail. */
export function wireMailDelivery({
  config,
  db,
  now,
  composers,
  tokens,
  mailer = openMailer(config),
}: {
  readonly config: Config;
  readonly db: Database;
  readonly now: () => number;
  /** The composers by kind of mail. */
  readonly composers: Readonly<Record<string, Composer>>;
  /** Writes the tokens by which mails of a kind are turned off. */
  readonly tokens?: { write(mail: { accountId: number; kind: NoticeKind }): string };
  /** Replaced by tests. */
  readonly mailer?: Mailer | undefined;
}) {
  const delivery = createMailDelivery({
    repository: createMailRepository(db),
    within: createMailRepository,
    transact: createTransact(db),
    mailer,
    composers,
    unsubscribeAddressOf: ({ kind, account_id }) =>
      tokens && account_id !== null && isNoticeKind(kind)
        ? config.SITE_URL +
          unsubscribeFromMail.path.replace('{token}', tokens.write({ accountId: account_id, kind }))
        : undefined,
    now,
  });
  return {
    ...delivery,
    workers: [{ queue: mailQueue, work: delivery.deliver }],
    jobs: [{ name: 'mail-resume', cron: '*/10 * * * *', runsAtStart: true, run: delivery.resume }],
    close: mailer.close,
  };
}

function openMailer(config: Config): Mailer {
  const from = senderOf(config);
  if (config.SMTP_URL) return createSmtpMailer({ url: config.SMTP_URL, from });
  return createFolderMailer({ directory: join(config.DATA_DIR, 'mail'), from });
}
