import { describe, expect, it } from 'vitest';
import { createAccessTokens } from './access-token.ts';

const claims = { accountId: 7, sessionId: '01234567-89ab-cdef-0123-456789abcdef' };
const before = 'b'.repeat(40);
const after = 'a'.repeat(40);
let time = Date.UTC(2026, 10, 23);
const now = () => time;

describe('access tokens', () => {
  it('of the previous AUTH_SECRET are read while it is named, and new ones are signed with the new one', async () => {
    const old = await createAccessTokens({ secrets: { current: before }, now }).sign(claims);
    const changing = createAccessTokens({ secrets: { current: after, previous: before }, now });
    expect(await changing.read(old)).toEqual(claims);
    const changed = createAccessTokens({ secrets: { current: after }, now });
    expect(await changed.read(await changing.sign(claims))).toEqual(claims);
    expect(await changed.read(old)).toBeUndefined();
  });

  it('from the future are refused, but for what clocks differ', async () => {
    const tokens = createAccessTokens({ secrets: { current: before }, now });
    const token = await tokens.sign(claims);
    time -= 240_000;
    expect(await tokens.read(token)).toEqual(claims);
    time -= 2 * 86_400_000;
    expect(await tokens.read(token)).toBeUndefined();
  });
});
