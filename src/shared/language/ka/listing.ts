/** Lists that are narrowed by filters. */
export const listing = {
  filters: 'ფილტრები',
  filtersChosen: (count: number) => `ფილტრები (${count})`,
  close: 'ფილტრების დახურვა',
  words: 'ძებნა სახელით ან სიტყვით',
  find: 'ძებნა',
  apply: 'ჩვენება',
  applyCount: (count: number) => `შედეგების ჩვენება (${count})`,
  sort: 'დალაგება',
  option: (title: string, count: number) => `${title} (${count})`,
  chosen: 'არჩეული ფილტრები',
  without: (title: string) => `${title}: ფილტრის მოხსნა`,
  clear: 'ყველა ფილტრის მოხსნა',
  title: (title: string, page: number) => (page > 1 ? `${title} – გვერდი ${page}` : title),
} as const;
