/** Clinics and doctors. */
export const clinics = {
  title: 'კლინიკები',
  description:
    'იპოვეთ კლინიკა ქალაქისა და მიმართულების მიხედვით: მისამართი, სამუშაო საათები, ტელეფონი და ექიმები.',
  intro: 'მისამართი, სამუშაო საათები, ტელეფონი და ექიმები ერთ გვერდზე. აირჩიეთ ქალაქი ან მიმართულება.',
  found: (count: number) => `${count} კლინიკა`,
  wordsHint: 'დასახელება, უბანი, მიმართულება…',
  city: 'ქალაქი',
  anyCity: 'ყველა',
  branch: 'მიმართულება',
  anyBranch: 'ყველა',
  byTitle: 'ანბანით',
  byVerification: 'გადამოწმების თარიღით',
  listed: (parts: readonly string[]) => ['კლინიკები', parts.join(', ')].filter(Boolean).join(' – '),
  words: (words: string) => `„${words}“`,
  emptyTitle: 'ასეთი კლინიკა ვერ მოიძებნა',
  emptyText: 'სცადეთ სხვა ქალაქი ან მიმართულება, ან მოხსენით ფილტრები და ნახეთ ყველა კლინიკა.',
  emptyAction: 'ყველა კლინიკა',
} as const;

export const clinic = {
  pictures: 'სურათები',
  picture: (title: string, number: number) => `${title}: სურათი ${number}`,
  /** Under a drawn house, which nobody may take for the clinic's own. */
  illustration: 'ილუსტრაცია',
  address: 'მისამართი',
  phones: 'ტელეფონი',
  hours: 'სამუშაო საათები',
  email: 'ელფოსტა',
  website: 'ვებგვერდი',
  branches: 'მიმართულებები',
  doctors: 'ექიმები',
  allDoctors: 'ექიმების ძიება',
  about: 'კლინიკის შესახებ',
} as const;

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

/** What a reader does next about a doctor or clinic. */
export const contactActions = {
  call: 'დარეკვა',
  callOf: (title: string) => `დარეკვა: ${title}`,
  way: 'გზა რუკაზე',
  ask: 'ჰკითხეთ ექიმს',
  askFor: (price: string) => `ჰკითხეთ ექიმს, ${price}`,
  /** On a card, whose own title says where the way leads. */
  wayShort: 'გზა',
  wayTo: (title: string) => `გზა რუკაზე: ${title}`,
  askShort: 'კითხვა',
  askWhom: 'ექიმს',
  /** The bar at the lower edge of a phone. */
  bar: (title: string) => `${title}: დარეკვა და გზა`,
} as const;

/** Orders that only the browser knows: by its position, by the hour. */
export const nearby = {
  label: 'ახლოს და ახლა',
  near: 'ჩემთან ახლოს',
  open: 'ახლა ღია',
  locating: 'ვადგენთ, სად ხართ…',
  refused: 'თქვენი მდებარეობა ვერ დავადგინეთ. ნება დართეთ ბრაუზერის პარამეტრებში ან აირჩიეთ ქალაქი.',
  failed: 'სია ვერ ჩაიტვირთა. სცადეთ ხელახლა.',
  nearest: 'უახლოესი პირველია. მანძილი სწორ ხაზზეა გაზომილი; თქვენი მდებარეობა ბრაუზერს არ ტოვებს.',
  openFirst: 'პირველია ის, რაც ახლა ღიაა.',
  more: 'მეტის ჩვენება',
  away: (distance: string) => `თქვენგან ${distance}`,
} as const;

/** The sketch beside a list, drawn without a map service. */
export const sketchMap = {
  country: 'კლინიკები ქალაქების მიხედვით',
  doctors: 'ექიმები ქალაქების მიხედვით',
  city: (city: string) => `${city}: კლინიკები ამ გვერდიდან`,
  note: 'სქემა. ზუსტ გზას „გზა რუკაზე“ გიჩვენებთ.',
  open: 'რუკა',
  count: (city: string, count: number) => `${city}: ${count}`,
  scale: (kilometres: number) => `${kilometres} კმ`,
  number: (number: number) => `რუკაზე № ${number}`,
} as const;

export const verification = {
  verified: 'რედაქციამ გადაამოწმა',
  on: (date: string) => `რედაქციამ გადაამოწმა: ${date}`,
} as const;
