import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPortal, type TestPortal } from '#tests/support/build-app.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildPortal();
}, 60_000);
afterAll(() => portal.close());

describe('content blocks', () => {
  it('sorts blocks by position and fills them by rule, no article twice', async () => {
    const { make } = portal;
    const heart = await make.category();
    const skin = await make.category();
    const oldest = await make.article({ category_id: heart });
    const one = await make.article({ category_id: await make.category({ parent_id: heart }) });
    const two = await make.article({ category_id: heart });
    const three = await make.article({ category_id: skin });
    const newest = await make.article({ category_id: heart });
    const draft = await make.article({ status: 'draft' });
    const { db } = portal.context;
    await db
      .insertInto('articleblock')
      .values([
        { layout: 'main_slider', position: '1-1', pages: ['home'], title: 'ახალი', rule: 'newest', size: 2 },
        {
          layout: 'grids',
          position: '1-1',
          pages: ['home', 'clinic'],
          title: 'რჩეული',
          rule: 'chosen',
          chosen: [one, draft, three] as number[],
        },
        {
          layout: 'category',
          position: '2-1',
          pages: ['home'],
          title: 'გული',
          rule: 'category',
          rule_category_id: heart,
        },
        { layout: 'grids', position: '3-1', pages: ['home'], title: 'დამალული', status: 'draft' },
      ])
      .execute();
    const { body } = await portal.ask('articleblock', { find: { pages: 'home' } });
    const shown = Object.fromEntries(
      Object.entries(body.articleblock as Record<string, { articles: { id: number }[] }[]>).map(
        ([position, blocks]) => [position, blocks.map((block) => block.articles.map(({ id }) => id))],
      ),
    );
    expect(shown).toEqual({
      '1-1': [
        [newest, two],
        [one, three],
      ],
      '2-1': [[oldest]],
    });
    const { body: grouped } = await portal.ask('articleblock', {
      find: { pages: 'clinics' },
      fields: ['title'],
    });
    expect(grouped.articleblock).toEqual({ '1-1': [{ title: 'რჩეული' }] });
  });

  it('shows all chosen articles in order, in a slider the first fifteen', async () => {
    const { make } = portal;
    const { db } = portal.context;
    const category_id = await make.category();
    const ids: number[] = [];
    for (let at = 0; at < 17; at += 1) ids.unshift(await make.article({ category_id }));
    const block = { pages: ['terms'], title: 'რჩეული', rule: 'chosen', chosen: ids } as const;
    await db
      .insertInto('articleblock')
      .values([
        { ...block, pages: [...block.pages], chosen: [...ids], layout: 'main_slider', position: '1-1' },
        { ...block, pages: [...block.pages], chosen: [...ids], layout: 'grids', position: '2-1' },
      ])
      .execute();
    const { body } = await portal.ask('articleblock', { find: { pages: 'terms' } });
    const shown = body.articleblock as Record<string, { articles: { id: number }[] }[]>;
    const idsOf = (position: string) => shown[position]?.[0]?.articles.map(({ id }) => id);
    expect(idsOf('1-1')).toEqual(ids.slice(0, 15));
    expect(idsOf('2-1')).toEqual(ids);
  });
});
