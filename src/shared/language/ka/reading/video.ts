/** The video of an article and the advertisements in it. */
export const video = {
  label: 'ვიდეო',
  captions: 'ქართული სუბტიტრები',
  ad: 'რეკლამა',
  adLink: 'რეკლამა: პარტნიორის ვებგვერდი, იხსნება ახალ ფანჯარაში',
  closeAd: 'რეკლამის დახურვა',
  visitAd: 'პარტნიორის ვებგვერდი',
  skipIn: (seconds: number) => `გამოტოვება ${seconds} წამში`,
  skip: 'რეკლამის გამოტოვება',
  waiting: 'ვიდეო იტვირთება',
} as const;
