import { describe, expect, it } from 'vitest';
import { createSignedAddresses } from './signed-addresses.ts';

const now = () => Date.UTC(2026, 10, 23);
const before = 'b'.repeat(40);
const after = 'a'.repeat(40);

describe('signed addresses', () => {
  it('signed with the previous AUTH_SECRET are valid while it is set', () => {
    const written = createSignedAddresses({ secrets: { current: before }, now }).write('image', [
      'https://a.example/',
    ]);
    const query = Object.fromEntries(new URL(written, 'https://x.example').searchParams) as {
      to: string;
      seal: string;
    };
    const changing = createSignedAddresses({ secrets: { current: after, previous: before }, now });
    expect(changing.read('image', query)).toEqual(['https://a.example/']);
    expect(changing.read('media', query)).toBeUndefined();
    expect(createSignedAddresses({ secrets: { current: after }, now }).read('image', query)).toBeUndefined();
  });
});
