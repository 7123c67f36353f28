/** When a clinic is open. */
export const opening = {
  open: 'ღიაა ახლა',
  /** In a list, before the hour. */
  openShort: 'ღიაა',
  until: (clock: string) => `${clock}-მდე`,
  closed: 'დახურულია',
  from: (clock: string) => `${clock}-დან`,
  fromTomorrow: (clock: string) => `ხვალ ${clock}-დან`,
  fromDay: (weekday: number, clock: string) => `${onDays[weekday - 1]} ${clock}-დან`,
  opensToday: (clock: string) => `გაიხსნება ${clock}-ზე`,
  opensTomorrow: (clock: string) => `გაიხსნება ხვალ, ${clock}-ზე`,
  opensOn: (weekday: number, clock: string) => `გაიხსნება ${onDays[weekday - 1]}, ${clock}-ზე`,
  days: (from: number, until: number) =>
    from === until
      ? days[from - 1]
      : from === 1 && until === 7
        ? 'ყოველდღე'
        : `${days[from - 1]} – ${days[until - 1]}`,
  wholeDay: '24 საათი',
  dayOff: 'დახურულია',
} as const;

const days = ['ორშაბათი', 'სამშაბათი', 'ოთხშაბათი', 'ხუთშაბათი', 'პარასკევი', 'შაბათი', 'კვირა'] as const;
const onDays = ['ორშაბათს', 'სამშაბათს', 'ოთხშაბათს', 'ხუთშაბათს', 'პარასკევს', 'შაბათს', 'კვირას'] as const;
