/** Clinics and doctors. */
export const clinics = {
  title: 'კლინიკები',
  description:
    'იპოვეთ კლინიკა ქალაქისა და მიმართულების მიხედვით: მისამართი, სამუშაო საათები, ტელეფონი და ექიმები.',
  intro: 'მისამართი, სამუშაო საათები, ტელეფონი და ექიმები ერთ გვერდზე. აირჩიეთ ქალაქი ან მიმართულება.',
  found: (count: number) => `${count} კლინიკა`,
  wordsHint: 'დასახელება, უბანი, მიმართულება…',
  city: 'ქალაქი',
  anyCity: 'ყველა ქალაქი',
  branch: 'მიმართულება',
  anyBranch: 'ყველა მიმართულება',
  byTitle: 'ანბანით',
  byVerification: 'ჯერ ბოლოს გადამოწმებული',
  listed: (parts: readonly string[]) => ['კლინიკები', parts.join(', ')].filter(Boolean).join(' – '),
  words: (words: string) => `„${words}“`,
  emptyTitle: 'ასეთი კლინიკა ვერ მოიძებნა',
  emptyText: 'სცადეთ სხვა ქალაქი ან მიმართულება, ან მოხსენით ფილტრები და ნახეთ ყველა კლინიკა.',
  emptyAction: 'ყველა კლინიკა',
} as const;

export const clinic = {
  pictures: 'სურათები',
  picture: (title: string, number: number) => `${title}: სურათი ${number}`,
  address: 'მისამართი',
  map: 'რუკაზე ნახვა',
  phones: 'ტელეფონი',
  hours: 'სამუშაო საათები',
  email: 'ელფოსტა',
  website: 'ვებგვერდი',
  branches: 'მიმართულებები',
  doctors: 'ექიმები',
  allDoctors: 'ექიმების ძებნა',
  about: 'კლინიკის შესახებ',
} as const;

export const doctors = {
  title: 'ექიმები',
  description: 'იპოვეთ ექიმი პროფესიის, ქალაქისა და ენის მიხედვით: კლინიკა, გამოცდილება და ლიცენზია.',
  intro: 'აირჩიეთ პროფესია, ქალაქი და ენა. ლიცენზია მითითებულია თითოეული ექიმის გვერდზე.',
  found: (count: number) => `${count} ექიმი`,
  wordsHint: 'სახელი, გვარი, რას მკურნალობს…',
  profession: 'პროფესია',
  anyProfession: 'ყველა პროფესია',
  city: 'ქალაქი',
  anyCity: 'ყველა ქალაქი',
  language: 'ენა',
  anyLanguage: 'ყველა ენა',
  byTitle: 'ანბანით',
  byExperience: 'ჯერ გამოცდილი',
  byVerification: 'ჯერ ბოლოს გადამოწმებული',
  listed: (parts: readonly string[]) => ['ექიმები', parts.join(', ')].filter(Boolean).join(' – '),
  words: (words: string) => `„${words}“`,
  emptyTitle: 'ასეთი ექიმი ვერ მოიძებნა',
  emptyText: 'სცადეთ სხვა პროფესია, ქალაქი ან ენა, ან მოხსენით ფილტრები და ნახეთ ყველა ექიმი.',
  emptyAction: 'ყველა ექიმი',
} as const;

export const doctor = {
  professions: 'პროფესია',
  clinics: 'სად იღებს',
  phones: 'ტელეფონი',
  languages: 'ენები',
  experience: 'გამოცდილება',
  since: (year: number) => `მუშაობს ${year} წლიდან`,
  license: 'ლიცენზიის ნომერი',
  about: 'ექიმის შესახებ',
  answers: 'კითხვები ამავე დარგიდან',
  articles: 'წაიკითხეთ ამავე თემაზე',
  colleagues: 'ამავე პროფესიის ექიმები',
  all: 'ყველა',
  allOfProfession: (profession: string) => `ყველა: ${profession}`,
} as const;

export const verification = {
  verified: 'გადამოწმებული',
  on: (date: string) => `გადამოწმდა: ${date}`,
} as const;

export const opening = {
  open: 'ღიაა ახლა',
  until: (clock: string) => `${clock}-მდე`,
  closed: 'დახურულია',
  from: (clock: string) => `${clock}-დან`,
  opensToday: (clock: string) => `გაიხსნება ${clock}-ზე`,
  opensTomorrow: (clock: string) => `გაიხსნება ხვალ, ${clock}-ზე`,
  opensOn: (weekday: number, clock: string) => `გაიხსნება ${onDays[weekday - 1]}, ${clock}-ზე`,
  days: (from: number, until: number) =>
    from === until
      ? days[from - 1]
      : from === 1 && until === 7
        ? 'ყოველდღე'
        : `${days[from - 1]} – ${days[until - 1]}`,
  wholeDay: '24 საათი',
  dayOff: 'დახურულია',
} as const;

const days = ['ორშაბათი', 'სამშაბათი', 'ოთხშაბათი', 'ხუთშაბათი', 'პარასკევი', 'შაბათი', 'კვირა'] as const;
const onDays = ['ორშაბათს', 'სამშაბათს', 'ოთხშაბათს', 'ხუთშაბათს', 'პარასკევს', 'შაბათს', 'კვირას'] as const;
