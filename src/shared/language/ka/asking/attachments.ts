/** Files that are added to a question. */
export const attachmentMessages = {
  refused: {
    bad_type: 'ამ ტიპის ფაილი არ მიიღება. აირჩიეთ PDF, JPEG, PNG ან WebP.',
    broken: 'ფაილი დაზიანებულია და ვერ იხსნება. აირჩიეთ სხვა.',
    too_large: 'ფაილი 10 მბ-ზე დიდია. აირჩიეთ უფრო მცირე.',
    too_many_pixels: 'სურათი ზედმეტად დიდია. შეამცირეთ და ხელახლა აირჩიეთ.',
    too_many_files: 'კითხვას არაუმეტეს 5 ფაილი შეიძლება დაურთოთ.',
    required: 'აირჩიეთ ფაილი.',
  },
  notFound: 'ასეთი ფაილი ვერ მოიძებნა.',
  alreadyAnswered: 'კითხვას უკვე უპასუხეს: ფაილის დამატება ან წაშლა აღარ შეიძლება.',
  unreadable: 'ამ ფაილის გახსნა ამჟამად ვერ ხერხდება.',
} as const;
