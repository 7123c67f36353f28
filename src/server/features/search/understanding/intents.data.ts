/**
 * Words that tell which kind of record a question is for, in any grammatical form, and how much that is worth beside a title
 * that holds the whole question (1).
 */
export const intents = [
  {
    kind: 'calculation',
    favour: 0.25,
    words:
      'კალკულატორი გამომთვლელი გამოთვლა გამოვთვალო დავთვალო დათვლა მთვლელი გამოვიანგარიშო კალორია calculator калькулятор рассчитать посчитать калорий',
  },
  {
    kind: 'services',
    favour: 0.3,
    words:
      'ფასი ღირს ჯდება ღირებულება ლარი ლარია ტარიფი ფასიანი საფასური გადავიხადო გადავიხდი цена стоит стоимость',
  },
  {
    kind: 'clinic',
    favour: 0.2,
    words:
      'კლინიკა საავადმყოფო ჰოსპიტალი პოლიკლინიკა სამშობიარო ლაბორატორია клиника клиники больница лаборатория роддом',
  },
  { kind: 'consultant', favour: 0.3, words: 'ონლაინ დისტანციური დისტანციურად წერილობით онлайн' },
  { kind: 'doctor', favour: 0.2, words: 'სპეციალისტი ჩაწერა ჩავეწერო ჩამწერე запись записаться' },
] as const;
