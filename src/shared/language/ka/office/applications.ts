import type { DeskApplication } from '#shared/contracts/office/words/applications.ts';

/** Texts of the desk of applications. */
export const applicationsText = {
  title: 'განაცხადები',
  search: 'ძიება სახელით, ტელეფონით, სპეციალობით ან ნომრით',
  empty: 'განაცხადი ჯერ არ შემოსულა. კლინიკები და ექიმები მას გვერდიდან „პარტნიორებისთვის“ აგზავნიან.',
  states: {
    waiting: 'ელოდება',
    contacted: 'დავუკავშირდით',
    agreed: 'შევთანხმდით',
    refused: 'უარი ითქვა',
  } satisfies Readonly<Record<DeskApplication['state'], string>>,
  columns: {
    applicant: 'განმცხადებელი',
    about: 'განაცხადის შინაარსი',
    state: 'სტატუსი',
    record: 'რეკომენდაცია',
  },
  kinds: { clinic: 'კლინიკა', doctor: 'ექიმი' } satisfies Readonly<Record<DeskApplication['kind'], string>>,
  acts: { mark: 'სტატუსის შეცვლა', note: 'ჩანიშვნა' },
  status: 'სტატუსი',
  statusHint: 'თუ შეთანხმდით, რეკომენდებულების სიაში მონახაზი გაჩნდება: თემასა და თარიღებს იქ მიუთითებთ.',
  draft: 'მონახაზის გახსნა',
  drafted: (id: number) => `მონახაზი №${id}. თემასა და თარიღებს გაყიდვების გუნდი მიუთითებს.`,
  known: (title: string) => `კატალოგშია: ${title}`,
  create: {
    clinic: 'კატალოგში კლინიკის დამატება',
    doctor: 'კატალოგში ექიმის დამატება',
  } satisfies Readonly<Record<DeskApplication['kind'], string>>,
  notListed: 'კატალოგში ჯერ არ არის: მას რედაქტორი დაამატებს.',
} as const;
