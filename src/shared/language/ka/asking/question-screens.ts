/** The list of answered questions. */
export const questions = {
  title: 'კითხვა-პასუხი',
  intro:
    'მკითხველთა კითხვები და ექიმ-კონსულტანტების პასუხები. კითხვას მხოლოდ მისი ავტორის თანხმობით და უსახელოდ ვაქვეყნებთ.',
  description: 'რას ეკითხებიან მკითხველები ექიმებს და რას პასუხობენ კონსულტანტები – თემების მიხედვით.',
  inCategory: (title: string) => `კითხვა-პასუხი: ${title}`,
  descriptionInCategory: (title: string) => `მკითხველთა კითხვები და ექიმების პასუხები თემაზე „${title}“.`,
  withTag: (title: string) => `კითხვები თემაზე „${title}“`,
  topics: 'კითხვების თემები',
  all: 'ყველა',
  count: (count: number) => `${count} კითხვა`,
  order: 'დალაგება',
  newest: 'უახლესი',
  read: 'ყველაზე კითხვადი',
  tagPage: 'ყველა მასალა ამ თემაზე',
  empty: 'ამ თემაზე პასუხი ჯერ არ გამოგვიქვეყნებია',
  emptyHint: 'ნახეთ სხვა თემები ან თავად ჰკითხეთ ექიმს.',
  emptyAction: 'ყველა კითხვა',
} as const;

export const question = {
  question: 'კითხვა',
  answer: 'პასუხი',
  /** The label of the answer's first sentence. */
  short: 'ექიმის პასუხი',
  whole: 'სრული პასუხი',
  answers: 'პასუხობს',
  asker: 'კითხვის ავტორი',
  discussion: 'დაზუსტება',
  asked: (date: string) => `დაისვა: ${date}`,
  answered: (date: string) => `პასუხი: ${date}`,
  tags: 'კითხვის თემები',
  related: 'სხვა კითხვები ამ თემაზე',
  caution: 'პასუხი ზოგადია',
  cautionText:
    'ექიმმა კითხვა გასინჯვის გარეშე, მხოლოდ დაწერილის მიხედვით უპასუხა. თქვენი შემთხვევა შეიძლება განსხვავდებოდეს. თუ თავს მძიმედ გრძნობთ, დარეკეთ 112-ზე.',
} as const;
