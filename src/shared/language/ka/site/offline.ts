/** Texts of the page that is shown without a connection, and of what waits for one. */
export const offline = {
  title: 'ინტერნეტთან კავშირი არ არის',
  text: 'ეს გვერდი თქვენს მოწყობილობაში შენახული არ არის. როცა კავშირი აღდგება, სცადეთ ხელახლა.',
  emergency: 'სასწრაფო დახმარების გამოსაძახებლად ინტერნეტი საჭირო არ არის.',
  call: 'დარეკეთ 112-ზე',
  retry: 'სცადეთ ხელახლა',
  readable: 'ახლა შეგიძლიათ წაიკითხოთ',
  nothing: 'ამ მოწყობილობაში ჯერ არც ერთი გვერდი არ არის შენახული.',
  shelves: {
    saved: 'თქვენი შენახული მასალა',
    calculators: 'კალკულატორები',
    read: 'ბოლოს წაკითხული გვერდები',
  },
} as const;

/** Texts of the manifest, by which the portal is installed. */
export const siteFiles = {
  description: 'სამედიცინო ენციკლოპედია, სტატიები, კალკულატორები და ექიმის პასუხები ქართულად.',
  search: 'ძიება',
  calculators: 'კალკულატორები',
  ask: 'ჰკითხეთ ექიმს',
} as const;
