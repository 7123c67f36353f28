/** Texts of the desk of reports. */
export const reportsText = {
  series: {
    views: 'სტატიების ნახვები',
    searches: 'ძიებები',
    questions: 'გადახდილი კითხვები',
    calculations: 'გამოთვლები კალკულატორებით',
    video_ads: 'ვიდეორეკლამის ჩვენებები',
    sales: 'შემოსავალი',
  },
  day: 'დღე',
  calculators: 'კალკულატორები',
  calculatorsHint: 'ითვლება მხოლოდ ის, რამდენჯერ გამოითვალეს. რა ჩაწერეს და ვინ, პორტალმა არ იცის.',
  uses: 'რამდენჯერ',
  table: 'ცხრილი დღეების მიხედვით',
  download: 'ცხრილის ჩამოტვირთვა',
  chart: (label: string, from: string, to: string) => `${label}: ${from} – ${to}`,
  nothing: 'ამ დღეებში არაფერია.',
  highest: (value: string) => `ყველაზე მეტი: ${value}`,
} as const;
