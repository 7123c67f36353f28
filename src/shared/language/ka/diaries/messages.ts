import { diaryPath } from '#shared/paths/paths.ts';
import type { LetterText } from '../site/mail.ts';

/** What the server says about diaries. */
export const diaryMessages = {
  conflict: 'დღიური ამასობაში სხვა ფანჯარაში ან მოწყობილობაზე შეიცვალა.',
} as const;

/** The reminder names nobody and nothing but the calendar: mail is read on the way and on locked screens. */
export const vaccinationLetter = ({
  siteName,
  siteUrl,
}: {
  readonly siteName: string;
  readonly siteUrl: string;
}): LetterText => ({
  subject: `აცრის კალენდარი – ${siteName}`,
  greeting: 'გამარჯობა!',
  lines: [
    'თქვენს აცრის კალენდარში უახლოესი დღეებისთვის ჩანაწერია. სანახავად გახსენით კალენდარი და შედით ანგარიშში.',
  ],
  action: { label: 'აცრის კალენდრის გახსნა', href: siteUrl.replace(/\/$/, '') + diaryPath('vaccination') },
  after: ['შეხსენების გამორთვა იმავე გვერდზე შეგიძლიათ.'],
});
