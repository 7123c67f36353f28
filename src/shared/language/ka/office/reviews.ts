import { formatDate } from '#shared/content/dates.ts';
import type { LetterText } from '#shared/language/ka/site/mail.ts';

/** Texts of the desk of medical reviews. */
export const reviewsText = {
  states: { overdue: 'ვადა გასულია', soon: 'ვადა ახლოვდება' },
  columns: { due: 'ვადა', title: 'ტექსტი', reviewer: 'რეცენზენტი' },
  search: 'ძიება სათაურით',
  empty: 'ახლა შესამოწმებელი არაფერია.',
} as const;

export interface ReviewNewsFacts {
  readonly act: 'submit' | 'approve' | 'reject';
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
} as const;

/** The mail to who is asked for a review, or to who wrote the text that was reviewed. */
export const reviewNewsLetter = (
  { act, collection, id, title, note }: ReviewNewsFacts,
  { siteName, siteUrl }: { readonly siteName: string; readonly siteUrl: string },
): LetterText => ({
  subject: `„${title}“ ${news[act].subject} – ${siteName}`,
  greeting: 'გამარჯობა!',
  lines: [`${news[act].line}: „${title}“.`, ...(note ? [`შენიშვნა: ${note}`] : [])],
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
