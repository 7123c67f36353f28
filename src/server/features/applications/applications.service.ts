import type { AddressLimit } from '#server/adapters/counters/address-limit.ts';
import type { ApplicationGiven, ApplicationKind } from '#shared/contracts/applications.ts';
import { applications as say } from '#shared/language/ka/applications.ts';
import type { ApplicationsRepository } from './applications.repository.ts';

export type Applications = ReturnType<typeof createApplications>;

/** Applications to become a recommended clinic or doctor (CONTRACT.md section 6). */
export function createApplications({
  repository,
  limit,
  fallbackRecipient,
  now,
}: {
  repository: ApplicationsRepository;
  limit: AddressLimit;
  /** Who is written to while there are no editors. */
  fallbackRecipient: string;
  now: () => number;
}) {
  /** Keeps an application. @throws Problem `too_many` */
  async function apply(
    kind: ApplicationKind,
    given: ApplicationGiven,
    address: string,
  ): Promise<{ msg: string }> {
    await limit(address);
    const [named, editors] = await Promise.all([nameChoices(kind, given), repository.listEditors()]);
    const recipients = editors.length > 0 ? editors : [fallbackRecipient];
    await repository.addApplication({ kind, ...named }, { recipients, at: new Date(now()) });
    return { msg: say.sent };
  }

  /** Records may be renamed or removed later: what is kept are the names as they were chosen. */
  async function nameChoices(kind: ApplicationKind, given: ApplicationGiven): Promise<ApplicationGiven> {
    const [choices, professions] = await Promise.all([
      repository.listChoiceNames(kind, given.choices.filter(isId)),
      repository.listProfessionNames([given.profession].filter(isId)),
    ]);
    return {
      ...given,
      profession: professions.get(given.profession) ?? given.profession,
      choices: given.choices.map((choice) => choices.get(choice) ?? choice),
    };
  }

  return { apply };
}

const isId = (text: string): boolean => /^[1-9]\d{0,8}$/.test(text);
