import type { DeskQuestion } from '#shared/contracts/office/words/questions.ts';
import type { PersonalKind } from '#shared/questions/personal-data.ts';

/** Texts of the desk of questions. */
export const questionsText = {
  title: 'მკითხველთა კითხვები',
  search: 'ძიება ნომრით, თემით ან კონსულტანტით',
  empty: 'კითხვა ჯერ არავის დაუსვამს.',
  states: {
    waiting: 'ელოდება რედაქტორს',
    open: 'ელოდება კონსულტანტს',
    claimed: 'კონსულტანტი პასუხობს',
    answered: 'პასუხგაცემულია, პირადია',
    closed: 'დახურულია, პირადია',
    published: 'გამოქვეყნებულია',
    refused: 'უარი ითქვა',
  } satisfies Readonly<Record<DeskQuestion['state'], string>>,
  columns: {
    question: 'კითხვა',
    state: 'სტატუსი',
    category: 'თემა',
    consultant: 'კონსულტანტი',
    deadline: 'ვადა',
    rating: 'შეფასება',
  },
  rating: (stars: number) => `${stars} ვარსკვლავი 5-დან`,
  hasRatingWords: 'კომენტარით',
  ratingWords: 'რა დაწერა ავტორმა რედაქციას',
  untitled: (id: number) => `პირადი კითხვა №${id}`,
  newDiscussion: 'ახალი დაზუსტება',
  asked: (moment: string) => `დაისვა: ${moment}`,
  answered: (moment: string) => `პასუხი: ${moment}`,
  dueBy: (moment: string) => `პასუხის ვადა: ${moment}`,
  overdue: 'ვადა გავიდა',
  acts: {
    publish: 'გამოქვეყნება',
    keep_private: 'პირადად დატოვება',
    refuse: 'უარის თქმა',
    reassign: 'სხვა კონსულტანტთან გადატანა',
  },
  keepWarning: 'კითხვა საიტზე არ გამოჩნდება, ხოლო თუ უკვე ჩანს, მოიხსნება.',
  publishWarning:
    'მკითხველმა არ უნდა გაიგოს, ვინ არის კითხვის ავტორი. სახელები, ნომრები და მისამართები მონიშნულია, მაგრამ შეიძლება რომელიმე გამოგვრჩა: ტექსტი თავადაც გადაამოწმეთ. ავტორის ნაწერი მის გვერდზე უცვლელი რჩება.',
  refuseWarning: 'თანხა ავტორს სრულად დაუბრუნდება. მიზეზს ის თავის გვერდზე წაიკითხავს.',
  reassignWarning: 'კითხვას მხოლოდ არჩეული კონსულტანტი დაინახავს. პასუხის ვადა არ იცვლება.',
  fields: {
    title: 'სათაური',
    body: 'კითხვა',
    answer: 'პასუხი',
    part: {
      question: 'კითხვა',
      ask_back: 'კონსულტანტის კითხვა პასუხამდე',
      reply: 'ავტორის პასუხი კონსულტანტს',
      followup: 'ავტორის დაზუსტება',
      answer: 'კონსულტანტის დაზუსტება',
    },
    reason: 'მიზეზი',
    consultant: 'კონსულტანტი',
  },
  partHint: 'თუ ველს ცარიელს დატოვებთ, ამ ნაწილს მკითხველი ვერ დაინახავს.',
  personal: {
    name: 'სახელი',
    phone: 'ტელეფონი',
    email: 'ელფოსტა',
    personal_number: 'პირადი ნომერი',
    address: 'მისამართი',
    date: 'თარიღი',
  } satisfies Readonly<Record<PersonalKind, string>>,
} as const;
