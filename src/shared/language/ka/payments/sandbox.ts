/** Texts of the sandbox banks. */
export const sandboxWords = {
  banner: 'ეს სატესტო ბანკია. ნამდვილი ბარათი არ გამოიყენება და თანხა არ ჩამოიჭრება.',
  titles: { cartu: 'სატესტო ბარათის გვერდი', bog: 'საქართველოს ბანკის სატესტო გვერდი' },
  amount: 'გადასახდელი თანხა',
  order: 'შეკვეთა',
  choose: 'როგორ დასრულდეს გადახდა?',
  choices: {
    paid: 'გადახდა',
    refused: 'ბარათი უარყოფილია',
    abandoned: 'გადახდის შეწყვეტა',
    twice: 'ორჯერ გადახდა',
    late: 'გადახდა, პასუხი დაგვიანებით (15 წამი)',
    thrice: 'გადახდა, პასუხი სამჯერ',
    wrong_amount: 'გადახდა, პასუხში სხვა თანხა',
  },
  bad: 'ბანკმა მოთხოვნა ვერ წაიკითხა.',
  unknown: 'ასეთი შეკვეთა არ არსებობს.',
  finished: 'ეს შეკვეთა უკვე დასრულებულია.',
  giveBack: 'თანხის დაბრუნება გადამხდელისთვის',
  back: 'საიტზე დაბრუნება',
} as const;

export type SandboxChoice = keyof typeof sandboxWords.choices;
