/** What is said of money: names of operations, and why a payment was refused. */
export const moneyMessages = {
  operations: {
    topup: 'ბალანსის შევსება',
    package: (title: string) => `პაკეტი „${title}“`,
    question: (title: string) => `კითხვა – ${title}`,
    questionByPackage: 'კითხვა პაკეტიდან',
    release: 'თანხა დაბრუნდა ბალანსზე',
    releaseToPackage: 'კითხვა დაბრუნდა პაკეტში',
    refund: 'თანხა დაბრუნდა ბანკში',
    adjustment: 'შესწორება',
    payOut: 'ბალანსის გატანა',
  },
  /** What the bank shows the payer. What is asked is nobody's business there. */
  basket: { topup: 'ბალანსის შევსება', package: 'კითხვების პაკეტი', question: 'კონსულტაცია' },
  billing: {
    packageBought: 'პაკეტი შეძენილია.',
    questionPaid: 'კითხვა გადახდილია და კონსულტანტებს გაეგზავნა.',
    insufficientFunds: 'ბალანსზე საკმარისი თანხა არ არის.',
    noPackage: 'აქტიური პაკეტი არ გაქვთ.',
    wrongAmount: 'თანხა არ ემთხვევა სერვისის ფასს.',
    notPayable: 'ამ კითხვას გადახდა აღარ სჭირდება.',
    notRefundable: 'ამ გადახდის დაბრუნება ამ თანხით არ შეიძლება.',
    notYours: 'ასეთი კითხვა ვერ მოიძებნა.',
    orderNotFound: 'ასეთი გადახდა ვერ მოიძებნა.',
  },
  idempotency: {
    mismatch: 'ამავე გასაღებით სხვა მოთხოვნა უკვე გამოგზავნილია.',
    badKey: 'Idempotency-Key 1-დან 64 სიმბოლომდე უნდა იყოს.',
    busy: 'იგივე მოთხოვნა ჯერ სრულდება. სცადეთ ცოტა ხანში.',
  },
  bankUnavailable: 'ბანკი დროებით მიუწვდომელია. თანხა არ ჩამოჭრილა, სცადეთ ცოტა ხანში.',
  balanceLeft:
    'ანგარიშზე ჯერ კიდევ არის თანხა ან გადახდილი კითხვა. დახარჯეთ ან მოგვწერეთ, რომ თანხა დაგიბრუნოთ, და მერე წაშალეთ ანგარიში.',
} as const;
