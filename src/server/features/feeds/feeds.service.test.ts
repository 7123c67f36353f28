import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPortal, type TestPortal } from '#tests/support/build-app.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildPortal();
}, 60_000);
afterAll(() => portal.close());

const item = (number: number, image: string | null = null) => ({
  link: `https://partner.example/${number}`,
  title: `შეთავაზება ${number}`,
  thumb: image && `${image}-320.webp`,
  image: image && `${image}-780.webp`,
  description: `new_price: ${number}.00`,
  source: null,
});

describe('sponsored feeds', () => {
  it('are sorted by position, with their partners in order and as many offers as the feed shows', async () => {
    const { db } = portal.context;
    const [one, two, empty, hidden] = (
      await db
        .insertInto('collector')
        .values([
          {
            title: 'ერთი',
            domain: 'one.example',
            logo: 'partners/1.webp',
            items: JSON.stringify([item(1, 'feeds/1/a'), item(2), item(3)]),
          },
          { title: 'ორი', items: JSON.stringify([item(4)]) },
          { title: 'ცარიელი' },
          { title: 'დამალული', items: JSON.stringify([item(5)]), status: 'draft' },
        ])
        .returning('id')
        .execute()
    ).map(({ id }) => id);
    const feeds = await db
      .insertInto('rssblock')
      .values([
        {
          position: '1-1',
          pages: ['article'],
          title: 'პირველი',
          slicenum: 2,
          view: 'mobile',
          layout: 'recommended',
        },
        { position: '1-2', pages: ['home'], title: 'მეორე' },
        { position: '1-1', pages: ['article'], title: 'მონახაზი', status: 'draft' },
      ])
      .returning('id')
      .execute();
    await db
      .insertInto('rssblock_collector')
      .values(
        [two, one, empty, hidden].map((collector_id, position) => ({
          rssblock_id: feeds[0]!.id,
          collector_id: collector_id!,
          position,
        })),
      )
      .execute();

    const { body } = await portal.ask('rssblock', { find: { pages: 'contact' } });
    expect(body.rssblock).toEqual({
      '1-1': [
        {
          id: feeds[0]!.id,
          title: 'პირველი',
          layout: 'recommended',
          position: '1-1',
          pages: ['article'],
          view: 'mobile',
          slicenum: 2,
          collectors: [
            {
              id: two,
              title: 'ორი',
              domain: '',
              logo: null,
              body: {
                items: [
                  {
                    link: 'https://partner.example/4',
                    title: 'შეთავაზება 4',
                    thumb: null,
                    image: null,
                    description: 'new_price: 4.00',
                  },
                ],
              },
            },
            {
              id: one,
              title: 'ერთი',
              domain: 'one.example',
              logo: '/media/partners/1.webp',
              body: {
                items: [
                  {
                    link: 'https://partner.example/1',
                    title: 'შეთავაზება 1',
                    thumb: '/media/feeds/1/a-320.webp',
                    image: { url: '/media/feeds/1/a-780.webp' },
                    description: 'new_price: 1.00',
                  },
                  {
                    link: 'https://partner.example/2',
                    title: 'შეთავაზება 2',
                    thumb: null,
                    image: null,
                    description: 'new_price: 2.00',
                  },
                ],
              },
            },
          ],
        },
      ],
    });
  });

  it("show a partner's new offers as soon as they are stored", async () => {
    const { db } = portal.context;
    const offers = async () => {
      const { body } = await portal.ask('rssblock', { find: { pages: 'article' }, fields: ['collectors'] });
      return JSON.stringify(body).match(/შეთავაზება \d+/g);
    };
    expect(await offers()).toEqual(['შეთავაზება 4', 'შეთავაზება 1', 'შეთავაზება 2']);
    await db
      .updateTable('collector')
      .set({ items: JSON.stringify([item(9)]) })
      .where('title', '=', 'ორი')
      .execute();
    await expect.poll(offers).toEqual(['შეთავაზება 9', 'შეთავაზება 1', 'შეთავაზება 2']);
  });
});
