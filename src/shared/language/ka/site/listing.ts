/** Lists with filters. */
export const listing = {
  filters: 'ფილტრები',
  filtersChosen: (count: number) => `ფილტრები (${count})`,
  close: 'ფილტრების დახურვა',
  words: 'ძიება სახელით ან სიტყვით',
  find: 'ძიება',
  apply: 'ჩვენება',
  applyCount: (count: number) => `შედეგების ჩვენება (${count})`,
  sort: 'დალაგება',
  option: (title: string, count: number) => `${title} (${count})`,
  chosen: 'არჩეული ფილტრები',
  without: (title: string) => `${title}: ფილტრის მოხსნა`,
  clear: 'ყველა ფილტრის მოხსნა',
  title: (title: string, page: number) => (page > 1 ? `${title} – გვერდი ${page}` : title),
} as const;
