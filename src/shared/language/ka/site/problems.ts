interface Problem {
  readonly label: string;
  readonly title: string;
  readonly text: string;
}

/** Texts of the error pages. */
export const problems: Readonly<Record<404 | 500 | 503, Problem>> = {
  404: {
    label: 'გვერდი ვერ მოიძებნა',
    title: 'ეს გვერდი ვერ მოიძებნა',
    text: 'შესაძლოა, მისამართი შეიცვალა ან ბმულში შეცდომაა. სცადეთ ძიება ან აირჩიეთ ქვემოთ ჩამოთვლილიდან.',
  },
  500: {
    label: 'შეცდომა',
    title: 'გვერდის ჩვენება ვერ მოხერხდა',
    text: 'ხარვეზი ჩვენი მიზეზითაა და უკვე დაფიქსირდა. სცადეთ რამდენიმე წუთში.',
  },
  503: {
    label: 'დროებით მიუწვდომელია',
    title: 'საიტი ცოტა ხნით მიუწვდომელია',
    text: 'მალე დავბრუნდებით. სცადეთ რამდენიმე წუთში. თუ დახმარება სასწრაფოდ გჭირდებათ, დარეკეთ 112-ზე.',
  },
};

export const problemLinks = {
  home: 'მთავარი გვერდი',
  encyclopedia: 'ენციკლოპედია',
  questions: 'კითხვა-პასუხი',
  contact: 'მოგვწერეთ',
  search: 'ძიება მთელ პორტალზე',
  retry: 'სცადეთ ხელახლა',
} as const;
