export const slider = {
  label: 'რჩეული სტატიები',
  roleDescription: 'კარუსელი',
  slideRole: 'სლაიდი',
  slide: (number: number, count: number) => `${number} / ${count}`,
  controls: 'სლაიდების გადართვა',
  previous: 'წინა სტატია',
  next: 'შემდეგი სტატია',
  dot: (number: number) => `სტატია ${number}`,
  stop: 'ავტომატური გადართვის შეჩერება',
  start: 'ავტომატური გადართვის გაგრძელება',
} as const;
