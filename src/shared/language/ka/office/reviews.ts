import { formatDate } from '#shared/content/dates.ts';
import type { LetterText } from '#shared/language/ka/site/mail.ts';

/** Texts of the desk of medical reviews. */
export const reviewsText = {
  states: { overdue: 'ვადა გასულია', soon: 'ვადა ახლოვდება' },
  columns: { due: 'ვადა', title: 'ტექსტი', reviewer: 'რეცენზენტი' },
  search: 'ძიება სათაურით',
  empty: 'ახლა შესამოწმებელი არაფერია.',
} as const;

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
