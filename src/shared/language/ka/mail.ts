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
  /** What letters about money tell. */
  readonly amount?: string;
  readonly title?: string;
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
      'თქვენი ანგარიშის პაროლი ახლახან შეიცვალა და სხვა მოწყობილობებიდან გამოხვედით.',
      'თუ ეს თქვენ არ იყავით, დაუყოვნებლივ აღადგინეთ პაროლი.',
    ],
    action: { label: 'პაროლის აღდგენა', href },
  }),
} as const;

/** Letters about questions. They tell nothing of the question itself: mail is read on shared screens. */
export const questionLetters = {
  answered: ({ siteName, firstName }: Facts, href: string): LetterText => ({
    subject: `თქვენს კითხვას უპასუხეს – ${siteName}`,
    greeting: greet(firstName),
    lines: [
      'კონსულტანტმა თქვენს კითხვას უპასუხა. პასუხის წასაკითხად შედით თქვენს გვერდზე.',
      'პირველი პასუხიდან 7 დღის განმავლობაში დასაზუსტებელი კითხვა უფასოდ შეგიძლიათ დასვათ.',
    ],
    action: { label: 'პასუხის ნახვა', href },
    after: ['თუ მდგომარეობა უარესდება, პასუხს ნუ დაელოდებით და დარეკეთ 112-ზე.'],
  }),
  released: ({ siteName, firstName }: Facts, href: string): LetterText => ({
    subject: `თანხა დაგიბრუნდათ – ${siteName}`,
    greeting: greet(firstName),
    lines: [
      'სამწუხაროდ, თქვენს კითხვას ვერ ვუპასუხეთ. გადახდილი თანხა სრულად დაგიბრუნდათ ბალანსზე; თუ პაკეტით გადაიხადეთ, კითხვა პაკეტს დაუბრუნდა.',
      'შეგიძლიათ კითხვა თავიდან დასვათ ან სხვა კონსულტანტი აირჩიოთ.',
    ],
    action: { label: 'ჩემი კითხვები', href },
  }),
} as const;

/** Letters about money. */
export const paymentLetters = {
  received: ({ siteName, firstName, amount = '', title = '' }: Facts, href: string): LetterText => ({
    subject: `გადახდა მიღებულია – ${siteName}`,
    greeting: greet(firstName),
    lines: [`მივიღეთ თქვენი გადახდა: ${amount} ლარი.`, ...(title ? [`დანიშნულება: ${title}.`] : [])],
    action: { label: 'ჩემი ტრანზაქციები', href },
    after: ['თუ ეს გადახდა თქვენ არ გაგიკეთებიათ, მოგვწერეთ.'],
  }),
  refunded: ({ siteName, firstName, amount = '' }: Facts, href: string): LetterText => ({
    subject: `თანხა ბანკში დაბრუნდა – ${siteName}`,
    greeting: greet(firstName),
    lines: [
      `ბანკმა თქვენს გადახდაზე ${amount} ლარი დააბრუნა. ბარათზე ასახვას რამდენიმე დღე შეიძლება დასჭირდეს.`,
    ],
    action: { label: 'ჩემი ტრანზაქციები', href },
  }),
} as const;
