/** Messages for content that failed to load in the browser. */
export const failures = {
  missing: 'გვერდი ვერ მოიძებნა',
  label: 'ვერ ჩაიტვირთა',
  title: 'გვერდის ჩატვირთვა ვერ მოხერხდა',
  text: 'შეამოწმეთ ინტერნეტთან კავშირი და სცადეთ ხელახლა.',
  retry: 'სცადეთ ხელახლა',
  chunkTitle: 'გვერდის ნაწილი ვერ ჩაიტვირთა',
  chunkTimeout: (chunk: string) =>
    `ნაწილი „${chunk}“ დროულად ვერ ჩაიტვირთა. შეამოწმეთ კავშირი და სცადეთ ხელახლა.`,
  chunkMissing: (chunk: string) =>
    `ნაწილი „${chunk}“ ვერ მოიძებნა: საიტი, სავარაუდოდ, განახლდა. განაახლეთ გვერდი.`,
  reload: 'გვერდის განახლება',
} as const;
