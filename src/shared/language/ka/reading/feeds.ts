/** Sponsored feeds. */
export const feeds = {
  sponsor: 'სპონსორი:',
  newPrice: 'ფასი:',
  oldPrice: 'ძველი ფასი:',
  partners: 'პარტნიორები',
  stop: 'პარტნიორების ავტომატური გადართვის შეჩერება',
  start: 'პარტნიორების ავტომატური გადართვის გაგრძელება',
} as const;
