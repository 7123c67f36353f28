export const specialProject = {
  label: 'სპეციალური პროექტი',
  sponsor: 'სპონსორი',
  independent: 'პროექტი სპონსორის მხარდაჭერით მომზადდა. შინაარსზე პასუხს რედაქცია აგებს.',
  articles: 'წაიკითხეთ ამ თემაზე',
} as const;
