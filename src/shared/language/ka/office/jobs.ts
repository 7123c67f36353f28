/** Texts of the desk of background jobs. */
export const jobsText = {
  states: { failed: 'ვერ შესრულდა', waiting: 'ელოდება' },
  search: 'ძიება სახელით',
  empty: 'არც შეფერხებული სამუშაოა, არც მომლოდინე.',
  columns: {
    state: 'სტატუსი',
    name: 'სამუშაო',
    attempts: 'მცდელობა',
    at: 'დრო',
    error: 'მიზეზი',
  },
  runAgain: 'ხელახლა გაშვება',
} as const;

export const jobsMessages = {
  alreadyWaiting: 'ასეთი სამუშაო უკვე ელოდება ხელახლა გაშვებას.',
} as const;
