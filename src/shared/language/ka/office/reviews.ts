import { formatDate } from '#shared/content/dates.ts';
import type { LetterText } from '#shared/language/ka/site/mail.ts';

/** Texts of the desk of medical reviews. */
export const reviewsText = {
  states: { overdue: 'ვადა გასულია', soon: 'ვადა ახლოვდება' },
  columns: { due: 'ვადა', title: 'ტექსტი', reviewer: 'რეცენზენტი' },
  search: 'ძიება სათაურით',
  empty: 'ახლა შესამოწმებელი არაფერია.',
} as const;

export interface RecordNewsFacts {
  readonly act: 'submit' | 'approve' | 'reject' | 'schedule_failed';
  readonly collection: string;
  readonly id: number;
  readonly title: string;
  readonly note: string | null;
}

const news = {
  submit: { subject: 'ელოდება შემოწმებას', line: 'გთხოვთ, შეამოწმოთ ტექსტი', label: 'ტექსტის შემოწმება' },
  approve: { subject: 'დამტკიცდა', line: 'რეცენზენტმა დაამტკიცა ტექსტი', label: 'ტექსტის ნახვა' },
  reject: {
    subject: 'დაბრუნდა შესასწორებლად',
    line: 'რეცენზენტმა დააბრუნა ტექსტი',
    label: 'ტექსტის შესწორება',
  },
  schedule_failed: {
    subject: 'ვერ გამოქვეყნდა დაგეგმილ დროს',
    line: 'დაგეგმილ დროს ვერ გამოქვეყნდა ჩანაწერი',
    label: 'ჩანაწერის ნახვა',
  },
} as const;

const noteLine = (act: RecordNewsFacts['act'], note: string): string[] =>
  act === 'schedule_failed'
    ? [`მიზეზი: ${note}`, 'გაასწორეთ და დაგეგმეთ ხელახლა ან გააუქმეთ გეგმა.']
    : [`შენიშვნა: ${note}`];

/** The mail to who is asked for a review, who wrote the text that was reviewed, or who planned what could not go out. */
export const recordNewsLetter = (
  { act, collection, id, title, note }: RecordNewsFacts,
  { siteName, siteUrl }: { readonly siteName: string; readonly siteUrl: string },
): LetterText => ({
  subject: `„${title}“ ${news[act].subject} – ${siteName}`,
  greeting: 'გამარჯობა!',
  lines: [`${news[act].line}: „${title}“.`, ...(note ? noteLine(act, note) : [])],
  action: {
    label: news[act].label,
    href: `${siteUrl.replace(/\/$/, '')}/office/records/${collection}/${id}/`,
  },
});

/** The weekly mail to a reviewer about what is due. */
export const reviewLetter = (
  due: readonly { readonly title: string; readonly due: string }[],
  { siteName, siteUrl }: { readonly siteName: string; readonly siteUrl: string },
): LetterText => ({
  subject: `ტექსტები, რომლებიც უნდა შემოწმდეს – ${siteName}`,
  greeting: 'გამარჯობა!',
  lines: [
    'ამ ტექსტების შემოწმების ვადა გავიდა ან ერთ თვეში გავა:',
    ...due.map(({ title, due: day }) => `${formatDate(day)}: ${title}`),
  ],
  action: { label: 'შესამოწმებელი ტექსტები', href: `${siteUrl.replace(/\/$/, '')}/office/reviews/` },
});
