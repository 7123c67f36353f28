/** Messages of toasts on all screens; those of account screens are loaded with them. */
export const toasts = {
  noAnswer: 'სერვერი არ პასუხობს. შეამოწმეთ ინტერნეტთან კავშირი.',
  failed: 'მოხდა შეცდომა. სცადეთ ხელახლა.',
  close: 'შეტყობინების დახურვა',
} as const;
