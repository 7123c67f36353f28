export const article = {
  home: 'მთავარი',
  trail: 'ნავიგაციის ბილიკი',
  keyFacts: 'მოკლედ',
  emergency: 'გადაუდებელ შემთხვევაში დარეკეთ 112-ზე',
  inThisArticle: 'ამ სტატიაში',
  author: 'ავტორი',
  reviewer: 'შეამოწმა',
  updated: 'განახლდა',
  published: 'გამოქვეყნდა',
  reviewed: (date: string) => `შემოწმდა: ${date}`,
  reviewOverdue:
    'ამ ტექსტის სამედიცინო შემოწმების ვადა ერთ წელზე მეტი ხნის წინ გავიდა. გადაწყვეტილების მიღებამდე ჰკითხეთ ექიმს.',
  nextReview: (month: string) => `შემდეგი შემოწმება: ${month}`,
  sources: 'წყაროები',
  tags: 'სტატიის თემები',
  others: 'სხვა სიახლეები',
  more: 'ყველა',
} as const;
