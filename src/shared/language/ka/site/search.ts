export const search = {
  title: 'ძიება',
  titleOf: (question: string) => `ძიება: ${question}`,
  page: (title: string, page: number) => (page > 1 ? `${title} – გვერდი ${page}` : title),
  intro: 'მოძებნეთ სტატია, ტერმინი, პასუხი, ექიმი ან კლინიკა.',
  form: 'ძიება მთელ პორტალზე',
  found: (question: string, total: number) => `„${question}“: ნაპოვნია ${total} შედეგი`,
  guessed: (meant: string) => `ზუსტად ასეთი ვერაფერი ვიპოვეთ. ამის ნაცვლად მოვძებნეთ „${meant}“.`,
  kinds: 'შედეგები სახეების მიხედვით',
  everything: 'ყველა',
  more: (count: number) => `ყველა ${count}`,
  moreLabel: (kind: string, count: number) => `ყველა ${count}: ${kind}`,
  nothing: (question: string) => `„${question}“: ვერაფერი ვიპოვეთ`,
  nothingHint:
    'შეამოწმეთ, სწორად წერია თუ არა სიტყვები, სცადეთ უფრო მოკლე ან ზოგადი სიტყვა ან ჰკითხეთ ექიმს.',
  tooShort: 'ჩაწერეთ მინიმუმ ორი ასო',
  tooShortHint: 'რაც უფრო ზუსტად დაწერთ, რას ეძებთ, მით უკეთესი იქნება შედეგი.',
  encyclopedia: 'ენციკლოპედია',
  ask: 'ჰკითხეთ ექიმს',
  suggestions: 'შემოთავაზებები',
  suggestionCount: (count: number) =>
    count > 0 ? `${count} შემოთავაზება; ასარჩევად გამოიყენეთ ისრები` : 'შემოთავაზება ვერ ვიპოვეთ',
  allResults: (question: string) => `ყველა შედეგი: „${question}“`,
} as const;

/** Names of the result types, in display order. */
export const searchKinds = {
  term: 'ტერმინები',
  article: 'სტატიები',
  question: 'კითხვა-პასუხი',
  doctor: 'ექიმები',
  clinic: 'კლინიკები',
  calculation: 'კალკულატორები',
  consultant: 'კონსულტანტები',
  services: 'სერვისები და ფასები',
  category: 'თემები',
  tag: 'საკვანძო თემები',
  special_project: 'სპეციალური პროექტები',
  journal: 'ჟურნალი',
  author: 'ავტორები',
  staticpage: 'პორტალის გვერდები',
} as const;

/** The same for a single result. */
export const searchKind: Readonly<Record<keyof typeof searchKinds, string>> = {
  term: 'ტერმინი',
  article: 'სტატია',
  question: 'კითხვა-პასუხი',
  doctor: 'ექიმი',
  clinic: 'კლინიკა',
  calculation: 'კალკულატორი',
  consultant: 'კონსულტანტი',
  services: 'სერვისი',
  category: 'თემა',
  tag: 'საკვანძო თემა',
  special_project: 'სპეციალური პროექტი',
  journal: 'ჟურნალი',
  author: 'ავტორი',
  staticpage: 'გვერდი',
};
