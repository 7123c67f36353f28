/** The index of the encyclopedia. */
export const encyclopedia = {
  label: 'ენციკლოპედია',
  title: 'სამედიცინო ენციკლოპედია',
  intro:
    'სამედიცინო სიტყვების მარტივი განმარტებები: დაავადებები, სიმპტომები, ორგანოები, გამოკვლევები და მკურნალობა.',
  page: (title: string, page: number) => (page > 1 ? `${title} – გვერდი ${page}` : title),
  part: (title: string) => `ენციკლოპედია: ${title}`,
  find: 'იპოვეთ ტერმინი',
  findHint: 'მაგალითად, ჰიპერტენზია',
  findButton: 'ძიება',
  letters: 'ტერმინები ანბანის მიხედვით',
  letter: (letter: string, count: number) => `${letter}, ${count} ტერმინი`,
  emptyLetter: (letter: string) => `${letter}, ტერმინი ჯერ არ არის`,
  onLetter: (letter: string) => `ტერმინები ასოზე „${letter}“`,
  ofSection: (section: string) => `სამედიცინო ტერმინები: ${section}`,
  onLatin: 'ტერმინები ლათინური ასოებით',
  onDigits: 'ტერმინები ციფრებით',
  sections: 'განყოფილებები',
  allSections: 'ყველა განყოფილება',
  everything: 'ყველა ტერმინი',
  count: (count: number) => `${count} ტერმინი`,
  found: (question: string, count: number) => `„${question}“: ნაპოვნია ${count} ტერმინი`,
  guessed: (question: string) => `ზუსტად ასეთი ტერმინი ვერ ვიპოვეთ. ნაჩვენებია: „${question}“.`,
  searchAll: 'ძიება მთელ პორტალზე',
  nothing: (question: string) => `„${question}“: ასეთი ტერმინი ვერ ვიპოვეთ`,
  nothingHint: 'შეამოწმეთ, სწორად წერია თუ არა სიტყვა, ან სცადეთ სხვა სახელი.',
  empty: 'აქ ტერმინი ჯერ არ არის',
  emptyHint: 'აირჩიეთ სხვა ასო ან განყოფილება.',
} as const;

/** The page of a term. */
export const term = {
  synonyms: 'სხვა სახელები',
  definition: 'განმარტება',
  related: 'მონათესავე ტერმინები',
  articles: 'სტატიები ამ თემაზე',
  allArticlesLabel: (title: string) => `ყველა სტატია, სადაც ნახსენებია „${title}“`,
  questions: 'რას ეკითხებიან ექიმებს',
  doctors: 'ექიმები',
  inSection: (section: string) => `${section}: სხვა ტერმინები`,
  wholeSection: 'მთელი განყოფილება',
} as const;
