export const tags = {
  label: 'თემები',
  title: 'თემები ანბანის მიხედვით',
  intro: 'ერთ თემაზე დაწერილი სტატიები და ექიმების პასუხები სხვადასხვა განყოფილებიდან.',
  page: (title: string, page: number) => (page > 1 ? `${title} – გვერდი ${page}` : title),
  ofTag: (title: string) => `თემა: ${title}`,
  letters: 'ასოები',
  counts: (articles: number, questions: number) =>
    [
      ...(articles > 0 ? [`${articles} სტატია`] : []),
      ...(questions > 0 ? [`${questions} კითხვა`] : []),
      ...(articles + questions === 0 ? ['ჯერ ცარიელია'] : []),
    ].join(', '),
  describe: (title: string) => `სტატიები და ექიმების პასუხები თემაზე „${title}“.`,
  articles: 'სტატიები',
  questions: 'კითხვები და პასუხები',
  all: 'ყველა თემა',
  none: 'თემები ჯერ არ არის',
  noneHint: 'დაათვალიერეთ სტატიები მთავარ გვერდზე.',
  empty: 'ამ თემაზე ჯერ არაფერი დაწერილა',
  emptyHint: 'აირჩიეთ სხვა თემა ან მოძებნეთ სიტყვით.',
} as const;
