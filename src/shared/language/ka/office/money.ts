/** Texts of the desks of money. */
export const ordersText = {
  search: 'ძიება კოდით, ელფოსტით ან სახელით',
  empty: 'გადახდა ჯერ არ ყოფილა.',
  states: {
    created: 'დაწყებულია',
    redirected: 'გადავიდა ბანკში',
    checked: 'ბანკმა შეამოწმა',
    unknown: 'ბანკს არ უპასუხია',
    failed: 'ვერ შესრულდა',
    expired: 'ვადა გავიდა',
    paid: 'გადახდილია',
    refund_pending: 'თანხა ბრუნდება',
    partially_refunded: 'ნაწილი დაბრუნებულია',
    refunded: 'დაბრუნებულია',
  },
  banks: { cartu: 'ქართუ ბანკი', bog: 'საქართველოს ბანკი' },
  kinds: { topup: 'ბალანსის შევსება', package: 'პაკეტი', question: 'კითხვა' },
  columns: {
    created: 'დრო',
    bank: 'ბანკი',
    account: 'მკითხველი',
    code: 'კოდი',
    kind: 'რისთვის',
    amount: 'თანხა',
    state: 'სტატუსი',
    bankState: 'ბანკის პასუხი',
  },
  refunded: (amount: string) => `დაბრუნებულია ${amount}`,
  waiting: 'მოთხოვნა ჯერ არ დასრულებულა',
  sent: 'ელოდება სხვა ადმინისტრატორის დადასტურებას.',
  settled: 'ჩაითვალა',
  bankOrder: 'შეკვეთა ბანკში',
  bankPayment: 'გადახდა ბანკში',
  bankSeen: 'ბანკმა ბოლოს უპასუხა',
  settle: 'ჩათვლა',
  settleWarning:
    'ჩათვალეთ მხოლოდ ის, რაც ბანკის ამონაწერში გადახდილია. 500 ლარზე მეტი სხვა ადმინისტრატორმაც უნდა დაადასტუროს.',
  refund: 'თანხის დაბრუნება',
  refundWarning: {
    cartu: 'ქართუ ბანკში თანხა ჯერ თავად ბანკის კაბინეტიდან დააბრუნეთ: აქ ის მხოლოდ ჩაიწერება.',
    bog: 'საქართველოს ბანკს თანხის დაბრუნებას პორტალი სთხოვს.',
  },
  amount: 'თანხა, ₾',
  reason: 'მიზეზი',
} as const;

export const operationsText = {
  search: 'ძიება ელფოსტით, სახელით ან გადახდის კოდით',
  empty: 'ტრანზაქცია ჯერ არ ყოფილა.',
  states: {
    waiting: 'ელოდება დადასტურებას',
    pending: 'მუშავდება',
    held: 'დარეზერვებულია',
    done: 'შესრულდა',
    failed: 'ვერ შესრულდა',
    declined: 'უარყოფილია',
  },
  kinds: {
    topup: 'ბალანსის შევსება',
    package: 'პაკეტის შეძენა',
    question: 'კითხვის საფასური',
    release: 'თანხა დაბრუნდა ბალანსზე',
    refund: 'თანხა დაბრუნდა ბანკში',
    adjustment: 'ბალანსის შესწორება',
    settlement: 'გადახდის ჩათვლა',
  },
  columns: {
    created: 'დრო',
    account: 'მკითხველი',
    kind: 'რა',
    amount: 'თანხა',
    state: 'სტატუსი',
    people: 'ვინ',
  },
  order: (code: string) => `გადახდის კოდი ${code}`,
  balance: (amount: string) => `ბალანსი ${amount}`,
  paid: (amount: string) => `გადახდილია ${amount}`,
  sent: 'ელოდება სხვა ადმინისტრატორის დადასტურებას.',
  askedBy: (name: string) => `მოითხოვა: ${name}`,
  decidedBy: (name: string) => `გადაწყვიტა: ${name}`,
  adjust: 'ბალანსის შესწორება',
  account: 'ანგარიშის ნომერი',
  amount: 'თანხა, ₾',
  amountHint:
    'თუ მინუსს დაწერთ, თანხა ბალანსიდან ჩამოიწერება, მაგალითად: -5.00. 500 ლარზე მეტს სხვა ადმინისტრატორი ადასტურებს.',
  reason: 'მიზეზი',
  confirm: 'დადასტურება',
  confirmWarning: 'დადასტურების შემდეგ ტრანზაქცია შესრულდება და ვეღარ წაიშლება.',
  decline: 'უარყოფა',
} as const;

/** Headings of an accountant's tables, besides those of the desks. */
export const tableText = {
  account: 'მკითხველის ნომერი',
  name: 'მკითხველი',
  email: 'ელფოსტა',
  question: 'კითხვის ნომერი',
  refunded: 'დაბრუნებულია, ₾',
  method: 'გადახდის გზა',
  methods: { balance: 'ბალანსი', package: 'პაკეტი' },
  title: 'დასახელება',
  paid: 'გადახდილია, ₾',
  balanceAfter: 'ბალანსი ტრანზაქციის შემდეგ, ₾',
  order: 'გადახდის კოდი',
  reason: 'მიზეზი',
  askedBy: 'ვინ მოითხოვა',
  decidedBy: 'ვინ გადაწყვიტა',
} as const;

/** Why money came back by itself; what a person wrote as the reason of an act is shown as it is. */
const returnReasons: ReadonlyMap<string, string> = new Map([
  ['refused', 'კითხვაზე უარი ითქვა'],
  ['expired', 'პასუხის ვადა გავიდა'],
]);
export const moneyReason = (reason: string): string => returnReasons.get(reason) ?? reason;
