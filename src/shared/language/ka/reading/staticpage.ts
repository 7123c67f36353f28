/** Titles of the static pages in the browser's tab, if a page has no title of its own. */
export const staticPages = {
  about: 'ჩვენ შესახებ',
  contact: 'კონტაქტი',
  faq: 'ხშირად დასმული კითხვები',
  terms: 'მასალის გამოყენების პირობები',
  partners: 'პარტნიორებისთვის',
  editorial: 'სარედაქციო პოლიტიკა',
  privacy: 'კონფიდენციალურობა',
  saleterms: 'გაყიდვის პირობები',
  cookies: 'ქუქი-ფაილები',
  accessibility: 'ხელმისაწვდომობა',
} as const;

export const faq = {
  link: 'ბმული ამ პასუხზე',
} as const;
