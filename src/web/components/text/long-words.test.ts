import { describe, expect, it } from 'vitest';
import { splitLongWords } from './long-words.ts';

describe('a very long word', () => {
  it.each([
    ['ურთიერთდამოკიდებულება 65 წელზე', 'ურთიერთ~და~მო~კი~დე~ბუ~ლება 65 წელზე'],
    ['ჰიპერქოლესტერინემია', 'ჰიპერ~ქო~ლეს~ტე~რი~ნე~მია'],
    ['ელექტროკარდიოგრამა', 'ელექტ~რო~კარ~დიოგ~რამა'],
    ['კომპიუტერული ტომოგრაფია', 'კომპიუტერული ტომოგრაფია'],
    // Fits the narrowest title of a page, where a browser would break it only to fill the line above.
    ['ქალებისა და მამაკაცებისათვის', 'ქალებისა და მამაკაცებისათვის'],
    ['methylenetetrahydrofolate', 'methylenetetrahydrofolate'],
  ])('%s breaks between syllables and not near its ends', (text, broken) => {
    expect(splitLongWords(text).join('~')).toBe(broken);
  });
});
