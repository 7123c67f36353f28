/** What a reader does next about a doctor or clinic. */
export const contactActions = {
  call: 'დარეკვა',
  callOf: (title: string) => `დარეკვა: ${title}`,
  way: 'გზა რუკაზე',
  ask: 'ჰკითხეთ ექიმს',
  askFor: (price: string) => `ჰკითხეთ ექიმს, ${price}`,
  /** On a card, whose own title says where the way leads. */
  wayShort: 'გზა',
  wayTo: (title: string) => `გზა რუკაზე: ${title}`,
  askShort: 'კითხვა',
  askWhom: 'ექიმს',
  /** The bar at the lower edge of a phone. */
  bar: (title: string) => `${title}: დარეკვა და გზა`,
} as const;

/** Orders that only the browser knows: by its position, by the hour. */
export const nearby = {
  label: 'ახლოს და ახლა',
  near: 'ჩემთან ახლოს',
  open: 'ახლა ღია',
  locating: 'ვადგენთ, სად ხართ…',
  refused: 'თქვენი მდებარეობა ვერ დავადგინეთ. ნება დართეთ ბრაუზერის პარამეტრებში ან აირჩიეთ ქალაქი.',
  failed: 'სია ვერ ჩაიტვირთა. სცადეთ ხელახლა.',
  nearest: 'უახლოესი პირველია. მანძილი სწორ ხაზზეა გაზომილი; თქვენი მდებარეობა ბრაუზერს არ ტოვებს.',
  openFirst: 'პირველია ის, რაც ახლა ღიაა.',
  more: 'მეტის ჩვენება',
  away: (distance: string) => `თქვენგან ${distance}`,
} as const;

/** The sketch beside a list, drawn without a map service. */
export const sketchMap = {
  country: 'კლინიკები ქალაქების მიხედვით',
  doctors: 'ექიმები ქალაქების მიხედვით',
  city: (city: string) => `${city}: კლინიკები ამ გვერდიდან`,
  note: 'სქემა. ზუსტ გზას „გზა რუკაზე“ გიჩვენებთ.',
  open: 'რუკა',
  count: (city: string, count: number) => `${city}: ${count}`,
  scale: (kilometres: number) => `${kilometres} კმ`,
  number: (number: number) => `რუკაზე № ${number}`,
} as const;

export const verification = {
  verified: 'რედაქციამ გადაამოწმა',
  on: (date: string) => `რედაქციამ გადაამოწმა: ${date}`,
} as const;
