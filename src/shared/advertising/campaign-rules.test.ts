import { describe, expect, it } from 'vitest';
import { findCampaignFault } from './campaign-rules.ts';

const good = { position: 'a2', body: '<p>წყალი</p>', pages: { article: { radio: 'all' }, other: ['home'] } };

describe('what an advertisement must be', () => {
  it.each([
    {},
    { kind: 'general' },
    { kind: 'otc', permit_number: 'N-1' },
    { starts_on: '2026-01-01', ends_on: '2026-01-01' },
    { pages: {} },
    { pages: { term: { radio: 'only', items: [{ id: 3 }] } } },
  ])('takes %j', (change) => {
    expect(findCampaignFault({ ...good, ...change })).toBeUndefined();
  });

  it.each([
    [{ kind: 'prescription' }, 'prescription medicines'],
    [{ kind: 'prescription', permit_number: 'N-1' }, 'prescription medicines'],
    [{ kind: 'otc' }, 'permit'],
    [{ kind: 'otc', permit_number: ' ' }, 'permit'],
    [{ kind: 'magic' }, '„kind“'],
    [{ position: 'z9' }, '„position“'],
    [{ position: 'toString' }, '„position“'],
    [{ body: '' }, '„body“'],
    [{ body: 'x'.repeat(1_000_001) }, '1,000,000'],
    [{ pages: { article: { radio: 'some' } } }, '„pages“'],
    [{ pages: { article: { radio: 'only', items: [{ id: 'x' }] } } }, '„pages“'],
    [{ pages: { article: ['home'] } }, '„pages“'],
    [{ pages: { other: 'home' } }, '„pages.other“'],
    [{ pages: { articel: { radio: 'all' } } }, '„articel“ names no page'],
    [{ pages: { other: ['home', 'hom'] } }, '„hom“ names no page'],
    [{ starts_on: '2026-02-01', ends_on: '2026-01-31' }, '„ends_on“'],
  ])('refuses %j', (change, why) => {
    expect(findCampaignFault({ ...good, ...change })).toContain(why);
  });
});
