import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPortal, type TestPortal } from '#tests/support/build-app.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildPortal();
}, 60_000);
afterAll(() => portal.close());

describe('content blocks', () => {
  it('groups blocks by position and fills them by their rule', async () => {
    const { make } = portal;
    const heart = await make.category();
    const skin = await make.category();
    const one = await make.article({ category_id: await make.category({ parent_id: heart }) });
    const two = await make.article({ category_id: heart });
    const three = await make.article({ category_id: skin });
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
        [three, two],
        [one, three],
      ],
      '2-1': [[two, one]],
    });
    const { body: grouped } = await portal.ask('articleblock', {
      find: { pages: 'clinics' },
      fields: ['title'],
    });
    expect(grouped.articleblock).toEqual({ '1-1': [{ title: 'რჩეული' }] });
  });
});
