import { describe, expect, it } from 'vitest';
import { idCondition, listAddress, listOptions, readChosen, withFilter, withoutFilter } from './listing.ts';

const read = (search: string) => readChosen(new URLSearchParams(search), ['city', 'branch', 'q']);

describe('the active filters of a list', () => {
  it('are read from the address in the order of the filters, without unknown names', () => {
    expect(Object.entries(read('q=გული&x=1&city=თბილისი&branch='))).toEqual([
      ['city', 'თბილისი'],
      ['q', 'გული'],
    ]);
  });

  it('are cleaned and limited in length', () => {
    expect(read('city=%00%01')).toEqual({});
    expect(read('q=%20a%00b%20')).toEqual({ q: 'a b' });
    expect(read(`q=${'ა'.repeat(500)}`).q).toHaveLength(100);
    expect(read(`q=${encodeURIComponent(`${'x'.repeat(99)}😀`)}`).q?.isWellFormed()).toBe(true);
  });

  it('are written back to the address', () => {
    const address = listAddress('/clinics.html', { city: 'თბილისი', q: ' ', branch: '3' });
    expect(read(address.split('?')[1] ?? '')).toEqual({ city: 'თბილისი', branch: '3' });
    expect(listAddress('/clinics.html', {})).toBe('/clinics.html');
    expect(withoutFilter({ city: 'თბილისი', branch: '3' }, 'city')).toEqual({ branch: '3' });
  });

  it('have one address, whichever is chosen last', () => {
    const filters = ['city', 'branch'].map((name) => ({ name, label: '', unfilteredLabel: '', options: [] }));
    const later = withFilter({ branch: '3', q: 'გული' }, 'city', 'ბათუმი', filters);
    expect(Object.keys(later)).toEqual(['city', 'branch', 'q']);
    expect(withFilter({ city: 'ბათუმი' }, 'branch', '3', filters)).toEqual({ city: 'ბათუმი', branch: '3' });
  });

  it('match nothing for an invalid id', () => {
    expect(idCondition('3')).toBe(3);
    for (const value of ['0', '-1', '1.5', 'abc', '2147483648', '99999999999', '1e3', ''])
      expect(idCondition(value)).toEqual({ $in: [] });
  });
});

describe('the options of a filter', () => {
  it('are sorted by count, without unknown ones', () => {
    const titles: Record<string, string> = { 1: 'გული', 2: 'ანალიზი', 3: 'ბავშვი' };
    expect(listOptions({ 1: 2, 2: 2, 3: 5, 9: 7 }, undefined, (id) => titles[id])).toEqual([
      { value: '3', title: 'ბავშვი', count: 5 },
      { value: '2', title: 'ანალიზი', count: 2 },
      { value: '1', title: 'გული', count: 2 },
    ]);
    expect(listOptions(undefined, undefined)).toEqual([]);
  });

  it('include the selected one, also without records', () => {
    expect(listOptions({ თბილისი: 4 }, 'ბათუმი')).toEqual([
      { value: 'თბილისი', title: 'თბილისი', count: 4 },
      { value: 'ბათუმი', title: 'ბათუმი', count: 0 },
    ]);
    expect(listOptions({ თბილისი: 4 }, 'თბილისი')).toHaveLength(1);
    expect(listOptions({}, '77', () => undefined)).toEqual([]);
  });
});
