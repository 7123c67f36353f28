export const home = {
  label: 'მთავარი',
  heading: (siteName: string) => `${siteName} – ჯანმრთელობისა და მედიცინის პორტალი`,
  description:
    'ექიმების მიერ შემოწმებული სტატიები, ენციკლოპედია, კალკულატორები და რჩევები ჯანმრთელობის შესახებ – ქართულად.',
  empty: 'აქ სტატიები მალე გამოჩნდება.',
  emptyHint: 'მანამდე აირჩიეთ თემა ზედა მენიუდან.',
} as const;

export const slider = {
  label: 'რჩეული სტატიები',
  roleDescription: 'კარუსელი',
  slideRole: 'სლაიდი',
  slide: (number: number, count: number) => `${number} / ${count}`,
  previous: 'წინა სტატია',
  next: 'შემდეგი სტატია',
  dot: (number: number) => `სტატია ${number}`,
  stop: 'ავტომატური გადართვის შეჩერება',
  start: 'ავტომატური გადართვის გაგრძელება',
} as const;

export const blocks = {
  all: 'ყველა',
  allOf: (title: string) => `ყველა: ${title}`,
  mostRead: 'ყველაზე კითხვადი',
  video: 'ვიდეო',
} as const;
