import type { Desk } from '#shared/access/desk-rights.ts';
import { accountsText } from './accounts.ts';
import { applicationsText } from './applications.ts';
import { commentsText } from './comments.ts';
import { mediaText } from './media.ts';
import { questionsText } from './questions.ts';
import { settingsText } from './settings.ts';

/** What the desks are called. */
export const deskNames: Readonly<Record<Desk, string>> = {
  media: mediaText.title,
  questions: questionsText.title,
  comments: commentsText.title,
  applications: applicationsText.title,
  reviews: 'შესამოწმებელი ტექსტები',
  tags: 'ტეგები',
  blocks: 'გვერდებისა და სიების განლაგება',
  campaigns: 'სარეკლამო კამპანიები',
  feeds: 'პარტნიორების არხები',
  orders: 'გადახდები ბანკში',
  operations: 'ტრანზაქციები',
  books: 'ბუღალტერია',
  accounts: accountsText.title,
  links: 'ბმულები და გადამისამართება',
  search_words: 'ძიების სიტყვები',
  health: 'მასალების მდგომარეობა',
  reports: 'სტატისტიკა',
  jobs: 'ფონური სამუშაოები',
  settings: 'პორტალის პარამეტრები',
  log: 'მოქმედებების ჟურნალი',
};

/** What every desk says. */
export const deskText = {
  all: 'ყველა',
  from: 'თარიღიდან',
  to: 'თარიღამდე',
  more: 'ვრცლად',
  less: 'დახურვა',
  done: (act: string) => `შესრულდა: ${act}`,
} as const;

/** Texts of the log. */
export const logText = {
  collection: 'განყოფილება',
  all: 'ყველა',
  record: 'ჩანაწერის ნომერი',
  account: 'თანამშრომლის ნომერი',
  nobody: 'სისტემა',
  columns: { at: 'დრო', account: 'ვინ', action: 'მოქმედება', record: 'ჩანაწერი', fields: 'ველები' },
  empty: 'ჯერ არაფერი ჩაწერილა.',
  actions: {
    import: 'იმპორტი',
    seed: 'სადემონსტრაციო მონაცემები',
    save: 'შენახვა',
    publish_small: 'უმნიშვნელო შესწორება',
    schedule: 'დაგეგმვა',
    schedule_failed: 'დაგეგმილი ვერ გამოქვეყნდა',
    break_lease: 'რედაქტირების გადმოღება',
    adopt: 'ვერსიის შექმნა გამოქვეყნებულიდან',
    upload: 'ფაილის ატვირთვა',
    update: 'ფაილის აღწერის შეცვლა',
    replace: 'სხვა ფაილით შეცვლა',
    run_again: 'სამუშაოს ხელახლა გაშვება',
    mark: applicationsText.acts.mark,
    note: applicationsText.acts.note,
    note_reply: 'პასუხი შენიშვნაზე',
    note_done: 'შენიშვნის დახურვა ან გახსნა',
    merge: 'ტეგების შეერთება',
    fetch_now: 'პარტნიორის არხის წაკითხვა',
    share: 'ბმულის გაცემა დამკვეთისთვის',
    look: 'ანგარიშის ნახვა',
    download: 'მონაცემების ჩამოტვირთვა',
    block: accountsText.block,
    unblock: accountsText.unblock,
    sign_out: accountsText.signOut,
    set_roles: accountsText.setRoles,
    confirm_again: accountsText.confirmAgain,
    settle: 'გადახდის ჩათვლა',
    fail: 'გადახდის გაუქმება',
    refund: 'თანხის დაბრუნება',
    adjust: 'ბალანსის შესწორება',
    confirm: 'მოთხოვნის დადასტურება',
    decline: 'მოთხოვნის უარყოფა',
    keep_private: questionsText.acts.keep_private,
    refuse: questionsText.acts.refuse,
    reassign: questionsText.acts.reassign,
  } as Readonly<Record<string, string>>,
  /** Fields of what is no record. */
  fields: {
    ...settingsText.fields,
    ...{ status: 'სტატუსი', state: 'სტატუსი', note: 'ჩანიშვნა', reason: 'მიზეზი' },
    ...{ from: 'საიდან', to: 'სად', into: 'რომელს შეუერთდა', kind: 'სახე' },
    ...{ roles: 'უფლებები', blocked: 'დაბლოკვა', balance: 'ბალანსი', refunded: 'დაბრუნებული თანხა' },
    ...{
      consultant: 'კონსულტანტი',
      published_at: 'გამოქვეყნდა',
      alt: 'აღწერა',
      is_decorative: 'დეკორატიულია',
    },
    ...{ title: 'სათაური', body: 'კითხვა', answer: 'პასუხი', credit: 'ავტორი', licence: 'ლიცენზია' },
  } as Readonly<Record<string, string>>,
} as const;
