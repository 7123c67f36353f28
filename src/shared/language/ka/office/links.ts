/** Texts of the desk of links. */
export const linksText = {
  states: { broken: 'გატეხილი ბმული', redirect: 'გადამისამართება' },
  search: 'ძიება მისამართით',
  empty:
    'გატეხილი ბმული ან გადამისამართება არ არის. გვერდის მისამართს თუ შეცვლით, ძველი აქ თავისით ჩაიწერება.',
  columns: { kind: 'სახე', record: 'ჩანაწერი', address: 'მისამართი', to: 'რა ხდება', since: 'როდიდან' },
  from: 'ძველი მისამართი',
  to: 'ახალი მისამართი',
  fromHint: 'პორტალის მისამართი, მაგალითად: „/zveli-gverdi.html“',
  save: 'ახალი გადამისამართება',
  remove: 'წაშლა',
  removeWarning: 'ძველი მისამართი აღარსად გადაიყვანს მკითხველს.',
  checkNow: 'ბმულების შემოწმება ახლავე',
  requested: 'შემოწმება დაიწყო. შედეგი ამ სიაში გამოჩნდება.',
  /** Why a link got no answer; otherwise its status is said. */
  failures: {
    unreachable: 'საიტი არ პასუხობს',
    too_slow: 'საიტი დროულად არ პასუხობს',
    too_many_redirects: 'საიტი სხვა მისამართზე უსასრულოდ გვგზავნის',
    bad_address: 'მისამართი არასწორია',
    not_public: 'მისამართი საჯარო არ არის',
  } as Readonly<Record<string, string>>,
  status: (status: string) => `პასუხი: ${status}`,
} as const;

export const linksMessages = {
  address: 'მიუთითეთ პორტალის მისამართი: ის „/“-ით იწყება',
  loop: 'ეს მისამართი უკან, ძველ მისამართზე აბრუნებს',
} as const;
