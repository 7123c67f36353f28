export const blocks = {
  all: 'ყველა',
  allOf: (title: string) => `ყველა: ${title}`,
  mostRead: 'ყველაზე კითხვადი',
  video: 'ვიდეო',
} as const;
