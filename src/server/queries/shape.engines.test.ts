import { expect, it } from 'vitest';
import { buildPortal } from '#tests/support/build-app.ts';

it('the meta information of a record has its picture for sharing, or else its own', async () => {
  const portal = await buildPortal();
  const pictures = { image: 'covers/1.webp', share_image: 'shares/1.webp' };
  const shared = await portal.make.article(pictures);
  const plain = await portal.make.article({ image: 'covers/2.webp' });
  const imageOf = async (id: number) => {
    const { body } = await portal.ask('article', { find: { id }, many: false });
    return (body.metainfo as { image: string }).image;
  };
  expect(await imageOf(shared)).toBe('/media/shares/1.webp');
  expect(await imageOf(plain)).toBe('/media/covers/2.webp');
  await portal.close();
});
