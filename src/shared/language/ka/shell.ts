/** Header, footer and what surrounds every page. */
export const shell = {
  skip: 'გადასვლა მთავარ ტექსტზე',
  homeLink: 'მთავარი გვერდი',
  menu: 'მენიუ',
  openMenu: 'მენიუს გახსნა',
  closeMenu: 'მენიუს დახურვა',
  openSearch: 'ძიების გახსნა',
  topics: 'თემები',
  allTopics: 'ყველა თემა',
  sections: 'განყოფილებები',
  search: 'ძიება',
  searchHint: 'დაავადება, სიმპტომი, ექიმი, კლინიკა…',
  signIn: 'შესვლა',
  /** The signed-in area, wherever a link leads to it. */
  ownArea: 'ჩემი გვერდი',
  ask: 'ჰკითხეთ ექიმს',
  toTop: 'გვერდის დასაწყისში დაბრუნება',
  loading: 'გვერდი იტვირთება',
  newWindow: 'იხსნება ახალ ფანჯარაში',
} as const;

export const footer = {
  disclaimer: 'ინფორმაცია ზოგადია და არ ცვლის ექიმის კონსულტაციას. ყოველ მასალას ამოწმებს ექიმი-რეცენზენტი.',
  portal: 'პორტალი',
  about: 'ჩვენ შესახებ',
  authors: 'ავტორები',
  consultantpage: 'როგორ მუშაობს კონსულტაცია',
  contact: 'კონტაქტი',
  faq: 'ხშირად დასმული კითხვები',
  terms: 'მასალის გამოყენების პირობები',
  services: 'სერვისები',
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
  emergencyNote: 'უფასოა, ყველა ქსელიდან, 24 საათი',
} as const;

export const advertising = {
  label: 'რეკლამა',
  left: 'რეკლამა მარცხნივ',
  right: 'რეკლამა მარჯვნივ',
  top: 'რეკლამა გვერდის დასაწყისში',
  close: 'რეკლამის დახურვა',
  closesSoon: 'რეკლამა რამდენიმე წამში თავად დაიხურება.',
} as const;
