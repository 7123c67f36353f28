import type { NoticeKind } from '#shared/accounts/notice-kinds.ts';

/** Texts of what an account is told, and how. */
const kinds: Readonly<Record<NoticeKind, string>> = {
  question_answered: 'ჩემს კითხვას უპასუხეს',
  question_released: 'კითხვა უპასუხოდ დარჩა და თანხა დამიბრუნდა',
  payment_received: 'გადახდა მიღებულია',
  payment_refunded: 'თანხა დაბრუნდა',
  new_device: 'ანგარიშში ახალი მოწყობილობიდან შევიდნენ',
};

export const notices = {
  title: 'შეტყობინებები',
  mail: 'რაზე მოგწეროთ ელფოსტით',
  always: 'წერილები პაროლის, დადასტურებისა და ანგარიშის უსაფრთხოების შესახებ ყოველთვის მოგივათ.',
  kinds,
  saved: 'არჩევანი შენახულია.',
  push: 'ამ მოწყობილობაზე',
  pushText:
    'როცა თქვენს კითხვას უპასუხებენ, მოწყობილობა მაშინვე გამცნობთ. კითხვის შინაარსი შეტყობინებაში არ ჩანს. ანგარიშიდან გასვლისას შეტყობინებები გამოირთვება.',
  pushOn: 'შეტყობინებების ჩართვა',
  pushOff: 'შეტყობინებების გამორთვა',
  pushDone: 'შეტყობინებები ჩართულია.',
  pushStopped: 'შეტყობინებები გამორთულია.',
  pushDenied: 'ბრაუზერში ამ საიტის შეტყობინებები აკრძალულია. ნებართვა ბრაუზერის პარამეტრებში შეცვალეთ.',
  pushFailed: 'ბრაუზერმა შეტყობინებები ვერ ჩართო. სცადეთ მოგვიანებით ან სხვა ბრაუზერში.',
} as const;

export const noticeMessages = {
  required: 'ამ წერილებს ვერ გამორთავთ: ისინი თქვენს ანგარიშს იცავს.',
  badToken: 'ბმული არასწორია. წერილები პროფილში გამორთეთ.',
  tooManyBrowsers: 'შეტყობინებები უკვე ათ მოწყობილობაზეა ჩართული. ჯერ რომელიმეზე გამორთეთ.',
  /** What a device shows: nothing of the question, because others may see it. */
  answered: 'თქვენს კითხვას უპასუხეს',
  turnOff: (profile: string) => `ასეთი წერილები აღარ გსურთ? გამორთეთ პროფილში: ${profile}`,
} as const;
