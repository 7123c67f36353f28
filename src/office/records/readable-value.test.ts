import { describe, expect, it } from 'vitest';
import { readableValue } from './readable-value.ts';

describe('a value of a record as text', () => {
  it.each([
    [null, '–'],
    [12, '12'],
    [['ერთი', 'ორი'], '• ერთი\n• ორი'],
    [[{ title: 'WHO', year: 2006 }], '• WHO · 2006'],
    [
      { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'აბზაცი' }] }] },
      'აბზაცი',
    ],
  ])('%o is „%s“, without the signs of a program', (value, text) => {
    expect(readableValue(value)).toBe(text);
  });
});
