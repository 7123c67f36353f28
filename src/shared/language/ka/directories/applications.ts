import type { LetterText } from '../site/mail.ts';

/** The application popup and the messages of its call. */
export const applications = {
  about: 'შეავსეთ ველები. რედაქცია დაგიკავშირდებათ და ტექნიკურ დეტალებს შეგითანხმებთ.',
  doctorName: 'სახელი და გვარი',
  clinicName: 'კლინიკის დასახელება',
  phone: 'ტელეფონი',
  profession: 'სპეციალობა',
  clinic: 'კლინიკა',
  branch: 'სამედიცინო მიმართულება',
  chooseProfession: 'აირჩიეთ სპეციალობა',
  chooseClinic: 'აირჩიეთ კლინიკა',
  chooseBranch: 'აირჩიეთ მიმართულება',
  addClinic: 'კლინიკის დამატება',
  addBranch: 'მიმართულების დამატება',
  removeClinic: (number: number) => `კლინიკა ${number}: წაშლა`,
  removeBranch: (number: number) => `მიმართულება ${number}: წაშლა`,
  filter: 'ძიება სიაში',
  notFound: 'ვერ მოიძებნა',
  send: 'გაგზავნა',
  close: 'დახურვა',
  sent: 'შეტყობინება წარმატებით გაიგზავნა !',
} as const;

interface Applied {
  readonly id: number;
  readonly kind: 'clinic' | 'doctor';
  readonly name: string;
  readonly phone: string;
  readonly profession: string;
  readonly choices: readonly string[];
}

/** The mail to the editors. */
export function applicationLetter(
  { id, kind, name, phone, profession, choices }: Applied,
  { siteName, siteUrl }: { readonly siteName: string; readonly siteUrl: string },
): LetterText {
  const isClinic = kind === 'clinic';
  return {
    subject: `ახალი განაცხადი: ${isClinic ? 'რეკომენდებული კლინიკა' : 'რეკომენდებული ექიმი'} – ${siteName}`,
    greeting: 'გამარჯობა!',
    lines: [
      isClinic ? 'კლინიკას სურს, გახდეს რეკომენდებული.' : 'ექიმს სურს, გახდეს რეკომენდებული.',
      `${isClinic ? applications.clinicName : applications.doctorName}: ${name}`,
      `${applications.phone}: +995 ${phone}`,
      ...(profession ? [`${applications.profession}: ${profession}`] : []),
      `${isClinic ? 'სამედიცინო მიმართულებები' : 'კლინიკები'}: ${choices.join(', ')}`,
    ],
    action: {
      label: 'განაცხადის გახსნა',
      href: `${siteUrl.replace(/\/$/, '')}/office/applications/?search=${id}`,
    },
  };
}
