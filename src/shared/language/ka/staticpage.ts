/** Labels of the four pages in the browser's tab when the page gives no title of its own. */
export const staticPages = {
  about: 'ჩვენ შესახებ',
  contact: 'კონტაქტი',
  faq: 'ხშირად დასმული კითხვები',
  terms: 'მასალის გამოყენების პირობები',
} as const;

export const faq = {
  link: 'ბმული ამ პასუხზე',
} as const;
