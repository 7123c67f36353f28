import type { RecordAct } from '#shared/access/record-rights.ts';

/** Texts of the back office. */
export const officeText = {
  title: 'სარედაქციო',
  home: 'დღის საქმეები',
  menu: 'სარედაქციოს მენიუ',
  desks: 'სამუშაო',
  records: 'მასალები',
  content: 'მასალები',
  toSite: 'პორტალზე გადასვლა',
  signOut: 'გასვლა',
  skip: 'მთავარ ნაწილზე გადასვლა',
  noRights: 'თქვენს ანგარიშს სარედაქციოში მუშაობის უფლება არ აქვს.',
  loading: 'იტვირთება…',
  retry: 'სცადეთ ხელახლა',
  failed: 'მოქმედება ვერ შესრულდა. სცადეთ ხელახლა.',
  offline: 'სერვერთან კავშირი გაწყდა. აკრეფილი ტექსტი ამ ბრაუზერში ინახება.',
  missing: 'ასეთი გვერდი სარედაქციოში არ არის.',
  untitled: (id: number) => `უსათაურო ჩანაწერი №${id}`,
  close: 'დახურვა',
  cancel: 'გაუქმება',
  secondFactor: {
    submit: 'დადასტურება კოდით',
    why: 'ეს მოქმედება ბოლო ათ წუთში შეყვანილ ერთჯერად კოდს მოითხოვს.',
    code: 'ერთჯერადი კოდი',
    hint: 'ექვსნიშნა კოდი აპლიკაციიდან ან აღდგენის კოდი.',
  },
  command: {
    open: 'სწრაფი ძიება',
    placeholder: 'ჩანაწერი, განყოფილება ან ბრძანება',
    empty: 'ვერაფერი ვიპოვეთ.',
    failed: 'ძიება ვერ შესრულდა. სცადეთ ხელახლა.',
    create: (label: string) => `ახალი: ${label}`,
  },
} as const;

export const stateNames: Readonly<Record<string, string>> = {
  draft: 'მონახაზი',
  in_review: 'მოწმდება',
  approved: 'დამტკიცებულია',
  scheduled: 'დაგეგმილია',
  published: 'გამოქვეყნებულია',
  archived: 'არქივშია',
};

export const homeText = {
  drafts: 'დაწყებული ტექსტები',
  inReview: 'ელოდება შემოწმებას',
  approved: 'მზად არის გამოსაქვეყნებლად',
  scheduled: 'დაგეგმილია',
  none: 'აქ ახლა არაფერია.',
  waiting: 'ელოდება თქვენს ყურადღებას',
  readToday: 'დღევანდელი ნახვები',
  steps: {
    title: 'ახალი პორტალის პირველი ნაბიჯები',
    name: 'პორტალის სახელი (SITE_NAME)',
    contact: 'საკონტაქტო ტელეფონი ან ელფოსტა',
    mail: 'წერილების გაგზავნა (SMTP_URL)',
    banks: 'ბანკთან კავშირი',
    article: 'პირველი სტატია',
    taken: 'შესრულებულია',
    open: 'შესასრულებელია',
  },
} as const;

export const listText = {
  search: 'ძიება სათაურით ან ნომრით',
  states: 'სტატუსი',
  all: 'ყველა, არქივის გარდა',
  create: 'ახალი ჩანაწერი',
  empty: 'ასეთი ჩანაწერი არ არის.',
  save: 'შენახვა',
  total: (count: number) => `სულ ${count}`,
  columns: { title: 'სათაური', state: 'სტატუსი', updated: 'ბოლო ცვლილება', id: '№' },
  changes: 'აქვს გამოუქვეყნებელი ცვლილებები',
  writing: (name: string) => `ახლა წერს: ${name}`,
  previous: 'წინა გვერდი',
  next: 'შემდეგი გვერდი',
  sortBy: (label: string) => `დალაგება: ${label}`,
} as const;

/** How tables are saved as files. */
export const downloadText = {
  download: (label: string, format: string) => `${label} (${format})`,
  list: 'სიის ჩამოტვირთვა',
  formats: { xlsx: 'Excel', csv: 'CSV', jsonl: 'JSONL' },
} as const;

export const filterText = {
  label: 'ფილტრები',
  add: 'ფილტრი',
  title: 'სიის გაფილტვრა',
  field: 'ველი',
  apply: 'ჩვენება',
  remove: (label: string) => `ფილტრის მოხსნა: ${label}`,
  empty: 'შეუვსებელია',
  yes: 'დიახ',
  no: 'არა',
  from: 'საწყისი (ჩათვლით)',
  to: 'საბოლოო (ჩათვლით)',
  range: (from: string, to: string) =>
    to === '' ? `${from}-დან` : from === '' ? `${to}-მდე` : `${from} – ${to}`,
} as const;

export const bulkText = {
  label: 'მოქმედება მონიშნულ ჩანაწერებზე',
  chosen: (count: number) => `მონიშნულია ${count}`,
  choose: (title: string) => `მონიშვნა: ${title}`,
  chooseAll: 'გვერდის ყველა ჩანაწერის მონიშვნა',
  set: 'ველის შეცვლა',
  field: 'ველი',
  preview: 'რა შეიცვლება?',
  run: 'შესრულება',
  nothing: 'არაფერი შეიცვლება',
  done: (count: number) => `შესრულდა: ${count}`,
} as const;

export const viewText = {
  label: 'შენახული სიები',
  save: 'ამ სიის შენახვა',
  name: 'სიის სახელი',
  remove: (name: string) => `სიის წაშლა: ${name}`,
} as const;

export const recordText = {
  saved: 'შენახულია',
  saving: 'ინახება…',
  unsaved: 'ჯერ არ შენახულა',
  restored: 'ტექსტი სერვერამდე ვერ მივიდა, მაგრამ ბრაუზერმა შეინახა. ახლა ის აღდგენილია.',
  writing: (name: string) => `ამ ჩანაწერს ახლა წერს ${name}.`,
  readOnly: 'ამ ჩანაწერის შეცვლის უფლება არ გაქვთ.',
  needsReview: 'სამედიცინო ტექსტი მხოლოდ რეცენზენტის თანხმობით გამოქვეყნდება.',
  required: 'სავალდებულო',
  count: (count: number, max: number | null) => (max === null ? `${count} სიმბოლო` : `${count} / ${max}`),
  words: (count: number, minutes: number) => `${count} სიტყვა, ${minutes} წუთის საკითხავი`,
  yes: 'დიახ',
  choose: 'აირჩიეთ',
  find: 'იპოვეთ და დაამატეთ',
  remove: (title: string) => `მოხსნა: ${title}`,
  moveUp: (title: string) => `აწევა: ${title}`,
  moveDown: (title: string) => `ჩამოწევა: ${title}`,
  nothingFound: 'ვერაფერი ვიპოვეთ',
  mediaNumber: 'ფაილის ნომერი მედიათეკაში',
  listHint: 'თითო ჩანაწერი ცალკე სტრიქონზე',
  jsonHint: 'მონაცემები JSON-ის სახით',
  badJson: 'ეს JSON არ არის: გადაამოწმეთ ფრჩხილები, მძიმეები და ბრჭყალები',
  seo: 'საძიებო სისტემებისთვის',
  searchPreview: 'ასე გამოჩნდება ძიების შედეგებში',
  revisions: 'ვერსიები',
  revision: (number: number) => `ვერსია ${number}`,
  importRevision: 'იმპორტი',
  compare: 'შედარება გამოქვეყნებულთან',
  nothingDiffers: 'განსხვავება არ არის.',
  plan: (at: string) => `გამოქვეყნდება: ${at}`,
  planUntil: (until: string) => `მოიხსნება: ${until}`,
  note: 'შენიშვნა',
  noteNeeded: 'დაწერეთ, რა უნდა გასწორდეს.',
  nextReview: 'შემდეგი შემოწმების დღე',
  at: 'გამოქვეყნების დრო (თუ ცარიელია – ახლავე)',
  until: 'მოხსნის დრო (თუ ცარიელია – არ მოიხსნება)',
  small: 'მხოლოდ უმნიშვნელო შესწორებაა',
  onSite: 'ნახვა პორტალზე',
  device: 'ეკრანი',
  desktop: 'კომპიუტერი',
  mobile: 'ტელეფონი',
  conflict: {
    title: 'ჩანაწერი ამასობაში სხვამ შეცვალა',
    lead: 'თქვენი ტექსტი არ დაკარგულა. შეადარეთ და აირჩიეთ, რომელი დარჩეს.',
    mine: 'ჩემი ვარიანტი',
    theirs: 'სხვისი ვარიანტი',
    keepMine: 'ჩემი დატოვება',
    keepTheirs: 'სხვისი დატოვება',
  },
} as const;

/** Where a record is used. */
export const usesText = {
  title: 'სად გამოიყენება',
  none: 'ამ ჩანაწერს სხვა ჩანაწერი არ იყენებს.',
  count: (count: number) => `გამოყენება: ${count}`,
  warning: (count: number) =>
    `ამ ჩანაწერს სხვა ჩანაწერებიც იყენებს (${count}). გადაამოწმეთ, რა დარჩება მის გარეშე:`,
  kind: (collection: string, field: string, count: number) => `${collection}, ${field}: ${count}`,
  more: (count: number) => `და კიდევ ${count}`,
  unpublished: 'გამოუქვეყნებელი',
} as const;

/** What buttons and dialogs call the acts. */
export const actNames: Readonly<Partial<Record<RecordAct, string>>> = {
  preview: 'წინასწარ ნახვა',
  submit: 'შემოწმებაზე გაგზავნა',
  withdraw: 'შემოწმებიდან დაბრუნება',
  approve: 'დამტკიცება',
  reject: 'უკან დაბრუნება',
  publish: 'გამოქვეყნება',
  unpublish: 'გამოქვეყნების მოხსნა',
  cancel: 'გეგმის გაუქმება',
  discard: 'ცვლილებების წაშლა',
  archive: 'არქივში გადატანა',
  unarchive: 'არქივიდან დაბრუნება',
  remove: 'ჩანაწერის წაშლა',
  duplicate: 'ასლის შექმნა',
  restore: 'ამ ვერსიის აღდგენა',
  lease: 'რედაქტირების გადმოღება',
};

export const editorText = {
  toolbar: 'ტექსტის ხელსაწყოები',
  paragraph: 'აბზაცი',
  heading: (level: number) => `სათაური H${level}`,
  bold: 'მუქი',
  italic: 'დახრილი',
  superscript: 'ზედა ინდექსი',
  subscript: 'ქვედა ინდექსი',
  bulletList: 'სია',
  orderedList: 'დანომრილი სია',
  blockquote: 'ციტატა',
  note: 'შენიშვნის ჩარჩო',
  urgent: '112-ის ჩარჩო',
  table: 'ცხრილი',
  addRow: 'სტრიქონის დამატება',
  addColumn: 'სვეტის დამატება',
  removeTable: 'ცხრილის წაშლა',
  rule: 'გამყოფი ხაზი',
  link: 'ბმული',
  linkAddress: 'ბმულის მისამართი',
  linkRecord: 'პორტალის გვერდი ან კალკულატორი სათაურით',
  source: 'წყაროს ნომერი',
  noSources: 'ამ ჩანაწერს წყაროები ჯერ არ აქვს: დაამატეთ ველში „წყაროები“.',
  video: 'ვიდეო',
  videoTitle: 'ვიდეოს სათაური',
  image: 'სურათი',
  imageAlt: 'აღწერა მათთვის, ვინც სურათს ვერ ხედავს',
  decorative: 'დეკორატიულია, აღწერა არ სჭირდება',
  insert: 'ჩასმა',
  undo: 'უკან',
  redo: 'წინ',
} as const;
