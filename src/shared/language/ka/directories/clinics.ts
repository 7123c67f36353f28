/** The list of clinics. */
export const clinics = {
  title: 'კლინიკები',
  description:
    'იპოვეთ კლინიკა ქალაქისა და მიმართულების მიხედვით: მისამართი, სამუშაო საათები, ტელეფონი და ექიმები.',
  intro: 'მისამართი, სამუშაო საათები, ტელეფონი და ექიმები ერთ გვერდზე. აირჩიეთ ქალაქი ან მიმართულება.',
  found: (count: number) => `${count} კლინიკა`,
  wordsHint: 'დასახელება, უბანი, მიმართულება…',
  city: 'ქალაქი',
  anyCity: 'ყველა',
  branch: 'მიმართულება',
  anyBranch: 'ყველა',
  byTitle: 'ანბანით',
  byVerification: 'გადამოწმების თარიღით',
  listed: (parts: readonly string[]) => ['კლინიკები', parts.join(', ')].filter(Boolean).join(' – '),
  words: (words: string) => `„${words}“`,
  emptyTitle: 'ასეთი კლინიკა ვერ მოიძებნა',
  emptyText: 'სცადეთ სხვა ქალაქი ან მიმართულება, ან მოხსენით ფილტრები და ნახეთ ყველა კლინიკა.',
  emptyAction: 'ყველა კლინიკა',
} as const;

/** A clinic’s page. */
export const clinic = {
  pictures: 'სურათები',
  picture: (title: string, number: number) => `${title}: სურათი ${number}`,
  /** Under a drawn house, which nobody may take for the clinic's own. */
  illustration: 'ილუსტრაცია',
  address: 'მისამართი',
  phones: 'ტელეფონი',
  hours: 'სამუშაო საათები',
  email: 'ელფოსტა',
  website: 'ვებგვერდი',
  branches: 'მიმართულებები',
  doctors: 'ექიმები',
  allDoctors: 'ექიმების ძიება',
  about: 'კლინიკის შესახებ',
} as const;
