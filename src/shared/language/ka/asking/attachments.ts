/** Files that are added to a question. */
export const attachmentMessages = {
  refused: {
    bad_type: 'ამ ტიპის ფაილი არ მიიღება. აირჩიეთ PDF, JPEG, PNG ან WebP.',
    broken: 'ფაილი დაზიანებულია და ვერ იხსნება. აირჩიეთ სხვა.',
    too_large: 'ფაილი 10 მბ-ზე დიდია. აირჩიეთ უფრო მცირე.',
    too_many_pixels: 'სურათი ზედმეტად დიდია. შეამცირეთ და ხელახლა აირჩიეთ.',
    too_many_files: 'კითხვას 5-ზე მეტ ფაილს ვერ დაურთავთ.',
    required: 'აირჩიეთ ფაილი.',
  },
  notFound: 'ასეთი ფაილი ვერ მოიძებნა.',
  alreadyAnswered: 'კითხვას უკვე უპასუხეს: ფაილის დამატება ან წაშლა აღარ შეიძლება.',
  unreadable: 'ამ ფაილის გახსნა ამჟამად ვერ ხერხდება. სცადეთ მოგვიანებით.',
} as const;

/** Choosing, listing and reading files of a question. */
export const attachmentText = {
  label: 'ფაილები',
  hint: 'ანალიზის პასუხი, სურათი ან ამონაწერი: PDF, JPEG, PNG ან WebP, თითო 10 მბ-მდე, არაუმეტეს 5 ფაილისა. მათ თქვენ და კონსულტანტი ხედავთ; თუ ადმინისტრატორი გახსნის, ეს აღირიცხება. სურათიდან გადაღების ადგილი და მოწყობილობა იშლება.',
  choose: 'ფაილის არჩევა',
  remove: (name: string) => `წაშლა: ${name}`,
  removed: 'ფაილი წაიშალა.',
  added: 'ფაილი დაემატა.',
  open: (name: string) => `გახსნა: ${name}`,
  size: { kb: 'კბ', mb: 'მბ' },
  sending: (name: string, percent: number) => `იტვირთება ${percent}%: ${name}`,
  notSent: (name: string) => `ვერ აიტვირთა: ${name}`,
  retry: (name: string) => `ხელახლა ატვირთვა: ${name}`,
  someNotSent: 'კითხვა შენახულია, მაგრამ ზოგი ფაილი ვერ აიტვირთა. სცადეთ ხელახლა ამავე გვერდზე.',
  ofQuestion: 'კითხვის ფაილები',
  viewer: (name: string) => `ფაილი: ${name}`,
  loading: 'ფაილი იხსნება…',
  failed: 'ფაილი ვერ გაიხსნა. სცადეთ ხელახლა.',
  download: 'ჩამოტვირთვა',
  enlarge: 'გადიდება',
} as const;
