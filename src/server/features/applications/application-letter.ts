import { applicationLetter } from '#shared/language/ka/directories/applications.ts';
import type { LetterText } from '#shared/language/ka/site/mail.ts';
import type { ApplicationsRepository } from './applications.repository.ts';

type Written = { subject: string; text: string; html: string };

/** Composes the mail that reports an application to the editors. */
export const composeApplicationLetter =
  (parts: {
    repository: Pick<ApplicationsRepository, 'findApplication'>;
    site: { readonly siteName: string; readonly siteUrl: string };
    write: (text: LetterText) => Written;
  }) =>
  async ({ recipient, facts }: { recipient: string; facts: Readonly<Record<string, unknown>> }) => {
    const application = await parts.repository.findApplication(Number(facts.application));
    if (!application) return undefined;
    return { to: recipient, ...parts.write(applicationLetter(application, parts.site)) };
  };
