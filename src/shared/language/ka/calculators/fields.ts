/** Inputs of several calculators. */
export const fields = {
  height: 'სიმაღლე',
  weight: 'წონა',
  age: 'ასაკი',
  sex: 'სქესი',
  female: 'ქალი',
  male: 'მამაკაცი',
  on: 'რომელი დღისთვის დავთვალოთ',
  onHint: 'თუ არ შეცვლით, დღევანდელი დღისთვის დავთვლით.',
  cm: 'სმ',
  kg: 'კგ',
  years: 'წელი',
  weeks: 'კვირა',
  days: 'დღე',
  calculate: 'გამოთვლა',
} as const;

/** Shown with every result. */
export const general = 'ეს ზოგადი ინფორმაციაა და არა დიაგნოზი. ის ვერ შეცვლის ექიმს, რომელიც გიცნობთ.';
