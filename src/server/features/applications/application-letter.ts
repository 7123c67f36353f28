import { applicationLetter } from '#shared/language/ka/applications.ts';
import type { LetterText } from '#shared/language/ka/mail.ts';
import type { ApplicationsRepository } from './applications.repository.ts';

type Written = { subject: string; text: string; html: string };

/** Writes the letter that tells the editors of an application, when it goes out. */
export const composeApplicationLetter =
  (parts: {
    repository: Pick<ApplicationsRepository, 'findApplication'>;
    siteName: string;
    write: (text: LetterText) => Written;
  }) =>
  async ({ recipient, facts }: { recipient: string; facts: Readonly<Record<string, unknown>> }) => {
    const application = await parts.repository.findApplication(Number(facts.application));
    if (!application) return undefined;
    return { to: recipient, ...parts.write(applicationLetter(application, parts.siteName)) };
  };
