export const article = {
  home: 'მთავარი',
  trail: 'ნავიგაციის ბილიკი',
  keyFacts: 'მოკლედ',
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

export const comments = {
  title: 'კომენტარები',
  count: (count: number) => `კომენტარები (${count})`,
  answers: (name: string) => `${name}: პასუხები`,
  newest: (count: number) => `ნაჩვენებია ბოლო ${count} კომენტარი.`,
  empty: 'ამ სტატიას კომენტარი ჯერ არ აქვს.',
  author: 'სტატიის ავტორი',
  write: 'კომენტარის დაწერა',
  reply: 'პასუხი',
  replyTo: (name: string) => `პასუხი: ${name}`,
  body: 'თქვენი კომენტარი',
  hint: 'გამოჩნდება თქვენი სახელი, გვარის გარეშე. კომენტარს გამოქვეყნებამდე რედაქტორი კითხულობს.',
  send: 'გაგზავნა',
  signIn: 'შესვლა და გაგზავნა',
  guest: 'კომენტარის გასაგზავნად შედით ანგარიშში. დაწერილი ტექსტი შეინახება.',
  sent: 'კომენტარი მივიღეთ. ის რედაქტორის შემოწმების შემდეგ გამოჩნდება.',
  noArticle: 'ასეთი სტატია ვერ მოიძებნა.',
  nameless: 'მკითხველი',
  decided: 'ეს გადაწყვეტილება უკვე მიღებულია. განაახლეთ გვერდი.',
} as const;

export const share = {
  label: 'გაზიარება',
  share: 'გაზიარება',
  copy: 'ბმულის კოპირება',
  copied: 'ბმული დაკოპირდა',
  facebook: 'Facebook-ზე გაზიარება',
  print: 'ბეჭდვა',
} as const;
