/** Texts of the lightbox. */
export const lightbox = {
  label: 'გადიდებული სურათი',
  open: 'სურათის გადიდება',
  close: 'დახურვა',
  larger: 'გადიდება',
  smaller: 'შემცირება',
  previous: 'წინა სურათი',
  next: 'შემდეგი სურათი',
  count: (number: number, count: number) => `${number} / ${count}`,
  failed: 'სურათი ვერ ჩაიტვირთა.',
} as const;
