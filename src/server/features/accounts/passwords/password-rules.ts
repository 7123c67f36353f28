import { Problem } from '#shared/contracts/problem.ts';
import { formMessages } from '#shared/language/ka/site/forms.ts';
import { aliasOf } from '#shared/paths/alias.ts';

export type PasswordRules = ReturnType<typeof createPasswordRules>;

/** Whose password it is going to be: their own names are the first that others try. */
interface Owner {
  readonly email: string;
  readonly first_name?: string;
  readonly last_name?: string;
}

/** Words that Georgian readers choose, which no list of leaked passwords has. */
const georgianWords = new Set(
  `tbilisi batumi qutaisi kutaisi rustavi gori zugdidi telavi saqartvelo sakartvelo georgia gamarjoba mshvidoba dedamicha
  sayvarelo siyvaruli megobari paroli parolebi qartveli kartveli dinamo dinamotbilisi janmrteloba sicocxle
  თბილისი ბათუმი ქუთაისი რუსთავი გორი ზუგდიდი თელავი საქართველო გამარჯობა მშვიდობა დედამიწა საყვარელო სიყვარული
  მეგობარი პაროლი ქართველი დინამო ჯანმრთელობა სიცოცხლე`.split(/\s+/),
);
/** Where people have their mail and friends: its name is the next password they think of, whatever their own address is. */
const serviceWords = new Set(
  `gmail googlemail google yahoo hotmail outlook icloud yandex facebook instagram tiktok youtube viber whatsapp telegram
  messenger`.split(/\s+/),
);
/** Signs and digits that people put around a word to please a form. */
const trimmings = /^[^\p{L}]+|[^\p{L}]+$/gu;
const maxTrimmings = 6;
const fewestDifferent = 4;
/** What is left of a password without the words of its owner and its site has to be as long. */
const fewestOwn = 6;

/**
 * The rules that a chosen password is checked by: nothing that leaked lists have, and nothing that is made of the name,
 * the address or the site alone.
 */
export function createPasswordRules({
  isCommon,
  siteName,
}: {
  isCommon: (password: string) => boolean;
  siteName: string;
}) {
  const siteWords = ['salbuni', 'სალბუნი', siteName.toLowerCase(), aliasOf(siteName)];

  function isGuessable(password: string, owner: Owner): boolean {
    const plain = password.normalize('NFC').toLowerCase();
    if (isWidelyUsed(plain)) return true;
    const rest = wordsOf(owner).reduce((text, word) => text.replaceAll(word, ''), plain);
    return rest !== plain && (Array.from(rest).length < fewestOwn || isWidelyUsed(rest));
  }

  function isWidelyUsed(plain: string): boolean {
    if (new Set(plain).size < fewestDifferent || isKnown(plain)) return true;
    const repeated = /^(.+?)\1+$/u.exec(plain)?.[1];
    if (repeated !== undefined && isWidelyUsed(repeated)) return true;
    const word = plain.replace(trimmings, '');
    return word.length >= 4 && plain.length - word.length <= maxTrimmings && isKnown(word);
  }

  const isKnown = (word: string): boolean =>
    georgianWords.has(word) || serviceWords.has(word) || isCommon(word);

  function wordsOf({ email, first_name = '', last_name = '' }: Owner): string[] {
    const [mailbox = '', host = ''] = email.toLowerCase().split('@');
    const names = [first_name, last_name].map((name) => name.toLowerCase());
    const words = [email, mailbox, ...mailbox.split(/[^\p{L}\p{N}]+/u), host, host.split('.')[0] ?? ''];
    return [...siteWords, ...words, ...names, ...names.map(aliasOf)]
      .filter((word) => word.length >= 3)
      .sort((a, b) => b.length - a.length);
  }

  /** @throws Problem `common_password` at the field */
  function refuseGuessable(field: string, password: string, owner: Owner): void {
    if (isGuessable(password, owner)) throw fieldProblem(field, 'common_password');
  }

  return { isGuessable, refuseGuessable };
}

/** @returns a Problem with one complaint at one field. */
export function fieldProblem(field: string, code: keyof typeof formMessages): Problem {
  const complaint = { message: formMessages[code], code };
  return new Problem('bad_input', complaint, { [field]: [complaint] });
}
