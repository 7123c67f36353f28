/** The bar at the lower edge of a phone. */
export const askBar = {
  label: 'კონსულტაცია',
  title: 'გაქვთ კითხვა?',
  note: 'პასუხი 72 საათში',
  action: 'ჰკითხეთ ექიმს',
} as const;

/** The card beside questions that links to asking one. */
export const askCard = {
  title: 'ვერ იპოვეთ პასუხი?',
  /** Beside lists of doctors and clinics. */
  unsure: 'არ იცით, რომელ ექიმს მიმართოთ?',
  text: 'აღწერეთ, რა გაწუხებთ, და აირჩიეთ ექიმი. პასუხს მხოლოდ თქვენ დაინახავთ, თუ გამოქვეყნებაზე თავად არ დათანხმდებით.',
  action: 'ჰკითხეთ ექიმს',
  how: 'როგორ მუშაობს კონსულტაცია',
} as const;

/** A list of answered questions on pages of other things. */
export const answerList = {
  answered: (date: string) => `პასუხი: ${date}`,
} as const;
