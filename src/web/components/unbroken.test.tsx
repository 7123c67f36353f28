import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Unbroken } from './Unbroken.tsx';

const unbroken = (text: string) => {
  const html = renderToStaticMarkup(<Unbroken text={text} />);
  expect(html.replace(/<[^>]*>/g, '')).toBe(text);
  return [...html.matchAll(/<span[^>]*>([^<]*)<\/span>/g)].map(([, word]) => word);
};

describe('a text with numbers that bear endings', () => {
  it.each([
    ['თუ ვერ სუნთქავთ, დარეკეთ 112-ზე.', ['112-ზე.']],
    ['მე-20 კვირიდან 34-ე კვირამდე', ['მე-20', '34-ე']],
    ['5,1-დან (92) ან „8,5-მდე“', ['5,1-დან', '„8,5-მდე“']],
    ['წონა 53,5 კგ-დან 72,3 კგ-მდე', ['53,5 კგ-დან', '72,3 კგ-მდე']],
    ['კალიუმი 2,5 mmol/L-ზე ნაკლებია', ['2,5 mmol/L-ზე']],
    ['ინდექსი, კგ/მ² ან 1,0 × 10⁹/L-ზე ნაკლები', ['კგ/მ²', '1,0 ×', '10⁹/L-ზე']],
    ['ოვულაცია: 6 ოქტომბერი, 2026 – 13 ნოემბერი, 2026', ['6 ოქტომბერი,', '2026 –', '13 ნოემბერი,']],
    ['წელს 100. ხვალ 7 ჰიპერქოლესტერინემია', []],
    ['35 წლის ბავშვი და ექიმ-რეცენზენტი', ['35 წლის']],
    ['−3-ზე ნაკლები, WHO-ს 2–3 თვე', ['−3-ზე', '2–3 თვე']],
  ])('%s: keeps %o whole and loses nothing', (text, words) => {
    expect(unbroken(text)).toEqual(words);
  });
});
