/** Refusals of the media library. */
export const libraryMessages = {
  broken: 'ფაილი დაზიანებულია ან ცარიელია. გახსენით თქვენს კომპიუტერში და სცადეთ ხელახლა.',
  badType: 'ამ ტიპის ფაილი არ მიიღება. ატვირთეთ JPEG, PNG, WebP, AVIF, PDF, MP4 ან WebM.',
  inUse: 'ფაილი გამოყენებულია. ჯერ ჩანაწერებიდან ამოიღეთ.',
  missing: 'ასეთი ფაილი მედიათეკაში არ არის.',
} as const;

/** Texts of the media library. */
export const mediaText = {
  title: 'მედიათეკა',
  search: 'ძიება სახელით, აღწერით ან ნომრით',
  kinds: { all: 'ყველა ფაილი', image: 'სურათები', pdf: 'PDF', video: 'ვიდეო' },
  unused: 'მხოლოდ გამოუყენებელი',
  empty: 'ფაილი ჯერ არ ატვირთულა. გადმოიტანეთ ზემოთ მოცემულ ჩარჩოში.',
  drop: 'გადმოიტანეთ ფაილები აქ, ჩასვით ბუფერიდან ან აირჩიეთ',
  alt: 'აღწერა მათთვის, ვინც სურათს ვერ ხედავს',
  decorative: 'დეკორატიულია, აღწერა არ სჭირდება',
  credit: 'ავტორი ან წყარო',
  licence: 'ლიცენზია',
  upload: 'ატვირთვა',
  uploaded: 'აიტვირთა',
  progress: (name: string) => `იტვირთება: ${name}`,
  leaveOut: (name: string) => `სიიდან ამოღება: ${name}`,
  size: (width: number, height: number) => `${width} × ${height}`,
  kilobytes: (count: number) => `${count} კბ`,
  focal: 'მთავარი ადგილი სურათზე',
  focalHint: 'დააწკაპუნეთ იმაზე, რაც სურათის მოჭრისას უნდა დარჩეს. წერტილის გადატანა ისრებითაც შეიძლება.',
  save: 'შენახვა',
  saved: 'შენახულია',
  uses: 'სად გამოიყენება',
  noUses: 'არსად გამოიყენება.',
  draft: 'მონახაზში',
  replace: 'სხვა ფაილით შეცვლა',
  remove: 'ფაილის წაშლა',
  pick: 'მედიათეკიდან არჩევა',
  address: 'ფაილის ბმული',
  uploadedBy: (name: string) => `ატვირთა: ${name}`,
} as const;
