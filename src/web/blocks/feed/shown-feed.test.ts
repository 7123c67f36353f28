import { describe, expect, it } from 'vitest';
import type { FeedBlock } from '#shared/collections/rssblock.ts';
import { showFeed } from './shown-feed.ts';

const collector = (id: number, offers: number) => ({
  id,
  title: `პარტნიორი ${id}`,
  domain: 'partner.example',
  logo: null,
  body: {
    items: Array.from({ length: offers }, (_, at) => ({
      link: `https://partner.example/${at}`,
      title: `შეთავაზება ${at}`,
      thumb: '/media/feeds/1/a-320.webp',
      image: { url: '/media/feeds/1/a-780.webp' },
      description: `${'ა'.repeat(1_500)} new_price: 25.00, old_price: 39,90`,
    })),
  },
});
const feed = (...offers: number[]): FeedBlock => ({
  id: 7,
  title: 'შეთავაზებები',
  layout: 'grids',
  view: 'both',
  position: '1-1',
  pages: ['home'],
  slicenum: 12,
  collectors: offers.map((count, at) => collector(at + 1, count)),
});

describe('a rendered sponsored feed', () => {
  it('has offers with prices instead of descriptions', () => {
    const { partners } = showFeed(feed(1));
    expect(partners).toEqual([
      {
        id: 1,
        title: 'პარტნიორი 1',
        logo: null,
        offers: [
          {
            link: 'https://partner.example/0',
            title: 'შეთავაზება 0',
            thumb: '/media/feeds/1/a-320.webp',
            image: '/media/feeds/1/a-780.webp',
            newPrice: 25,
            oldPrice: 39.9,
          },
        ],
      },
    ]);
  });

  it('is a slider with at most three offers each if it has three or more collectors', () => {
    const counts = (feedBlock: FeedBlock) => showFeed(feedBlock).partners.map(({ offers }) => offers.length);
    expect([counts(feed(5, 4)), showFeed(feed(5, 4)).isSlider]).toEqual([[5, 4], false]);
    expect([counts(feed(5, 1, 4)), showFeed(feed(5, 1, 4)).isSlider]).toEqual([[3, 1, 3], true]);
    expect(showFeed(feed(5, 1, 4)).partners[0]?.offers[0]?.title).toBe('შეთავაზება 0');
  });

  it('leaves out partners without offers, which still count as collectors', () => {
    const shown = showFeed(feed(5, 0, 4));
    expect([shown.partners.map(({ id, offers }) => [id, offers.length]), shown.isSlider]).toEqual([
      [
        [1, 3],
        [3, 3],
      ],
      true,
    ]);
  });
});
