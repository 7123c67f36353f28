import { describe, expect, it } from 'vitest';
import { questionsPath, readQuestionsAddress } from './questions.address.ts';

describe('the address of the questions', () => {
  it('omits defaults', () => {
    expect(questionsPath({})).toBe('/kithkhva-pasukhi.html');
  });

  it('is parsed back to the same filters', () => {
    const address = { category: 12, tag: 'tsneva', isMostReadFirst: true };
    const path = questionsPath(address);
    expect(path).toBe('/kithkhva-pasukhi.html?category=12&tag=tsneva&sort=views');
    expect(readQuestionsAddress(new URL(path, 'http://x').searchParams)).toEqual(address);
  });

  it('is invalid if the category is not a record id', () => {
    for (const category of ['0', '-1', 'x', '1.5', '9999999999'])
      expect(readQuestionsAddress(new URLSearchParams({ category }))).toBeUndefined();
  });
});
