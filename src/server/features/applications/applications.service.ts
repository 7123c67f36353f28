import type { RateLimit } from '#server/adapters/rate-limits/rate-limits.ts';
import { networkOf } from '#shared/accounts/network.ts';
import type { Message } from '#shared/contracts/answer-fields.ts';
import type { ApplicationForm, ApplicationKind } from '#shared/contracts/applications.ts';
import { applications as messages } from '#shared/language/ka/directories/applications.ts';
import type { EnqueueMail } from '../mail/mail.service.ts';
import type { ApplicationsRepository, Transact, Tx } from './applications.repository.ts';

export type Applications = ReturnType<typeof createApplications>;

/** Applications to become a recommended clinic or doctor (CONTRACT.md section 6). */
export function createApplications({
  repository,
  within,
  transact,
  enqueueMail,
  limit,
  fallbackRecipient,
  now,
}: {
  repository: ApplicationsRepository;
  within: (tx: Tx) => ApplicationsRepository;
  transact: Transact;
  enqueueMail: EnqueueMail;
  limit: RateLimit;
  /** The recipient while no editor has an account. */
  fallbackRecipient: string;
  now: () => number;
}) {
  /** Stores an application and enqueues its mails in one transaction. @throws Problem `too_many` */
  async function apply({
    origin,
    kind,
    application,
  }: {
    origin: { readonly address: string };
    kind: ApplicationKind;
    application: ApplicationForm;
  }): Promise<Message> {
    await limit.count(networkOf(origin.address));
    const [named, editors] = await Promise.all([nameChoices(kind, application), repository.listEditors()]);
    const recipients = editors.length > 0 ? editors : [fallbackRecipient];
    await transact(async (tx) => {
      const id = await within(tx).addApplication({ kind, ...named }, new Date(now()));
      for (const email of recipients)
        await enqueueMail(tx, {
          kind: 'application',
          to: { email },
          facts: { application: id },
          isWork: true,
        });
    });
    return { msg: messages.sent };
  }

  /** Replaces ids by current names, because records may be renamed or removed later. */
  async function nameChoices(kind: ApplicationKind, form: ApplicationForm): Promise<ApplicationForm> {
    const [choices, professions] = await Promise.all([
      repository.listChoiceNames(kind, form.choices.filter(isId)),
      repository.listProfessionNames([form.profession].filter(isId)),
    ]);
    return {
      ...form,
      profession: professions.get(form.profession) ?? form.profession,
      choices: form.choices.map((choice) => choices.get(choice) ?? choice),
    };
  }

  return { apply };
}

const isId = (text: string): boolean => /^[1-9]\d{0,8}$/.test(text);
