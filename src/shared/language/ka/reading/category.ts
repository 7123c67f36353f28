export const category = {
  subcategories: 'ქვეთემები',
  list: 'სტატიები',
  tools: 'ამ თემის კალკულატორები',
  diaries: 'ამ თემის დღიურები',
  terms: 'ტერმინები ამ თემაზე',
  title: (title: string, page: number) => (page > 1 ? `${title} – გვერდი ${page}` : title),
  empty: 'ამ თემაში სტატიები ჯერ არ არის.',
  emptyHint: 'აირჩიეთ სხვა თემა ან დაბრუნდით მთავარ გვერდზე.',
  emptyAction: 'მთავარი გვერდი',
} as const;

export const pages = {
  label: 'გვერდები',
  previous: 'წინა',
  next: 'შემდეგი',
  page: (number: number) => `გვერდი ${number}`,
} as const;
