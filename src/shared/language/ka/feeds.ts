/** Sponsored feeds. */
export const feeds = {
  sponsor: 'სპონსორი:',
  newPrice: 'ფასი:',
  oldPrice: 'ძველი ფასი:',
  partners: 'პარტნიორები',
  stop: 'ავტომატური გადართვის შეჩერება',
  start: 'ავტომატური გადართვის გაგრძელება',
} as const;
