import { describe, expect, it } from 'vitest';
import { requireAddress } from './require-address.ts';

describe('the address of a record', () => {
  it('accepts the record’s own address, encoded or not', () => {
    requireAddress('/guli/1-x.html', '/guli/1-x.html');
    requireAddress('/გული/1-x.html', encodeURI('/გული/1-x.html'));
  });

  it('redirects every other address to it', () => {
    expect(() => requireAddress('/guli/1-x.html', '/guli/1-y.html')).toThrow(
      expect.objectContaining({ name: 'RecordMoved', url: '/guli/1-x.html' }),
    );
    expect(() => requireAddress('/გული/1-x.html', '/a/1-x.html')).toThrow(
      expect.objectContaining({ url: encodeURI('/გული/1-x.html') }),
    );
  });
});
