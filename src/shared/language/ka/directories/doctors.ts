/** The list of doctors. */
export const doctors = {
  title: 'ექიმები',
  description: 'იპოვეთ ექიმი სპეციალობის, ქალაქისა და ენის მიხედვით: კლინიკა, გამოცდილება და ლიცენზია.',
  intro: 'აირჩიეთ სპეციალობა, ქალაქი და ენა. ლიცენზია თითოეული ექიმის გვერდზეა მითითებული.',
  found: (count: number) => `${count} ექიმი`,
  wordsHint: 'სახელი, გვარი, რას მკურნალობს…',
  profession: 'სპეციალობა',
  anyProfession: 'ყველა',
  city: 'ქალაქი',
  anyCity: 'ყველა',
  language: 'ენა',
  anyLanguage: 'ყველა',
  byTitle: 'ანბანით',
  byExperience: 'გამოცდილების მიხედვით',
  byVerification: 'გადამოწმების თარიღით',
  listed: (parts: readonly string[]) => ['ექიმები', parts.join(', ')].filter(Boolean).join(' – '),
  words: (words: string) => `„${words}“`,
  emptyTitle: 'ასეთი ექიმი ვერ მოიძებნა',
  emptyText: 'სცადეთ სხვა სპეციალობა, ქალაქი ან ენა, ან მოხსენით ფილტრები და ნახეთ ყველა ექიმი.',
  emptyAction: 'ყველა ექიმი',
} as const;

/** A doctor’s page. */
export const doctor = {
  professions: 'სპეციალობა',
  clinics: 'სად იღებს',
  phones: 'ტელეფონი',
  languages: 'ენები',
  experience: 'გამოცდილება',
  since: (year: number) => `${year} წლიდან`,
  license: 'ლიცენზიის ნომერი',
  about: 'ექიმის შესახებ',
  answers: 'რას ეკითხებიან ამ სპეციალობის ექიმებს',
  articles: 'წაიკითხეთ ამავე თემაზე',
  colleagues: 'ამავე სპეციალობის ექიმები',
  all: 'ყველა',
  allOfProfession: (profession: string) => `ყველა: ${profession}`,
} as const;
