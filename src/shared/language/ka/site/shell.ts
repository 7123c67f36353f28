/** Texts of header, footer and page frame. */
export const shell = {
  skip: 'მთავარ ტექსტზე გადასვლა',
  homeLink: 'მთავარი გვერდი',
  menu: 'მენიუ',
  topics: 'თემები',
  allTopics: 'ყველა თემა',
  sections: 'განყოფილებები',
  search: 'ძიება',
  searchHint: 'სიმპტომი, დაავადება, ექიმი, კლინიკა…',
  signIn: 'შესვლა',
  /** The name of the signed-in area in links. */
  ownArea: 'ჩემი გვერდი',
  ask: 'ჰკითხეთ ექიმს',
  /** A price that is the lowest of several. */
  priceFrom: (price: string) => `${price}-დან`,
  toTop: 'გვერდის დასაწყისში დაბრუნება',
  loading: 'გვერდი იტვირთება',
  /** At the head of a printed page. */
  printed: (day: string) => `დაბეჭდილია: ${day}`,
  newWindow: 'იხსნება ახალ ფანჯარაში',
} as const;

export const footer = {
  disclaimer:
    'ინფორმაცია ზოგადია და ექიმის კონსულტაციას ვერ შეცვლის. ვინ დაწერა და ვინ შეამოწმა სტატია, მის თავში წერია.',
  portal: 'პორტალი',
  about: 'ჩვენ შესახებ',
  authors: 'ავტორები',
  consultantpage: 'როგორ მუშაობს კონსულტაცია',
  prices: 'ფასები',
  contact: 'კონტაქტი',
  faq: 'ხშირად დასმული კითხვები',
  terms: 'მასალის გამოყენების პირობები',
  rules: 'წესები და პირობები',
  partners: 'პარტნიორებისთვის',
  editorial: 'სარედაქციო პოლიტიკა',
  privacy: 'კონფიდენციალურობა',
  saleterms: 'გაყიდვის პირობები',
  cookies: 'ქუქი-ფაილები',
  accessibility: 'ხელმისაწვდომობა',
  services: 'რუბრიკები',
  questions: 'კითხვა-პასუხი',
  doctors: 'ექიმები',
  clinics: 'კლინიკები',
  tags: 'თემები ანბანით',
  calculations: 'კალკულატორები',
  encyclopedia: 'ენციკლოპედია',
  journals: 'ჟურნალი',
  consultants: 'კონსულტანტები',
  emergency: 'გადაუდებელი დახმარება',
  emergencyNumber: '112',
  emergencyNote: 'უფასოდ, ყველა ქსელიდან, 24 საათის განმავლობაში',
} as const;

/** The list of how the portal is reached. */
export const contactList = { label: 'საკონტაქტო მონაცემები' } as const;

export const advertising = {
  label: 'რეკლამა',
  left: 'რეკლამა მარცხნივ',
  right: 'რეკლამა მარჯვნივ',
  close: 'რეკლამის დახურვა',
  closesSoon: 'რეკლამა რამდენიმე წამში თავად დაიხურება.',
} as const;
