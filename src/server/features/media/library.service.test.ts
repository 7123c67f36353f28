import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMemoryFiles } from '#server/adapters/files/memory.ts';
import { buildPortal, type TestPortal } from '#tests/support/build-app.ts';
import { createStaffRoom, type OfficeAnswer, officeCode, type Staff } from '#tests/support/office.ts';

const files = createMemoryFiles();
let portal: TestPortal;
let editor: Staff;
let author: Staff;
beforeAll(async () => {
  portal = await buildPortal({ files, officeCallsPerSecond: 10_000 });
  const { signIn } = createStaffRoom(portal);
  editor = await signIn(['editor'], 'ლია');
  author = await signIn(['author'], 'ნინო');
}, 60_000);
afterAll(() => portal.close());

const jpeg = (background = '#1a7f6b') =>
  sharp({ create: { width: 600, height: 300, channels: 3, background } })
    .jpeg()
    .toBuffer();

const upload = (bytes: Uint8Array, fields: object = {}, name = 'გული.jpg', who = author) =>
  who.upload('/api/office/media/upload/', { alt: 'გულის ნახატი', ...fields }, { name, bytes });
const media = (call: string, body: object, who = editor): Promise<OfficeAnswer> =>
  who.call(`/api/office/media/${call}/`, body);

async function writeArticle(content: object): Promise<{ id: number; revision: number; version: number }> {
  const category = await portal.make.category();
  const words = { title: 'სტატია სურათით', category, introtext: 'შესავალი', ...content };
  return (await author.records('article', 'save', { id: null, version: null, content: words })).body;
}

async function publishTag(image: number): Promise<number> {
  const content = { title: `რუბრიკა ${image}`, image };
  const { body } = await editor.records('category', 'save', { id: null, version: null, content });
  await editor.records('category', 'publish', { id: body.id, revision: body.revision });
  return body.id;
}

const imageOf = async (id: number): Promise<unknown> => {
  const { body } = await portal.ask('category', { find: { id }, fields: ['image'], many: false });
  return body.category;
};

describe('an upload', () => {
  it('becomes a file of the library, and a job makes its sizes', async () => {
    const { status, body } = await upload(await jpeg(), { credit: 'ნინო', licence: 'CC BY 4.0' });
    expect([status, body]).toEqual([
      200,
      {
        ...{
          id: expect.any(Number),
          url: expect.stringMatching(/^\/media\/library\/guli-[0-9a-f]{12}\.jpg$/),
        },
        ...{ kind: 'image', width: 600, height: 300, bytes: expect.any(Number), name: 'გული.jpg' },
        ...{ alt: 'გულის ნახატი', decorative: false, credit: 'ნინო', licence: 'CC BY 4.0' },
        ...{ focal_x: 0.5, focal_y: 0.5, uploaded_by: { id: author.id, name: 'ნინო' } },
        created_at: expect.any(String),
      },
    ]);
    const path = body.url.replace('/media/', '');
    expect(files.paths()).toEqual([path]);
    await portal.context.media.jobs[0]?.run();
    expect(files.paths()).toHaveLength(11);
    expect(files.paths()).toContain(`_thumb/480/${path.replace('.jpg', '.avif')}`);
  });

  it('is refused with a reason where it is broken, of another kind, too large or without words', async () => {
    const whole = await jpeg();
    const refused = async (answer: Promise<OfficeAnswer>, field?: string) => {
      const found = await answer;
      return [found.status, officeCode(found, field)];
    };
    const text = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    expect(await refused(upload(whole.subarray(0, 900)))).toEqual([400, 'broken']);
    expect(await refused(upload(Buffer.alloc(0)))).toEqual([400, 'broken']);
    expect(await refused(upload(text))).toEqual([415, 'bad_type']);
    expect(await refused(upload(whole, {}, 'a.pdf'))).toEqual([415, 'bad_type']);
    expect(await refused(upload(Buffer.from('%PDF-1.7 …'), {}, 'a.pdf'))).toEqual([400, 'broken']);
    expect(await refused(upload(whole, { alt: ' ' }), 'alt')).toEqual([400, 'required']);
    const nothing = await editor.upload('/api/office/media/upload/', {});
    expect(Object.keys(nothing.body.error.fields).toSorted()).toEqual(['alt', 'file']);
    expect(await refused(author.upload('/api/office/media/upload/', {}), 'file')).toEqual([400, 'required']);
    expect(await refused(upload(Buffer.alloc(25 * 1024 * 1024 + 1)))).toEqual([413, 'too_large']);
    expect(await refused(upload(whole, { alt: '', decorative: 'true' }))).toEqual([200, undefined]);
  });

  it('may be a document or a video', async () => {
    const pdf = await upload(Buffer.from('%PDF-1.7\n1 0 obj\n%%EOF\n'), {}, 'ნომერი.pdf');
    expect(pdf.body).toMatchObject({ kind: 'pdf', width: null, name: 'ნომერი.pdf' });
    const box = (name: string, length = 0) => {
      const bytes = Buffer.alloc(8 + length);
      bytes.writeUInt32BE(8 + length);
      bytes.write(name, 4, 'latin1');
      return bytes;
    };
    const start = Buffer.concat([box('ftyp', 8).fill('isom', 8, 12, 'latin1'), box('moov', 20)]);
    expect((await upload(Buffer.concat([start, box('mdat', 9)]), {}, 'a.mp4')).body.kind).toBe('video');
    const cut = await upload(Buffer.concat([start, box('mdat', 9)]).subarray(0, -3), {}, 'a.mp4');
    expect(officeCode(cut)).toBe('broken');
  });
});

describe('a file of the library', () => {
  it('is found by its words, its number, its kind and by being used nowhere', async () => {
    const { body: used } = await upload(await jpeg(), { alt: 'ფილტვების ნახატი' });
    const { body: unused } = await upload(await jpeg(), { alt: 'ფილტვების ფოტო' });
    const article = await writeArticle({ image: used.id });
    const ids = async (asked: object) =>
      (await media('list', asked)).body.files.map(({ id }: { id: number }) => id);
    expect(await ids({ search: 'ფილტვების', sort: 'id' })).toEqual([used.id, unused.id]);
    expect((await ids({ search: String(used.id) }))[0]).toBe(used.id);
    expect(await ids({ search: 'ფილტვების', unused: true })).toEqual([unused.id]);
    expect(await ids({ search: 'ფილტვების', kind: 'pdf' })).toEqual([]);
    expect((await media('list', { search: 'ფილტვების', limit: 1 })).body).toMatchObject({ total: 2 });
    expect((await media('uses', { id: used.id })).body.uses).toEqual([
      { collection: 'article', id: article.id, title: 'სტატია სურათით', field: 'image', is_published: false },
    ]);
  });

  it('is used in the texts of drafts and of published records', async () => {
    const { body: file } = await upload(await jpeg());
    const body = { type: 'doc', content: [{ type: 'image', attrs: { media: file.id, alt: 'ა' } }] };
    const article = await writeArticle({ body });
    const category = await publishTag(file.id);
    const { uses } = (await media('uses', { id: file.id })).body;
    expect(uses).toMatchObject([
      { collection: 'article', id: article.id, field: 'body', is_published: false },
      { collection: 'category', id: category, field: 'image', is_published: true },
    ]);
  });

  it('is replaced wherever it is used, at a new address', async () => {
    const { body: file } = await upload(await jpeg());
    const category = await publishTag(file.id);
    const { body } = await editor.upload(
      '/api/office/media/replace/',
      { id: String(file.id) },
      { name: 'b.jpg', bytes: await jpeg('#ffffff') },
    );
    expect(body).toMatchObject({ id: file.id, name: 'b.jpg', alt: 'გულის ნახატი' });
    expect(body.url).not.toBe(file.url);
    expect(await imageOf(category)).toEqual({ image: { url: body.url } });
    expect((await media('uses', { id: file.id })).body.uses).toHaveLength(1);
    const pdf = { name: 'a.pdf', bytes: Buffer.from('%PDF-1.7\n%%EOF') };
    const other = await editor.upload('/api/office/media/replace/', { id: String(file.id) }, pdf);
    expect(officeCode(other)).toBe('bad_type');
  });

  it('is cropped around its focal point, which readers get with the picture', async () => {
    const { body: file } = await upload(await jpeg());
    const category = await publishTag(file.id);
    expect(await imageOf(category)).toEqual({ image: { url: file.url } });
    await media('update', { id: file.id, focal_x: 0.18, focal_y: 0.72 });
    await expect
      .poll(() => imageOf(category))
      .toEqual({ image: { url: file.url, focal: { x: 0.2, y: 0.7 } } });
  });

  it('is removed only where nothing uses it, by who may', async () => {
    const { body: file } = await upload(await jpeg());
    const category = await publishTag(file.id);
    expect(officeCode(await media('remove', { id: file.id }))).toBe('in_use');
    expect(officeCode(await media('remove', { id: file.id }, author))).toBe('no_right');
    await portal.database.db
      .updateTable('category')
      .set({ image: null })
      .where('id', '=', category)
      .execute();
    expect(await media('remove', { id: file.id })).toEqual({ status: 200, body: {} });
    expect(files.paths()).not.toContain(file.url.replace('/media/', ''));
    expect((await media('uses', { id: file.id })).status).toBe(404);
  });

  it('keeps what is said of it, and the log says who did what', async () => {
    const { body: file } = await upload(await jpeg());
    const { id } = file;
    const changed = await media('update', { id, credit: 'ლია', focal_x: 0.2, focal_y: 0.7 });
    expect(changed.body).toEqual({ ...file, credit: 'ლია', focal_x: 0.2, focal_y: 0.7 });
    expect(officeCode(await media('update', { id, alt: '' }), 'alt')).toBe('required');
    expect((await media('update', { id, decorative: true })).body).toMatchObject({
      alt: '',
      decorative: true,
    });
    const { body } = await editor.call('/api/office/log/list/', {
      find: { collection: 'media', record: id },
    });
    expect(body.lines).toMatchObject([
      { action: 'update', account: { name: 'ლია' }, fields: ['alt', 'is_decorative'] },
      { action: 'update', account: { name: 'ლია' }, fields: ['credit', 'focal_x', 'focal_y'] },
      { action: 'upload', account: { name: 'ნინო' } },
    ]);
  });
});
