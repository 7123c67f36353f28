import { describe, expect, it } from 'vitest';
import { anchorOf, findAnchor } from './text-anchor.ts';

const text =
  'გული წუთში სამოცდაათჯერ იკუმშება.\nმიიღეთ ორი აბი დღეში. თუ ტკივილი არ გაივლის, მიმართეთ ექიმს.\nმიიღეთ ორი აბი დღეში მხოლოდ ექიმის რჩევით.';

/** Anchors the n-th occurrence of words in the text. */
function anchored(words: string, occurrence = 1) {
  let from = -1;
  for (let seen = 0; seen < occurrence; seen += 1) from = text.indexOf(words, from + 1);
  return anchorOf(text, { from, to: from + words.length });
}
const found = (now: string, anchor: ReturnType<typeof anchored>): string | undefined => {
  const span = findAnchor(now, anchor);
  return span && now.slice(span.from, span.to);
};

describe('a place of a text is found again', () => {
  it.each<[string, string]>([
    ['nothing changed', text],
    ['something is written before it', `ახალი პირველი აბზაცი.\n${text}`],
    ['what stands before it is rewritten', text.replace('გული წუთში სამოცდაათჯერ იკუმშება.', 'შესავალი.')],
    ['what stands after it is rewritten', text.replace('თუ ტკივილი არ გაივლის', 'თუ გტკივათ')],
    [
      'its paragraph is moved to the end',
      `${text.split('\n')[0]}\n${text.split('\n')[2]}\n${text.split('\n')[1]}`,
    ],
  ])('where %s', (_, now) => {
    const span = findAnchor(now, anchored('ორი აბი დღეში', 1));
    expect(span).toBeDefined();
    expect(now.slice(span?.from, span?.to)).toBe('ორი აბი დღეში');
    expect(now.slice(0, span?.from).endsWith('მიიღეთ ')).toBe(true);
    // It is the first of the two places, which a full stop follows.
    expect(now[span?.to ?? 0]).toBe('.');
  });

  it('of two places with the same words as the one that was meant', () => {
    const second = findAnchor(`ჯერ: ${text}`, anchored('ორი აბი დღეში', 2));
    expect(text.length + 5 - (second?.to ?? 0)).toBe(' მხოლოდ ექიმის რჩევით.'.length);
  });

  it('where its own words are rewritten, by what stands around them', () => {
    const now = text.replace('ტკივილი არ გაივლის', 'ტკივილი ორ დღეში არ ჩაცხრება');
    expect(found(now, anchored('არ გაივლის'))).toBe('ორ დღეში არ ჩაცხრება');
    expect(found(text.replace('წუთში', 'ერთ წუთში'), anchored('წუთში სამოცდაათჯერ'))).toBe(
      'წუთში სამოცდაათჯერ',
    );
    expect(found(`ჯერ. ${text.replace('წუთში', 'წუთზე')}`, anchored('წუთში სამოცდაათჯერ'))).toBe(
      'წუთზე სამოცდაათჯერ',
    );
  });

  it('not by surroundings that are too short to tell one place from another', () => {
    const anchor = { ...anchored('არ გაივლის'), prefix: 'ი ' };
    expect(found(text.replace('არ გაივლის', 'არ ჩაცხრება'), anchor)).toBeUndefined();
  });

  it('nowhere once words and surroundings are gone', () => {
    expect(found('სულ სხვა ტექსტი.', anchored('ორი აბი დღეში'))).toBeUndefined();
    expect(found('', anchored('ორი აბი დღეში'))).toBeUndefined();
    expect(findAnchor(text, { quote: '', prefix: '', suffix: '', position: 0 })).toBeUndefined();
  });
});
