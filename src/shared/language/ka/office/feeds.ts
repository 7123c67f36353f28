/** Texts of the desk of partners' feeds. */
export const feedsText = {
  states: {
    failing: 'ვერ იკითხება',
    waiting: 'ჯერ არ წაკითხულა',
    healthy: 'იკითხება',
    off: 'გამორთულია',
  },
  search: 'ძიება დასახელებით ან დომენით',
  empty: 'პარტნიორი ჯერ არ არის. დაამატეთ მასალებში, განყოფილებაში „პარტნიორი“.',
  columns: {
    title: 'პარტნიორი',
    state: 'სტატუსი',
    items: 'შეთავაზება',
    fetched: 'ბოლოს წაიკითხა',
    due: 'შემდეგი ცდა',
    error: 'შეცდომა',
  },
  never: 'არასოდეს',
  soon: 'ახლავე',
  failures: (count: number) => `ზედიზედ ${count} უშედეგო ცდა`,
  fetchNow: 'წაკითხვა ახლავე',
  fetched: (items: number) => `არხი წავიკითხეთ: ${items} შეთავაზება.`,
  notFetched: (reason: string) => `არხი ვერ წავიკითხეთ: ${reason}. წინა შეთავაზებები რჩება.`,
  noFeed: 'ამ პარტნიორს არხი არ აქვს ან გამოქვეყნებული არ არის.',
  add: 'ახალი პარტნიორი',
  /** What went wrong, for a person: the codes of the feed's reader. */
  errors: {
    too_slow: 'სერვერმა დროზე არ უპასუხა',
    too_large: 'პასუხი ერთ მეგაბაიტზე დიდია',
    not_public: 'მისამართი საჯარო ქსელში არ არის',
    not_a_feed: 'პასუხი არც RSS-ია და არც Atom',
    bad_address: 'მისამართი არასწორია',
    unreachable: 'სერვერთან დაკავშირება ვერ მოხერხდა',
    too_many_redirects: 'სერვერი სხვა მისამართზე უსასრულოდ გვგზავნის',
    no_usable_offer: 'არხში ვარგისი შეთავაზება არ არის',
  } as Readonly<Record<string, string>>,
  status: (status: string) => `სერვერის პასუხია ${status}`,
} as const;

/** Says a code of the feed's reader in words. */
export function describeFeedError(code: string): string {
  const status = /^status_(\d{3})$/.exec(code)?.[1];
  return status ? feedsText.status(status) : (feedsText.errors[code] ?? code);
}
