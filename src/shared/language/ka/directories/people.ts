/** Authors and consultants. */
export const authors = {
  title: 'ავტორები',
  description: 'ვინ წერს და ამოწმებს პორტალის სტატიებს: ავტორების სპეციალობა და გამოქვეყნებული ტექსტები.',
  intro: 'ადამიანები, რომლებიც ჩვენს სტატიებს წერენ და ამოწმებენ.',
  articles: (count: number) => `${count} სტატია`,
  empty: 'ავტორები ჯერ არ არის დამატებული.',
  emptyHint: 'მანამდე წაიკითხეთ ახალი სტატიები მთავარ გვერდზე.',
} as const;

export const author = {
  articles: 'ავტორის სტატიები',
  empty: 'ამ ავტორის სტატიები ჯერ არ გამოქვეყნებულა.',
  emptyHint: 'ნახეთ სხვა ავტორები ან ახალი სტატიები.',
} as const;

export const consultants = {
  title: 'კონსულტანტები',
  description: 'ექიმები, რომლებიც მკითხველთა კითხვებს პასუხობენ: აირჩიეთ სპეციალობა და ნახეთ პასუხები.',
  intro: 'ექიმები, რომლებიც თქვენს კითხვებს წერილობით პასუხობენ. აირჩიეთ სპეციალობა.',
  all: 'ყველა',
  professions: 'კონსულტანტის სპეციალობა',
  answers: (count: number) => `${count} პასუხი`,
  since: (year: number) => `მუშაობს ${year} წლიდან`,
  answersWithin: (hours: number) => `ჩვეულებრივ, ${hours} საათში პასუხობს`,
  rating: (average: number, count: number) =>
    `მკითხველთა შეფასება: ${String(average).replace('.', ',')} 5-დან (${count} შეფასება)`,
  available: 'იღებს კითხვებს',
  unavailable: 'ამჟამად კითხვებს არ იღებს',
  ofProfession: (profession: string) => `კონსულტანტები – ${profession}`,
  empty: 'ამ სპეციალობის კონსულტანტი ჯერ არ გვყავს',
  emptyHint: 'ნახეთ ყველა კონსულტანტი ან ის, რას ეკითხებიან ექიმებს სხვები.',
  emptyAction: 'ყველა კონსულტანტი',
} as const;

export const consultant = {
  ask: 'ჰკითხეთ კონსულტანტს',
  otherAsk: 'ჰკითხეთ სხვა კონსულტანტს',
  answers: 'გაცემული პასუხები',
  empty: 'გამოქვეყნებული პასუხები ჯერ არ არის.',
  emptyHint: 'კითხვა-პასუხი მხოლოდ მკითხველის თანხმობით ქვეყნდება.',
  emptyAction: 'ყველა კითხვა-პასუხი',
} as const;
