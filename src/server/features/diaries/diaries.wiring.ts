import { vaccinationLetter } from '#shared/language/ka/diaries/messages.ts';
import { createSeal, type Secrets } from '../../adapters/sealing/seal.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/connect.ts';
import { createTransact } from '../../database/transact.ts';
import { writeLetter } from '../mail/letter.ts';
import type { Composer, EnqueueMail } from '../mail/mail.service.ts';
import { createDiariesRepository } from './diaries.repository.ts';
import { createDiariesService } from './diaries.service.ts';

/** Wires the health diaries and the mails about vaccinations. */
export function wireDiaries({
  config,
  db,
  secrets,
  enqueueMail,
  now,
  onError,
}: {
  readonly config: Pick<Config, 'SITE_NAME' | 'SITE_URL'>;
  readonly db: Database;
  readonly secrets: Secrets;
  readonly enqueueMail: EnqueueMail;
  readonly now: () => number;
  readonly onError?: (what: string, error: unknown) => void;
}) {
  const transact = createTransact(db);
  const site = { siteName: config.SITE_NAME, siteUrl: config.SITE_URL };
  const service = createDiariesService({
    diaries: createDiariesRepository(db),
    seal: createSeal(secrets, 'diaries'),
    // The mail has no facts: what is due stays in the diary.
    remind: ({ accountId, kind, day }) =>
      transact(async (tx) => {
        const isNoted = await createDiariesRepository(tx).noteReminder(accountId, kind, day);
        if (isNoted) await enqueueMail(tx, { kind: 'vaccination_reminder', to: { account: accountId } });
        return isNoted;
      }),
    now,
    onError,
  });
  const composeReminder: Composer = async ({ recipient }) => ({
    to: recipient,
    ...writeLetter(vaccinationLetter(site), site),
  });
  return {
    ...service,
    composers: { vaccination_reminder: composeReminder },
    jobs: [
      {
        name: 'vaccination-reminders',
        cron: '0 10 * * *',
        catchesUp: true,
        run: service.remindOfVaccinations,
      },
      { name: 'diaries-seal', cron: '29 4 * * *', runsAtStart: true, run: service.resealAll },
    ],
  };
}
