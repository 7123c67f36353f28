/** Texts of the desk of reports. */
export const reportsText = {
  series: {
    views: 'სტატიების ნახვები',
    searches: 'ძიებები',
    questions: 'გადახდილი კითხვები',
    sales: 'შემოსავალი',
  },
  day: 'დღე',
  table: 'ცხრილი დღეების მიხედვით',
  download: 'ჩამოტვირთვა (CSV)',
  chart: (label: string, from: string, to: string) => `${label}: ${from} – ${to}`,
  highest: (value: string) => `ყველაზე მეტი: ${value}`,
} as const;
