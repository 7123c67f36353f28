/** What a letter says, before it has a form. */
export interface LetterText {
  readonly subject: string;
  readonly greeting: string;
  readonly lines: readonly string[];
  readonly action?: { readonly label: string; readonly href: string };
  readonly after?: readonly string[];
}

interface Facts {
  readonly siteName: string;
  readonly firstName: string;
}

const greet = (firstName: string): string => (firstName ? `გამარჯობა, ${firstName}!` : 'გამარჯობა!');

/** Letters about accounts. */
export const accountLetters = {
  confirm: ({ siteName, firstName }: Facts, href: string): LetterText => ({
    subject: `დაადასტურეთ ელფოსტა – ${siteName}`,
    greeting: greet(firstName),
    lines: [`თქვენ დარეგისტრირდით საიტზე „${siteName}“. დაადასტურეთ, რომ ეს ელფოსტა თქვენია.`],
    action: { label: 'ელფოსტის დადასტურება', href },
    after: ['ბმული 7 დღე მოქმედებს. თუ თქვენ არ დარეგისტრირებულხართ, ეს წერილი უბრალოდ წაშალეთ.'],
  }),
  alreadyRegistered: ({ siteName, firstName }: Facts, href: string): LetterText => ({
    subject: `ეს ელფოსტა უკვე რეგისტრირებულია – ${siteName}`,
    greeting: greet(firstName),
    lines: [
      'ვიღაცამ სცადა თქვენი ელფოსტით ხელახლა დარეგისტრირება. თქვენი ანგარიში უკვე არსებობს და არაფერი შეცვლილა.',
      'თუ ეს თქვენ იყავით, შედით არსებული პაროლით. თუ პაროლი არ გახსოვთ, აღადგინეთ.',
    ],
    action: { label: 'პაროლის აღდგენა', href },
  }),
  reset: ({ siteName, firstName }: Facts, href: string): LetterText => ({
    subject: `პაროლის აღდგენა – ${siteName}`,
    greeting: greet(firstName),
    lines: ['მივიღეთ მოთხოვნა თქვენი პაროლის აღდგენაზე. ახალი პაროლის ასარჩევად გახსენით ბმული.'],
    action: { label: 'ახალი პაროლის არჩევა', href },
    after: ['ბმული 1 საათი მოქმედებს და ერთხელ გამოიყენება. თუ თქვენ არ მოგითხოვიათ, არაფერი გააკეთოთ.'],
  }),
  passwordChanged: ({ siteName, firstName }: Facts, href: string): LetterText => ({
    subject: `პაროლი შეიცვალა – ${siteName}`,
    greeting: greet(firstName),
    lines: [
      'თქვენი ანგარიშის პაროლი ახლახან შეიცვალა და სხვა მოწყობილობებზე გამოხვედით.',
      'თუ ეს თქვენ არ იყავით, დაუყოვნებლივ აღადგინეთ პაროლი.',
    ],
    action: { label: 'პაროლის აღდგენა', href },
  }),
} as const;
