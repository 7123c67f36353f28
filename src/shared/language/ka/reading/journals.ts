export const journals = {
  title: 'ჟურნალი',
  description: 'პორტალის ჟურნალის ყველა ნომერი: სარჩევი, რედაქტორის სიტყვა და ფაილი ჩამოსატვირთად.',
  intro: 'ჟურნალის ყველა ნომერი. წაიკითხეთ აქვე ან ჩამოტვირთეთ.',
  empty: 'ჟურნალის ნომრები ჯერ არ გამოსულა.',
  emptyHint: 'მანამდე წაიკითხეთ ახალი სტატიები მთავარ გვერდზე.',
} as const;

export const journal = {
  number: (number: number) => `ნომერი ${number}`,
  articles: (count: number) => `${count}\u00a0მასალა`,
  download: 'ნომრის ჩამოტვირთვა',
  contents: 'სარჩევი',
  emptyContents: 'ამ ნომრის მასალები ჯერ არ გამოქვეყნებულა.',
  others: 'სხვა ნომრები',
  kilobytes: (count: string) => `${count} კბ`,
  megabytes: (count: string) => `${count} მბ`,
} as const;
