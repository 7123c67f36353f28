/** Main content that could not be loaded in the browser. */
export const failures = {
  missing: 'გვერდი ვერ მოიძებნა',
  label: 'ვერ ჩაიტვირთა',
  title: 'გვერდის ჩატვირთვა ვერ მოხერხდა',
  text: 'შეამოწმეთ ინტერნეტთან კავშირი და სცადეთ თავიდან.',
  retry: 'სცადეთ თავიდან',
  chunkTitle: 'გვერდის ნაწილი ვერ ჩაიტვირთა',
  chunkTimeout: (chunk: string) =>
    `ნაწილი „${chunk}“ დროულად ვერ ჩაიტვირთა. შეამოწმეთ კავშირი და სცადეთ თავიდან.`,
  chunkMissing: (chunk: string) =>
    `ნაწილი „${chunk}“ ვერ მოიძებნა: საიტი, სავარაუდოდ, განახლდა. განაახლეთ გვერდი.`,
  reload: 'გვერდის განახლება',
} as const;
