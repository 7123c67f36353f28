import {
  type LetterText,
  paymentLetters,
  questionLetters,
  accountLetters as say,
} from '#shared/language/ka/mail.ts';
import { paths } from '#shared/paths/paths.ts';
import type { AccountsRepository, Person } from './accounts.repository.ts';
import type { LinkPurpose, LinksRepository } from './links.repository.ts';
import { hashToken, makeToken } from './secret-token.ts';

const lifeMs: Readonly<Record<LinkPurpose, number>> = { confirm: 7 * 86_400_000, reset: 3_600_000 };

/** A mail in line, as far as accounts care. */
interface Waiting {
  readonly recipient: string;
  readonly account_id: number | null;
  readonly facts: Readonly<Record<string, unknown>>;
}

interface Facts {
  readonly siteName: string;
  readonly firstName: string;
  readonly amount?: string;
  readonly title?: string;
}
type Words = (facts: Facts, href: string) => LetterText;
type Written = { subject: string; text: string; html: string };

/** Writes the letters about accounts when they go out; a token exists only in its letter and, hashed, in the database. */
export function createAccountLetters(parts: {
  accounts: AccountsRepository;
  links: LinksRepository;
  siteName: string;
  siteUrl: string;
  write: (text: ReturnType<Words>) => Written;
  now: () => number;
}) {
  const { accounts, links, siteName, siteUrl, write, now } = parts;
  const recoverPage = siteUrl + paths.recover;
  const transactionsPage = siteUrl + paths.transactions;
  const questionsPage = siteUrl + paths.userquestions;

  async function makeLink(accountId: number, purpose: LinkPurpose): Promise<string> {
    const token = makeToken();
    const expiresAt = new Date(now() + lifeMs[purpose]);
    await links.replaceLink({ tokenHash: hashToken(token), accountId, purpose, expiresAt });
    return `${siteUrl}/authentication/${purpose}/?token=${token}`;
  }

  const compose =
    (words: Words, hrefOf: (person: Person) => Promise<string>) =>
    async ({ recipient, facts: told }: Waiting): Promise<(Written & { to: string }) | undefined> => {
      const person = await accounts.findByEmail(recipient);
      if (!person) return undefined;
      const facts = { ...told, siteName, firstName: person.first_name };
      return { to: person.email, ...write(words(facts, await hrefOf(person))) };
    };

  return {
    composers: {
      confirm: compose(say.confirm, ({ id }) => makeLink(id, 'confirm')),
      already_registered: compose(say.alreadyRegistered, async () => recoverPage),
      reset: compose(say.reset, ({ id }) => makeLink(id, 'reset')),
      password_changed: compose(say.passwordChanged, async () => recoverPage),
      question_answered: compose(questionLetters.answered, async () => questionsPage),
      question_released: compose(questionLetters.released, async () => questionsPage),
      payment_received: compose(paymentLetters.received, async () => transactionsPage),
      payment_refunded: compose(paymentLetters.refunded, async () => transactionsPage),
    },
    makeLink,
  };
}

export type AccountLetters = ReturnType<typeof createAccountLetters>;
