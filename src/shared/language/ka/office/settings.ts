/** Texts of the desk of settings. */
export const settingsText = {
  siteName: 'პორტალის სახელი',
  siteNameHint: 'სახელს სერვერის პარამეტრი SITE_NAME განსაზღვრავს.',
  fields: {
    phone: 'ტელეფონი',
    email: 'ელფოსტა',
    address: 'მისამართი',
    facebook: 'Facebook-ის გვერდი',
    instagram: 'Instagram-ის გვერდი',
    youtube: 'YouTube-ის არხი',
    opening_text: 'სამუშაო საათები',
    consent_text: 'კითხვის გამოქვეყნებაზე თანხმობის პირობა',
  },
  hints: {
    phone: 'მაგალითად: +995 32 200 00 00',
    facebook: 'სრული მისამართი, „https://“-ით',
    opening_text: 'ჩანს კონტაქტის გვერდსა და პორტალის ბოლოში.',
    consent_text: 'კითხვის ავტორი ამ ტექსტს თანხმობამდე ხედავს.',
  } as Readonly<Partial<Record<string, string>>>,
  save: 'შენახვა',
  saved: 'შენახულია: მკითხველები ცვლილებას უკვე ხედავენ.',
  prices: 'ფასები „სერვისებში“ იცვლება.',
} as const;
