/** Texts about money: names of operations, and why a payment was refused. */
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
    payOut: 'თანხის გატანა ბალანსიდან',
  },
  /** Shown to the payer by the bank, without any medical detail. */
  basket: { topup: 'ბალანსის შევსება', package: 'კითხვების პაკეტი', question: 'კონსულტაცია' },
  billing: {
    packageBought: 'პაკეტი შეძენილია.',
    questionPaid: 'თანხა გადახდილია და კითხვა კონსულტანტებს გაეგზავნა.',
    insufficientFunds: 'ბალანსზე საკმარისი თანხა არ არის.',
    noPackage: 'აქტიური პაკეტი არ გაქვთ.',
    wrongAmount: 'თანხა არ ემთხვევა სერვისის ფასს.',
    notPayable: 'ამ კითხვას გადახდა აღარ სჭირდება.',
    notRefundable: 'ამ გადახდიდან ასეთი თანხის დაბრუნება არ შეიძლება.',
    notYours: 'ასეთი კითხვა ვერ მოიძებნა.',
    orderNotFound: 'ასეთი გადახდა ვერ მოიძებნა.',
    alreadyPaid: 'ეს გადახდა უკვე ჩათვლილია.',
    actNotFound: 'ასეთი მოთხოვნა ვერ მოიძებნა.',
    actOpen: 'ამ გადახდის შესახებ სხვა მოთხოვნა ჯერ არ დასრულებულა.',
    ownAct: 'საკუთარ მოთხოვნას ვერ დაადასტურებთ: ეს სხვა ადმინისტრატორმა უნდა გააკეთოს.',
    notWaiting: 'ეს მოთხოვნა დადასტურებას აღარ ელოდება.',
  },
  idempotency: {
    mismatch: 'ამავე გასაღებით სხვა მოთხოვნა უკვე გამოგზავნილია.',
    badKey: 'Idempotency-Key 1-დან 64 სიმბოლომდე უნდა იყოს.',
    busy: 'იგივე მოთხოვნა ჯერ სრულდება. სცადეთ ცოტა ხანში.',
  },
  bankClosed: 'ამ ბანკით გადახდა ამჟამად შეუძლებელია. აირჩიეთ სხვა გზა.',
  bankUnavailable: 'ბანკი დროებით მიუწვდომელია. თანხა არ ჩამოჭრილა, სცადეთ ცოტა ხანში.',
  balanceLeft:
    'ანგარიშზე ჯერ კიდევ არის თანხა ან გადახდილი კითხვა. დახარჯეთ ან მოგვწერეთ, რომ თანხა დაგიბრუნოთ, და ანგარიში მერე წაშალეთ.',
} as const;
