/** What the search page says about how it understood a query, and where one record answers it. */
export const searchAnswer = {
  definition: 'განმარტება',
  more: 'სრულად წაკითხვა',
  moreLabel: (title: string) => `სრულად წაკითხვა: ${title}`,
  exact: (typed: string) => `მოძებნეთ ზუსტად: „${typed}“`,
  partial: 'ყველა სიტყვა ერთად ვერ ვიპოვეთ. ნაჩვენებია ის, რაც ყველაზე ახლოსაა.',
  topicsNearby: 'იქნებ ეს თემები გამოგადგეთ',
  popular: 'ხშირად კითხულობენ',
  popularCount: (count: number) => `ხშირად კითხულობენ: ${count} თემა და პასუხი; ასარჩევად გამოიყენეთ ისრები`,
  noSuggestion: 'შემოთავაზება ვერ ვიპოვეთ. დააჭირეთ Enter-ს ან ძიების ღილაკს და ყველგან მოვძებნით.',
} as const;

/** What results are narrowed by, and what stands below its label while nothing is chosen: on phones there is room for a word. */
export const searchNarrowing = {
  apply: 'ჩვენება',
  nothing: 'ამ ფილტრებით არაფერი მოიძებნა',
  nothingHint: 'მოხსენით რომელიმე ფილტრი და შედეგები ისევ გამოჩნდება.',
  labels: { category: 'თემა', year: 'წელი', city: 'ქალაქი', profession: 'სპეციალობა' },
  unfiltered: 'ყველა',
} as const;

/** What the panel above the results offers; what it says comes with the answer. */
export const searchAlertActions = {
  call: (phone: string) => `დარეკეთ ${phone}-ზე`,
  read: 'რა ვქნა, სანამ დახმარება მოვა',
} as const;
