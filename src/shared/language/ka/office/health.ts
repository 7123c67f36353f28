/** Texts of the desk of what published content lacks. */
export const healthText = {
  states: {
    no_alt: 'სურათი აღწერის გარეშე',
    no_sources: 'სტატია წყაროების გარეშე',
    no_reviewer: 'ტექსტი რეცენზენტის გარეშე',
    most_read: 'ყველაზე კითხვადი',
    least_read: 'ყველაზე ნაკლებად კითხვადი',
  },
  search: 'ძიება სათაურით',
  empty: 'გასასწორებელი არაფერია.',
  columns: { state: 'რატომ არის სიაში', title: 'სათაური', views: 'ნახვები 30 დღეში' },
} as const;
