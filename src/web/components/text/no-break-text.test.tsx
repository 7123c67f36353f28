import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { NoBreakText } from './NoBreakText.tsx';
import { wrapNoBreakWords } from './no-break-words.ts';

const wrappedIn = (html: string) => [...html.matchAll(/<span[^>]*>([^<]+)<\/span>/g)].map(([, word]) => word);
const withoutSpans = (html: string) => html.replace(/<\/?span[^>]*>/g, '');

describe('a text with numbers and suffixes', () => {
  it.each([
    ['თუ ვერ სუნთქავთ, დარეკეთ 112-ზე.', ['112-ზე.']],
    ['მე-20 კვირიდან 34-ე კვირამდე', ['-20', '34-ე']],
    ['5,1-დან (92) ან „8,5-მდე“', ['5,1-დან', '8,5-მდე“']],
    ['წონა 53,5 კგ-დან 72,3 კგ-მდე', ['53,5 კგ-დან', '72,3 კგ-მდე']],
    ['კალიუმი 2,5 mmol/L-ზე ნაკლებია', ['2,5 mmol/L-ზე']],
    ['ინდექსი, კგ/მ² ან 1,0 × 10⁹/L-ზე ნაკლები', ['/მ²', '1,0 × 10⁹/L-ზე']],
    ['ოვულაცია: 6 ოქტომბერი, 2026 – 13 ნოემბერი, 2026', ['6 ოქტომბერი,', '6 –', '13 ნოემბერი,']],
    ['ზღვარი 5,6–6,9 მმოლ/ლ, 10 მგ, 38 °C, 5–7 %-ით', ['5,6–6,9 მმოლ/ლ,', '10 მგ,', '38 °C,', '5–7 %-ით']],
    ['წნევა 135/85 მმ, დღეში 5-ჯერ, 20-40 წუთი', ['135/85 მმ,', '5-ჯერ,', '20-40 წუთი']],
    ['წელს 100. ხვალ 7 ჰიპერქოლესტერინემია', []],
    ['35 წლის ბავშვი და ექიმ-რეცენზენტი', ['35 წლის']],
    ['კისერი და ეკრანი – ხუთი ცვლილება, 5 მგ – მეტი', ['ი –', '5 მგ –']],
    ['– დიახ, 1948–1952', ['1948–1952']],
    ['სანიმუშო ქუჩა 1 (რუკაზე ნახვა)', []],
    ['40 წლის ვარ. D ვიტამინი და B ჰეპატიტი', ['40 წლის', 'D ვიტამინი']],
    ['−3-ზე ნაკლები, WHO-ს 2–3 თვე', ['3-ზე', 'WHO-ს', '2–3 თვე']],
    ['პაპ-ტესტი თუ HPV-ტესტი? C-რეაქტიული ცილა, A-ს', ['HPV-ტესტი?', 'C-რეაქტიული', 'A-ს']],
    ['https://example.ge/ka/akhali-ambebi/2026-11-20', ['/ka/akhali-a', '2026-11-20']],
  ])('%s: keeps %o on one line and changes no text', (text, words) => {
    const html = renderToStaticMarkup(<NoBreakText text={text} />);
    expect(withoutSpans(html)).toBe(text);
    expect(wrappedIn(html)).toEqual(words);
    expect(wrappedIn(wrapNoBreakWords(`<p>${text}</p>`))).toEqual(words);
  });

  it('is wrapped in HTML without changing attributes', () => {
    const html =
      '<h2 id="5-dghe">5-ჯერ</h2><p>„<strong>112-ზე</strong>“ <a href="/enciklopedia/12-a.html" data-term="12" aria-description="2–3 კვირა 5 მგ-ით">წნევა</a>-ს 3 მგ</p>';
    const wrapped = wrapNoBreakWords(html);
    expect(withoutSpans(wrapped)).toBe(html);
    expect(wrappedIn(wrapped)).toEqual(['5-ჯერ', '112-ზე', '3 მგ']);
  });

  it('may break after the local part of an e-mail address, but not in attributes', () => {
    const html = '<td><a href="mailto:redaqcia@salbuni.example">redaqcia@salbuni.example</a></td>';
    expect(wrapNoBreakWords(html)).toBe(html.replace('>redaqcia@', '>redaqcia@<wbr>'));
  });

  it('does not split character references', () => {
    expect(wrapNoBreakWords('<p>„ა“ &amp; – ბ</p>')).toBe('<p>„ა“ &amp; – ბ</p>');
  });
});
