/** Inputs that more than one calculator asks for. */
export const fields = {
  height: 'სიმაღლე',
  weight: 'წონა',
  age: 'ასაკი',
  sex: 'სქესი',
  female: 'ქალი',
  male: 'მამაკაცი',
  on: 'რომელი დღისთვის დავთვალოთ',
  onHint: 'თუ არ შეცვლით, დღევანდელ დღეს ავიღებთ.',
  cm: 'სმ',
  kg: 'კგ',
  years: 'წელი',
  weeks: 'კვირა',
  days: 'დღე',
  calculate: 'გამოთვლა',
} as const;

/** What every result says, whatever it is. */
export const general = 'ეს ზოგადი ინფორმაციაა, არა დიაგნოზი. ის ვერ შეცვლის ექიმს, რომელიც თქვენ გიცნობთ.';
