/** The content of a letter before formatting. */
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
  /** Facts of letters about money. */
  readonly amount?: string;
  readonly title?: string;
  /** Browser and system of a sign-in, and its time in words. */
  readonly device?: string;
  readonly moment?: string;
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
  confirmAgain: ({ siteName, firstName }: Facts, href: string): LetterText => ({
    subject: `დაადასტურეთ ელფოსტა, ახალი ბმული – ${siteName}`,
    greeting: greet(firstName),
    lines: [
      `საიტზე „${siteName}“ დადასტურების ბმულის ხელახლა გაგზავნა მოითხოვეს. დაადასტურეთ, რომ ეს ელფოსტა თქვენია.`,
    ],
    action: { label: 'ელფოსტის დადასტურება', href },
    after: [
      'ბმული 7 დღე მოქმედებს; წინა წერილებში გამოგზავნილი ბმულები აღარ მუშაობს. თუ თქვენ არ დარეგისტრირებულხართ, ეს წერილი უბრალოდ წაშალეთ.',
    ],
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
    lines: ['მივიღეთ თქვენი პაროლის აღდგენის მოთხოვნა. ახალი პაროლის ასარჩევად გახსენით ბმული.'],
    action: { label: 'ახალი პაროლის არჩევა', href },
    after: [
      'ბმული 1 საათი მოქმედებს და მხოლოდ ერთხელ გამოგადგებათ. თუ აღდგენა თქვენ არ მოგითხოვიათ, ამ წერილს ყურადღება ნუ მიაქცევთ.',
    ],
  }),
  passwordChanged: ({ siteName, firstName }: Facts, href: string): LetterText => ({
    subject: `პაროლი შეიცვალა – ${siteName}`,
    greeting: greet(firstName),
    lines: [
      'თქვენი ანგარიშის პაროლი ახლახან შეიცვალა და სხვა მოწყობილობებზე ანგარიშიდან გამოხვედით.',
      'თუ ეს თქვენ არ იყავით, დაუყოვნებლივ აღადგინეთ პაროლი.',
    ],
    action: { label: 'პაროლის აღდგენა', href },
  }),
  secondFactorClosed: ({ siteName, firstName }: Facts, href: string): LetterText => ({
    subject: `კოდით შესვლა დროებით შეჩერდა – ${siteName}`,
    greeting: greet(firstName),
    lines: [
      'ვიღაცამ თქვენი ანგარიშის პაროლი სწორად შეიყვანა, ერთჯერადი კოდი კი ხუთჯერ – არასწორად. კოდით შესვლა 15 წუთით შევაჩერეთ.',
      'თუ ეს თქვენ იყავით, დაიცადეთ ან შედით აღდგენის კოდით.',
      'თუ ეს თქვენ არ იყავით, თქვენი პაროლი სხვამაც იცის: დაუყოვნებლივ შეცვალეთ.',
    ],
    action: { label: 'პაროლის აღდგენა', href },
  }),
  passkeyAdded: ({ siteName, firstName, device, moment = '' }: Facts, href: string): LetterText => ({
    subject: `ანგარიშს წვდომის გასაღები დაემატა – ${siteName}`,
    greeting: greet(firstName),
    lines: [
      `თქვენს ანგარიშს წვდომის გასაღები დაემატა: ${[device || 'უცნობი მოწყობილობა', moment].filter(Boolean).join(', ')}. ამ გასაღებით ანგარიშში პაროლის გარეშეც შედიან.`,
      'თუ ეს თქვენ იყავით, არაფრის გაკეთება არ არის საჭირო.',
      'თუ ეს თქვენ არ იყავით, დაუყოვნებლივ აღადგინეთ პაროლი: წვდომის გასაღებები გაუქმდება და ანგარიშიდან ყველა მოწყობილობაზე გამოხვალთ.',
    ],
    action: { label: 'პაროლის აღდგენა', href },
  }),
  newDevice: ({ siteName, firstName, device, moment = '' }: Facts, href: string): LetterText => ({
    subject: `ანგარიშში ახალი მოწყობილობიდან შევიდნენ – ${siteName}`,
    greeting: greet(firstName),
    lines: [
      `თქვენს ანგარიშში ახალი მოწყობილობიდან შევიდნენ: ${[device || 'უცნობი მოწყობილობა', moment].filter(Boolean).join(', ')}.`,
      'თუ ეს თქვენ იყავით, არაფრის გაკეთება არ არის საჭირო.',
      'თუ ეს თქვენ არ იყავით, დაუყოვნებლივ აღადგინეთ პაროლი: ანგარიშიდან ყველა მოწყობილობაზე გამოხვალთ.',
    ],
    action: { label: 'პაროლის აღდგენა', href },
  }),
} as const;

/** Letters about questions. They contain nothing of the question, because mail may be read on shared screens. */
export const questionLetters = {
  answered: ({ siteName, firstName }: Facts, href: string): LetterText => ({
    subject: `თქვენს კითხვას უპასუხეს – ${siteName}`,
    greeting: greet(firstName),
    lines: [
      'კონსულტანტმა თქვენს კითხვას უპასუხა. პასუხი „ჩემს გვერდზე“ წაიკითხეთ.',
      'პირველი პასუხიდან 7 დღის განმავლობაში დამაზუსტებელი კითხვა უფასოდ შეგიძლიათ დასვათ.',
    ],
    action: { label: 'პასუხის ნახვა', href },
    after: ['თუ მდგომარეობა უეცრად დამძიმდა, ნუ დაიცდით და დარეკეთ 112-ზე.'],
  }),
  askedBack: ({ siteName, firstName }: Facts, href: string): LetterText => ({
    subject: `კონსულტანტს პასუხამდე თქვენი დაზუსტება სჭირდება – ${siteName}`,
    greeting: greet(firstName),
    lines: [
      'კონსულტანტი თქვენს კითხვაზე მუშაობს და პასუხამდე რაღაცის დაზუსტებას გთხოვთ. წაიკითხეთ და მიუპასუხეთ „ჩემს კითხვებში“.',
      'სანამ მიუპასუხებთ, პასუხის ვადა შეჩერებულია, მაგრამ არაუმეტეს 72 საათისა.',
    ],
    action: { label: 'კითხვის გახსნა', href },
    after: ['თუ მდგომარეობა უეცრად დამძიმდა, ნუ დაიცდით და დარეკეთ 112-ზე.'],
  }),
  replied: ({ siteName, firstName }: Facts, href: string): LetterText => ({
    subject: `კითხვის ავტორმა გიპასუხათ – ${siteName}`,
    greeting: greet(firstName),
    lines: ['კითხვის ავტორმა თქვენს კითხვას უპასუხა. ახლა პასუხის დაწერა შეგიძლიათ.'],
    action: { label: 'სამუშაო გვერდი', href },
  }),
  toConsultant: ({ siteName, firstName }: Facts, href: string): LetterText => ({
    subject: `ახალი კითხვა გელოდებათ – ${siteName}`,
    greeting: greet(firstName),
    lines: ['მკითხველმა დასვა კითხვა, რომელსაც თქვენ შეგიძლიათ უპასუხოთ. აიღეთ ის თქვენი სამუშაო გვერდიდან.'],
    action: { label: 'კითხვების რიგი', href },
  }),
  toEditor: ({ siteName, firstName }: Facts, href: string): LetterText => ({
    subject: `კითხვა რედაქტორს ელოდება – ${siteName}`,
    greeting: greet(firstName),
    lines: ['კითხვას უპასუხეს და ავტორი თანახმაა, რომ უსახელოდ გამოქვეყნდეს. წაიკითხეთ და გადაწყვიტეთ.'],
    action: { label: 'კითხვის გახსნა', href },
  }),
  released: ({ siteName, firstName }: Facts, href: string): LetterText => ({
    subject: `თქვენს კითხვას ვერ ვუპასუხეთ – ${siteName}`,
    greeting: greet(firstName),
    lines: [
      'სამწუხაროდ, თქვენს კითხვას ვერ ვუპასუხეთ. გადახდილი თანხა სრულად დაგიბრუნდათ ბალანსზე; თუ პაკეტით გადაიხადეთ, კითხვა პაკეტს დაუბრუნდა.',
      'შეგიძლიათ კითხვა ხელახლა დასვათ ან სხვა კონსულტანტი აირჩიოთ.',
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
    after: ['თუ ეს გადახდა თქვენ არ შეგისრულებიათ, მოგვწერეთ.'],
  }),
  refunded: ({ siteName, firstName, amount = '' }: Facts, href: string): LetterText => ({
    subject: `თანხა ბანკში დაბრუნდა – ${siteName}`,
    greeting: greet(firstName),
    lines: [`ბანკმა თქვენი გადახდიდან ${amount} ლარი დააბრუნა. თანხა ბარათზე რამდენიმე დღეში აისახება.`],
    action: { label: 'ჩემი ტრანზაქციები', href },
  }),
  leavingDeclined: ({ siteName, firstName, amount = '' }: Facts, href: string): LetterText => ({
    subject: `თანხა ბარათზე ვერ დაბრუნდა – ${siteName}`,
    greeting: greet(firstName),
    lines: [
      `ანგარიშის წაშლისას ბარათზე ${amount} ლარის დაბრუნება მოითხოვეთ, მაგრამ ბანკმა ის სამი დღის განმავლობაში არ დაადასტურა. ანგარიში არ წაშლილა და რაც ბალანსზეა, ისევ თქვენია.`,
      'პროფილში ანგარიშის წაშლა თავიდან მოითხოვეთ და მიუთითეთ საბანკო ანგარიში: თანხას იქ გადმოგირიცხავთ.',
    ],
    action: { label: 'ჩემი პროფილი', href },
  }),
} as const;
