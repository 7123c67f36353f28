import { describe, expect, it } from 'vitest';
import { listHeadings } from './headings.ts';

describe('headings of a body', () => {
  it('lists second-level headings with their ids', () => {
    const body = '<p>x</p><h2 id="ra-aris">რა არის წნევა</h2><p>y</p><h2 class="a" id="rodis">როდის?</h2>';
    expect(listHeadings(body)).toEqual([
      { id: 'ra-aris', title: 'რა არის წნევა' },
      { id: 'rodis', title: 'როდის?' },
    ]);
  });

  it('returns marked-up headings as plain text', () => {
    expect(listHeadings('<h2 id="a">ვიტამინი <strong>D</strong> &amp; კალციუმი</h2>')).toEqual([
      { id: 'a', title: 'ვიტამინი D & კალციუმი' },
    ]);
  });

  it('skips other levels and headings without an id', () => {
    expect(listHeadings('<h3 id="a">ა</h3><h2>ბ</h2><h2 id="c"> </h2>')).toEqual([]);
  });
});
