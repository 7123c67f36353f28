import { describe, expect, it } from 'vitest';
import type { AdPages } from './campaign.ts';
import { type AdPlace, places } from './places.ts';
import { chooseAd, shouldShow } from './should-show.ts';

const five = { items: [{ id: 5 }] };
const rules: Readonly<Record<string, AdPages>> = {
  nothing: {},
  all: { article: { radio: 'all' } },
  'all, items named': { article: { radio: 'all', ...five } },
  only: { article: { radio: 'only', ...five } },
  'only, nothing named': { article: { radio: 'only' } },
  except: { article: { radio: 'all_except', ...five } },
  'except, nothing named': { article: { radio: 'all_except' } },
  other: { other: ['home', 'article'] },
  'only and other': { article: { radio: 'only', ...five }, other: ['article', 'home'] },
};

/** Rule → the pages it matches: article 5, article 6, an article without id, home, terms. */
const table: Readonly<Record<keyof typeof rules, string>> = {
  nothing: '-----',
  all: '+++--',
  'all, items named': '+++--',
  only: '+----',
  'only, nothing named': '-----',
  except: '-++--',
  'except, nothing named': '+++--',
  other: '++++-',
  'only and other': '+--+-',
};
const pages = [
  { route: 'article', id: 5 },
  { route: 'article', id: 6 },
  { route: 'article', id: undefined },
  { route: 'home', id: undefined },
  { route: 'terms', id: undefined },
];

/** By DOMAIN.md: screens of the account, of payments and of writing questions. */
const quiet = [
  ...['signin', 'signup', 'recover', 'reset', 'profile', 'transactions', 'fillbalance', 'package'],
  ...['ask', 'askform', 'userquestions', 'pinnedquestions', 'consultantpage'],
];

describe('where an advertisement is shown', () => {
  for (const [position, { device }] of Object.entries(places))
    it.each(Object.entries(rules))(`${position}: by the rule „%s“`, (name, rule) => {
      const marks = (on: 'desktop' | 'mobile') =>
        pages
          .map((page) => shouldShow({ position: position as AdPlace, pages: rule }, { ...page, device: on }))
          .map((isShown) => (isShown ? '+' : '-'))
          .join('');
      expect(marks(device)).toBe(table[name]);
      expect(marks(device === 'mobile' ? 'desktop' : 'mobile')).toBe('-----');
    });

  it.each(quiet)('never on %s', (route) => {
    const everywhere = { [route]: { radio: 'all' as const }, other: [route] } as AdPages;
    for (const [position, { device }] of Object.entries(places))
      expect(shouldShow({ position: position as AdPlace, pages: everywhere }, { route, id: 1, device })).toBe(
        false,
      );
  });

  it('on a calculator after its result and in the side column only', () => {
    const pages: AdPages = { other: ['calculation'] };
    const shown = Object.entries(places)
      .filter(([position, { device }]) =>
        shouldShow({ position: position as AdPlace, pages }, { route: 'calculation', id: undefined, device }),
      )
      .map(([position]) => position);
    expect(shown).toEqual(['c1', 'a2', 'mob-a1']);
  });

  it('nowhere for an unknown place, nor by an inherited rule or one called "other"', () => {
    const page = { route: 'article', id: 1, device: 'desktop' } as const;
    const all: AdPages = { article: { radio: 'all' } };
    expect(shouldShow({ position: 'z9' as AdPlace, pages: all }, page)).toBe(false);
    expect(shouldShow({ position: 'a2', pages: all }, { ...page, route: 'toString' })).toBe(false);
    expect(shouldShow({ position: 'a2', pages: { other: ['home'] } }, { ...page, route: 'other' })).toBe(
      false,
    );
  });
});

describe('which advertisement is shown', () => {
  const all: AdPages = { article: { radio: 'all' } };
  const ads = [
    { id: 1, position: 'a2', pages: all },
    { id: 2, position: 'b2', pages: all },
    { id: 3, position: 'a2', pages: all },
    { id: 4, position: 'a2', pages: { other: ['home'] } },
  ] as const;
  const choose = (id: number | undefined, turn?: number) =>
    chooseAd(ads, 'a2', { route: 'article', id, device: 'desktop' }, turn)?.id;

  it("rotates by the record's id, and within a page by `turn`", () => {
    expect([undefined, 1, 2, 3].map((id) => choose(id))).toEqual([1, 3, 1, 3]);
    expect(choose(2, 1)).toBe(3);
  });

  it('comes as often as its weight says', () => {
    const weighted = ads.map((ad) => (ad.id === 3 ? { ...ad, weight: 3 } : ad));
    const shown = Array.from(
      { length: 8 },
      (_, id) => chooseAd(weighted, 'a2', { route: 'article', id, device: 'desktop' })?.id,
    );
    expect(shown).toEqual([1, 3, 3, 3, 1, 3, 3, 3]);
  });

  it('is none if none matches', () => {
    expect(chooseAd(ads, 'c1', { route: 'article', id: 1, device: 'desktop' })).toBeUndefined();
  });
});
