export const article = {
  home: 'მთავარი',
  trail: 'გზა ამ გვერდამდე',
  inThisArticle: 'ამ სტატიაში',
  author: 'ავტორი',
  reviewer: 'შეამოწმა',
  updated: 'განახლდა',
  published: 'გამოქვეყნდა',
  reviewed: (date: string) => `შემოწმდა: ${date}`,
  nextReview: (month: string) => `შემდეგი შემოწმება: ${month}`,
  sources: 'წყაროები',
  tags: 'სტატიის თემები',
  others: 'სხვა სიახლეები',
  more: 'ყველა',
} as const;

export const comments = {
  title: 'კომენტარები',
  count: (count: number) => `კომენტარები (${count})`,
  answers: (name: string) => `${name}: პასუხები`,
  newest: (count: number) => `ნაჩვენებია ბოლო ${count} კომენტარი.`,
  empty: 'ამ სტატიას კომენტარი ჯერ არ აქვს.',
} as const;

export const share = {
  label: 'გაზიარება',
  share: 'გაზიარება',
  copy: 'ბმულის კოპირება',
  copied: 'ბმული დაკოპირდა',
  facebook: 'Facebook-ზე გაზიარება',
  print: 'ბეჭდვა',
} as const;
