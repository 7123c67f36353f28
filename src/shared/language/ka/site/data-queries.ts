/** Messages of the data queries; each names the faulty place in the body. */
export const restqlMessages = {
  unknownCollection: (name: string) => `კოლექცია „${name}“ არ არსებობს.`,
  notAnObject: 'მოთხოვნის ტანი JSON ობიექტი უნდა იყოს.',
  unknownKey: (place: string) => `„${place}“: ასეთი გასაღები არ არსებობს.`,
  unknownField: (place: string) => `„${place}“: ასეთი ველი არ არსებობს.`,
  unknownKind: (place: string, kind: string) => `„${place}“: „${kind}“ არ იძებნება.`,
  unknownOperator: (place: string) => `„${place}“: ასეთი ოპერატორი არ არსებობს.`,
  wrongType: (place: string, expected: string) => `„${place}“: მოსალოდნელია ${expected}.`,
  notSearchable: (place: string) => `„${place}“: ამ ველით ძიება არ შეიძლება.`,
  notSortable: (place: string) => `„${place}“: ამ ველით დალაგება არ შეიძლება.`,
  notGroupable: (place: string) => `„${place}“: ამ ველით დაჯგუფება არ შეიძლება.`,
  outOfRange: (place: string, from: number, to: number) => `„${place}“: დასაშვებია ${from}-დან ${to}-მდე.`,
  tooMany: (place: string, most: number) => `„${place}“: დასაშვებია არაუმეტეს ${most}.`,
  expected: {
    integer: 'მთელი რიცხვი',
    text: 'ტექსტი',
    boolean: 'true ან false',
    instant: 'დრო ISO 8601 ფორმატით',
    date: 'თარიღი YYYY-MM-DD ფორმატით',
    list: 'სია',
    object: 'ობიექტი',
  },
} as const;
