import { describe, expect, it } from 'vitest';
import { idCondition, listAddress, listOptions, readChosen, withoutFilter } from './listing.ts';

const read = (search: string) => readChosen(new URLSearchParams(search), ['city', 'branch', 'q']);

describe('what is chosen of a list', () => {
  it('is read from the address by the names the list knows, in their order', () => {
    expect(Object.entries(read('q=გული&x=1&city=თბილისი&branch='))).toEqual([
      ['city', 'თბილისი'],
      ['q', 'გული'],
    ]);
  });

  it('is never more than a short text', () => {
    expect(read('city=%00%01')).toEqual({});
    expect(read('q=%20a%00b%20')).toEqual({ q: 'a b' });
    expect(read(`q=${'ა'.repeat(500)}`).q).toHaveLength(100);
    expect(read(`q=${encodeURIComponent(`${'x'.repeat(99)}😀`)}`).q?.isWellFormed()).toBe(true);
  });

  it('makes the address again', () => {
    const address = listAddress('/clinics.html', { city: 'თბილისი', q: ' ', branch: '3' });
    expect(read(address.split('?')[1] ?? '')).toEqual({ city: 'თბილისი', branch: '3' });
    expect(listAddress('/clinics.html', {})).toBe('/clinics.html');
    expect(withoutFilter({ city: 'თბილისი', branch: '3' }, 'city')).toEqual({ branch: '3' });
  });

  it('finds nothing for an id that cannot be', () => {
    expect(idCondition('3')).toBe(3);
    for (const value of ['0', '-1', '1.5', 'abc', '2147483648', '99999999999', '1e3', ''])
      expect(idCondition(value)).toEqual({ $in: [] });
  });
});

describe('the choices of a filter', () => {
  it('stand by their counts, and unknown ones are left out', () => {
    const titles: Record<string, string> = { 1: 'გული', 2: 'ანალიზი', 3: 'ბავშვი' };
    expect(listOptions({ 1: 2, 2: 2, 3: 5, 9: 7 }, undefined, (id) => titles[id])).toEqual([
      { value: '3', title: 'ბავშვი', count: 5 },
      { value: '2', title: 'ანალიზი', count: 2 },
      { value: '1', title: 'გული', count: 2 },
    ]);
    expect(listOptions(undefined, undefined)).toEqual([]);
  });

  it('hold what is chosen, also where nothing of it is left', () => {
    expect(listOptions({ თბილისი: 4 }, 'ბათუმი')).toEqual([
      { value: 'თბილისი', title: 'თბილისი', count: 4 },
      { value: 'ბათუმი', title: 'ბათუმი', count: 0 },
    ]);
    expect(listOptions({ თბილისი: 4 }, 'თბილისი')).toHaveLength(1);
    expect(listOptions({}, '77', () => undefined)).toEqual([]);
  });
});
