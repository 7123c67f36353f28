import { isNoticeKind } from '#shared/accounts/notice-kinds.ts';
import { formatMoment } from '#shared/content/dates.ts';
import { noticeMessages } from '#shared/language/ka/account/notices.ts';
import {
  type LetterText,
  accountLetters as messages,
  paymentLetters,
  questionLetters,
} from '#shared/language/ka/site/mail.ts';
import { paths } from '#shared/paths/paths.ts';
import type { AccountsRepository, Person } from '../accounts.repository.ts';
import { hashToken, makeToken } from '../sessions/secret-token.ts';
import type { LinkPurpose, LinksRepository } from './links.repository.ts';

const lifeMs: Readonly<Record<LinkPurpose, number>> = { confirm: 7 * 86_400_000, reset: 3_600_000 };

/** A queued mail, as far as accounts need it. */
interface Waiting {
  readonly kind: string;
  readonly recipient: string;
  readonly account_id: number | null;
  readonly facts: Readonly<Record<string, unknown>>;
}

interface Facts {
  readonly siteName: string;
  readonly firstName: string;
  readonly amount?: string;
  readonly title?: string;
  readonly device?: string;
  readonly moment?: string;
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
  /** The asker's question with its answer; a guest gets there through sign-in. */
  const questionPage = ({ question }: Waiting['facts']) =>
    siteUrl + paths.userquestions + (typeof question === 'number' ? `?question=${question}` : '');

  async function makeLink(accountId: number, purpose: LinkPurpose): Promise<string> {
    const token = makeToken();
    const expiresAt = new Date(now() + lifeMs[purpose]);
    await links.replaceLink({ tokenHash: hashToken(token), accountId, purpose, expiresAt });
    return `${siteUrl}/authentication/${purpose}/?token=${token}`;
  }

  const compose =
    (words: Words, hrefOf: (person: Person, facts: Waiting['facts']) => Promise<string>) =>
    async ({ kind, recipient, facts: ofMail }: Waiting): Promise<(Written & { to: string }) | undefined> => {
      const person = await accounts.findByEmail(recipient);
      if (!person) return undefined;
      // Whoever signed up with an address of somebody else chose the name: it does not go out under ours.
      const firstName = person.email_verified ? person.first_name : '';
      const moment = typeof ofMail.at === 'string' ? formatMoment(ofMail.at) : '';
      const facts = { ...ofMail, siteName, firstName, moment };
      const letter = words(facts, await hrefOf(person, ofMail));
      const { after = [] } = letter;
      const choice = isNoticeKind(kind) ? [noticeMessages.turnOff(siteUrl + paths.profile)] : [];
      return { to: person.email, ...write({ ...letter, after: [...after, ...choice] }) };
    };

  return {
    composers: {
      confirm: compose(messages.confirm, ({ id }) => makeLink(id, 'confirm')),
      confirm_again: compose(messages.confirmAgain, ({ id }) => makeLink(id, 'confirm')),
      already_registered: compose(messages.alreadyRegistered, async () => recoverPage),
      reset: compose(messages.reset, ({ id }) => makeLink(id, 'reset')),
      password_changed: compose(messages.passwordChanged, async () => recoverPage),
      new_device: compose(messages.newDevice, async () => recoverPage),
      passkey_added: compose(messages.passkeyAdded, async () => recoverPage),
      second_factor_closed: compose(messages.secondFactorClosed, async () => recoverPage),
      question_answered: compose(questionLetters.answered, async (_, facts) => questionPage(facts)),
      question_released: compose(questionLetters.released, async (_, facts) => questionPage(facts)),
      question_asked_back: compose(questionLetters.askedBack, async (_, facts) => questionPage(facts)),
      question_replied: compose(questionLetters.replied, async () => siteUrl + paths.consultantpage),
      new_question: compose(questionLetters.toConsultant, async () => siteUrl + paths.consultantpage),
      waiting_question: compose(
        questionLetters.toEditor,
        async () => `${siteUrl}${paths.officeQuestions}?state=waiting`,
      ),
      payment_received: compose(paymentLetters.received, async () => transactionsPage),
      payment_refunded: compose(paymentLetters.refunded, async () => transactionsPage),
      leaving_declined: compose(paymentLetters.leavingDeclined, async () => siteUrl + paths.profile),
    },
    makeLink,
  };
}
