/** What toasts say on every screen; the texts of the account's own screens come with those. */
export const toasts = {
  noAnswer: 'სერვერი არ პასუხობს. შეამოწმეთ ინტერნეტთან კავშირი.',
  failed: 'მოხდა შეცდომა. სცადეთ ხელახლა.',
  close: 'შეტყობინების დახურვა',
} as const;
