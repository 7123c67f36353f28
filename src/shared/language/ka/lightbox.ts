/** Pictures shown large. */
export const lightbox = {
  label: 'სურათი დიდად',
  open: 'სურათის დიდად ნახვა',
  close: 'დახურვა',
  larger: 'გადიდება',
  smaller: 'დაპატარავება',
  previous: 'წინა სურათი',
  next: 'შემდეგი სურათი',
  count: (number: number, count: number) => `${number} / ${count}`,
  failed: 'სურათი ვერ ჩაიტვირთა.',
} as const;
