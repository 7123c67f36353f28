/** Texts of the desk of the search. */
export const searchWordsText = {
  states: { missed: 'ვერ იპოვეს', synonym: 'სინონიმი', phrase: 'ფრაზა' },
  search: 'ძიება სიტყვით',
  empty: 'ჯერ არაფერია: აქ ის გამოჩნდება, რაც სამმა მკითხველმა მოძებნა და ვერ იპოვა.',
  columns: { state: 'სახე', from: 'რას წერს მკითხველი', to: 'რას ნიშნავს', readers: 'მკითხველი', at: 'დრო' },
  kind: 'სახე',
  kinds: { phrase: 'ფრაზა: მკითხველი ასე ამბობს', synonym: 'სინონიმი: ერთისა და იმავეს სხვადასხვა სახელი' },
  from: 'რას წერს მკითხველი',
  to: 'რას ნიშნავს',
  severalHint: 'რამდენიმე ერთმანეთისგან მძიმით გამოყავით.',
  save: 'ახალი სიტყვა',
  remove: 'წაშლა',
  removeWarning: 'ძიება ამ სიტყვას ასე აღარ გაიგებს.',
} as const;
