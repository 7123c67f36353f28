import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMemoryFiles } from '#server/adapters/files/memory.ts';
import type { OpenedDatabase } from '#server/database/connect.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { openIntake } from '#tests/support/intake.ts';

let database: OpenedDatabase;
const intake = openIntake(createMemoryFiles());
const takeIn = (...lines: object[]) => intake.takeIn(database.db, lines);

beforeAll(async () => {
  database = await openTestDatabase();
  await takeIn(
    { collection: 'category', id: 2, alias: 'ze', title: 'ზე' },
    { collection: 'category', id: 21, alias: 'qve', title: 'ქვე', parent: 2 },
    { collection: 'tag', id: 3, alias: 'guli', title: 'გული' },
    { collection: 'term', id: 4, alias: 'astma', title: 'ასთმა' },
    { collection: 'article', id: 5, alias: 'ertti', title: 'ერთი', category: 21 },
    { collection: 'article', id: 6, alias: 'ori', title: 'ორი', category: 21 },
    { collection: 'comment', id: 7, article: 5, author_name: 'ა', body: 'ბ' },
    { collection: 'doctor', id: 8, alias: 'eqimi', title: 'ექიმი' },
    { collection: 'recommended_doctors', id: 9, doctor: 8, category: 21 },
    { collection: 'question', id: 10, slug: 'kitkhva', title: 'კითხვა', body: 'ა' },
  );
}, 60_000);
afterAll(() => database.close());

const states = 'must be one of draft, scheduled, published, archived';
const article = { collection: 'article', id: 31, title: 'x', category: 21 };
const ad = { collection: 'advertisement', id: 31, position: 'a2', body: 'x' };
const block = { collection: 'articleblock', id: 31, title: 'x', layout: 'grids', position: '1-1' };
const feeds = { collection: 'rssblock', id: 31, title: 'x', position: '1-1' };
const service = { collection: 'services', id: 31, title: 'x', price: '5', operation: 'ask' };
const question = { collection: 'question', id: 31, title: 'x', body: 'x' };
const clinic = { collection: 'clinic', id: 31, title: 'x' };
const calculation = { collection: 'calculation', id: 31, title: 'x' };
const page = { collection: 'staticpage', id: 77, title: 'x' };
const questionblock = {
  collection: 'questionblock',
  id: 31,
  question: 10,
  kind: 'answer',
  author_title: 'x',
};
const partner = { collection: 'collector', id: 31, title: 'x' };
const isBeside = 'must be the path of a file beside the import file';
const comment = { collection: 'comment', id: 31, article: 5, author_name: 'x', body: 'x' };
it.each([
  // A required field is missing or empty.
  [{ collection: 'article', id: 31, alias: 'x', category: 21 }, '„title“: is missing'],
  [{ collection: 'article', id: 31, category: 21 }, '„title“: is missing'],
  [{ collection: 'article', id: 31, title: 'x' }, '„category“: is missing'],
  [{ collection: 'journal', id: 31, title: 'x' }, '„number“: is missing'],
  [{ collection: 'medicine_branch', id: 31 }, '„name“: is missing'],
  [{ collection: 'menu', id: 31, title: 'x' }, '„url“: is missing'],
  [{ ...comment, article: undefined }, '„article“: is missing'],
  [{ collection: 'recommended_doctors', id: 31, category: 21 }, '„doctor“: is missing'],
  [{ ...questionblock, body: 'x', question: undefined }, '„question“: is missing'],
  [{ ...service, price: null }, '„price“: is missing'],
  [{ ...article, introtext: null }, '„introtext“: is missing'],
  [{ collection: 'article', title: 'x', category: 21 }, '„id“: must be a number'],
  [{ ...comment, body: undefined }, '„body“: is missing'],
  [{ ...comment, body: '<script>x</script>' }, '„body“: is empty'],
  [questionblock, '„body“: is missing'],
  [{ ...questionblock, body: '<p> </p>' }, '„body“: is empty'],
  [{ collection: 'comment', id: 7, body: '' }, '„body“: is empty'],
  // The value has another type.
  [{ ...article, title: 5 }, '„title“: must be a text'],
  [{ ...article, has_video: 'no', body: 5 }, '„body“: must be a text'],
  [{ ...article, tags: 'guli' }, '„tags“: must be a list'],
  [{ ...article, category: 'guli' }, '„category“: must be the id of a record'],
  [{ ...article, tags: ['guli'] }, '„tags“: must be the id of a record'],
  [{ ...article, image: 5 }, '„image“: must be the path of a file'],
  [{ ...article, published_at: 'today' }, '„published_at“: is no moment like "2026-01-31T09:30:00Z"'],
  [{ ...ad, starts_on: '2026-02-30' }, '„starts_on“: is no date like "2026-01-31"'],
  [{ ...block, hide_title: 'yes' }, '„hide_title“: must be true or false'],
  [{ ...block, articles: 'all' }, '„articles“: must be a list'],
  [{ collection: 'collector', id: 31, title: 'x', body: { items: {} } }, '„body“: must be a list'],
  [{ ...service, valid_from: '2999-01-01' }, '„valid_from“: is still to come'],
  [{ ...service, price: 5 }, '„price“: is no amount like "12.50"'],
  [
    { collection: 'clinic', id: 31, title: 'x', location: { lat: 'x', lng: 1 } },
    '„location“: must be a number',
  ],
  [{ ...article, sources: [''] }, '„sources“: is empty'],
  // The value is too large, too small or too long.
  [{ ...article, id: 3_000_000_000 }, '„id“: must be at most 2147483647'],
  [{ ...article, id: 0 }, '„id“: must be more than 0'],
  [{ ...article, category: 3_000_000_000 }, '„category“: must be at most 2147483647'],
  [{ ...article, views: 3_000_000_000 }, '„views“: must be at most 2147483647'],
  [{ ...article, published_at: '0000-01-01T00:00:00Z' }, '„published_at“: lies before the first year'],
  [{ ...article, published_at: '2026-01-01T00:00:00+23:00' }, '„published_at“: is farther from UTC than'],
  [{ ...ad, starts_on: '0000-01-01' }, '„starts_on“: lies before the first year'],
  [
    { collection: 'doctor', id: 31, title: 'x', experience_since: 1800 },
    '„experience_since“: must be from 1900 to 2200',
  ],
  [{ ...block, size: 61 }, '„size“: must be from 1 to 60'],
  [{ ...feeds, slicenum: 0 }, '„slicenum“: must be from 1 to 12'],
  [{ ...service, price: '6000' }, '„price“: must be from 0.01 to 5000.00'],
  [
    { collection: 'tag', id: 31, alias: 'ა'.repeat(801), title: 'x' },
    '„alias“: has more than 400 characters',
  ],
  [
    { collection: 'term', id: 31, alias: 'x', title: 'ა'.repeat(801) },
    '„title“: has more than 800 characters',
  ],
  [{ ...article, title: 'x\ud800' }, '„title“: holds a sign that no text can hold'],
  [
    { collection: 'term', id: 31, title: 'x', synonyms: ['a\0'] },
    '„synonyms“: holds a sign that no text can hold',
  ],
  [{ ...article, views: -3 }, '„views“: must be at least 0'],
  [
    { ...service, operation: 'pkg', valid_days: 9, questions_count: -3 },
    '„questions_count“: must be from 1 to 1000',
  ],
  // The value is no file beside the import and no address.
  [{ ...article, image: '/etc/passwd' }, `„image“: ${isBeside}`],
  [{ ...article, image: '//evil.example/x.png' }, `„image“: ${isBeside}`],
  [{ ...article, image: 'https://example.org/a.png' }, `„image“: ${isBeside}`],
  [{ ...article, image: { url: 'https://example.org/a.png' } }, `„image“: ${isBeside}`],
  [{ ...article, image: '/static/../../etc/passwd' }, `„image“: ${isBeside}`],
  [{ ...article, image: '/media/../../etc/passwd' }, `„image“: ${isBeside}`],
  [{ ...article, image: 'a/../b.png' }, `„image“: ${isBeside}`],
  [{ ...article, image: '' }, `„image“: ${isBeside}`],
  [{ ...article, image: 'nothing.png' }, '„image“: there is no file „nothing.png“ beside the import file'],
  [{ ...article, video: { url: '/etc/passwd' } }, `„video.url“: ${isBeside}`],
  [{ ...article, video: { url: '//evil.example/x.mp4' } }, `„video.url“: ${isBeside}`],
  [
    { ...article, video: { url: 'https://a.ge/x.mp4', poster: 'https://a.ge/x.png' } },
    '„video.poster“: must',
  ],
  [{ ...clinic, images: ['/etc/passwd'] }, `„images“: ${isBeside}`],
  [{ collection: 'journal', id: 31, title: 'x', number: 1, file_url: '/etc/passwd' }, '„file_url“: must be'],
  [
    { collection: 'special_project', id: 31, title: 'x', sponsor: { title: 'x', logo: '/etc/passwd' } },
    `„sponsor.logo“: ${isBeside}`,
  ],
  [
    { collection: 'special_project', id: 31, title: 'x', sponsor: { title: 'x', url: '//evil.example' } },
    '„sponsor“: is no address',
  ],
  [{ collection: 'collector', id: 31, title: 'x', logo: '/etc/passwd' }, `„logo“: ${isBeside}`],
  [
    { collection: 'collector', id: 31, title: 'x', body: { items: [{ link: 'javascript:alert(1)' }] } },
    '„body“: is no address of the web',
  ],
  [{ ...partner, body: { items: [{ link: 'https://a.ge', thumb: '/etc/passwd' }] } }, `„body“: ${isBeside}`],
  [{ ...clinic, website: 'javascript:alert(1)' }, '„website“: is no address of the web'],
  [{ ...clinic, website: 'klinika.ge' }, '„website“: is no address of the web'],
  [{ ...clinic, email: 'nomail' }, '„email“: is no mail address'],
  [{ collection: 'menu', id: 31, title: 'x', url: 'javascript:alert(1)' }, '„url“: is no address'],
  [{ collection: 'menu', id: 31, title: 'x', url: 'java\tscript:alert(1)' }, '„url“: is no address'],
  [{ collection: 'menu', id: 31, title: 'x', url: '//evil.example' }, '„url“: is no address'],
  [{ collection: 'menu', id: 31, title: 'x', url: '/\t/evil.example' }, '„url“: is no address'],
  [{ collection: 'menu', id: 31, title: 'x', url: 'about.html' }, '„url“: is no address'],
  [{ ...block, link: 'javascript:alert(1)' }, '„link“: is no address'],
  // The value must be unique, or must name an existing record.
  [{ collection: 'tag', id: 31, alias: 'guli', title: 'x' }, '„alias“: another tag has it already'],
  [{ collection: 'category', id: 31, alias: 'ze', title: 'x' }, '„alias“: another category has it already'],
  [{ ...question, slug: 'kitkhva' }, '„slug“: another question has it already'],
  [
    { collection: 'recommended_doctors', id: 31, doctor: 8, category: 21 },
    '„doctor“ and „category“: another recommended_doctors has it already',
  ],
  [{ ...article, author: 999 }, '„author“: points to a record that is not there'],
  [{ ...article, category: 999 }, '„category“: points to a record that is not there'],
  [{ ...article, tags: [3, 999] }, '„tags“: points to a record that is not there'],
  [{ ...feeds, collectors: [999] }, '„collectors“: points to a record that is not there'],
  [{ ...block, articles: [5, 999999] }, '„articles“: points to a record that is not there'],
  [{ ...comment, parent_id: 999 }, '„parent_id“: points to a record that is not there'],
  [{ ...comment, article: 999 }, '„article“: points to a record that is not there'],
  [
    { collection: 'category', id: 31, title: 'x', parent: 999 },
    '„parent“: points to a record that is not there',
  ],
  [{ collection: 'category', id: 2, parent: 2 }, '„parent“: points to the record itself'],
  [{ collection: 'term', id: 4, related: [4] }, '„related“: points to the record itself'],
  // The value is not one of the allowed ones.
  [{ ...article, status: 'odd' }, `„status“: ${states}`],
  [{ ...article, status: '' }, `„status“: ${states}`],
  [{ ...block, layout: 'odd' }, '„layout“: must be one of main_slider, category'],
  [{ ...block, pages: ['home', 'nopage'] }, '„pages“: names no page of the portal'],
  [{ ...feeds, pages: ['nopage'] }, '„pages“: names no page of the portal'],
  [{ ...page, alias: 'clinics' }, '„alias“: is the address of another page of the portal'],
  [{ ...page, alias: 'kaloriebis-mthvleli' }, '„alias“: is the address of another page of the portal'],
  [{ ...calculation, alias: 'sxva' }, '„alias“: must be one of masis-indeqsis-gansazghvra, '],
  [calculation, '„alias“: must be one of masis-indeqsis-gansazghvra, '],
  [{ collection: 'calculation', id: 1, alias: 'sxva' }, '„alias“: must be one of '],
  [{ ...block, position: 'top' }, '„position“: is not of the form it must have'],
  [
    { collection: 'collector', id: 31, title: 'x', feed_url: 'ftp://x' },
    '„feed_url“: is no address of the web',
  ],
  [{ ...service, currency: 'USD' }, '„currency“: must be one of GEL'],
  [{ ...service, operation: 'pkg' }, '„operation“ and „valid_days“: do not go together'],
  [{ ...block, rule: 'tag' }, '„rule“ and „rule_tag“: do not go together'],
  [{ ...question, status: 'answered' }, '„answered_at“ and „status“: do not go together'],
  [
    { collection: 'recommended_doctors', id: 9, starts_on: '2026-02-02', ends_on: '2026-02-01' },
    '„ends_on“: is before the start',
  ],
  [{ collection: 'category', id: 31, title: 'x', parent: 21 }, 'category 31 would be on a third level'],
  [{ ...comment, article: 6, parent_id: 7 }, 'comment 31 answers a comment of another article'],
  [{ ...ad, pages: { article: { radio: 'some' } } }, '„pages“: is not of the form it must have'],
  [{ ...ad, pages: { article: ['home'] } }, '„pages“: is not of the form it must have'],
  [{ ...ad, pages: { other: 'home' } }, '„pages“: must be a list'],
  [{ ...ad, pages: { articel: { radio: 'all' } } }, '„pages“: names no page of the portal'],
  [{ ...ad, pages: { other: ['home', 'hom'] } }, '„pages“: names no page of the portal'],
  [{ ...ad, position: 'toString' }, '„position“: must be one of c1'],
  [{ ...ad, kind: 'magic' }, '„kind“: must be one of general'],
  [{ ...ad, kind: 'otc', permit_number: ' ' }, '„permit_number“: over-the-counter medicines'],
  [{ ...ad, body: '' }, '„body“: is empty'],
  [{ ...ad, body: 'x'.repeat(1_000_001) }, '„body“: has more than 1,000,000 characters'],
  [{ ...article, key_facts: ['1', '2', '3', '4'] }, '„key_facts“: has more than 3 entries'],
  [{ ...article, key_facts: ['1', ' '] }, '„key_facts“: is empty'],
  [
    { collection: 'category_profession', id: 31, category: 2, profession: 9 },
    '„profession“: points to a record',
  ],
  // All faults of a line are reported together.
  [
    { ...article, title: 5, category: 999, status: 'odd', tags: [999], published_at: 'today' },
    `„title“: must be a text; „status“: ${states}; „published_at“: is no moment like "2026-01-31T09:30:00Z"; ` +
      '„category“: points to a record that is not there; „tags“: points to a record that is not there',
  ],
  [
    { collection: 'tag', id: 31, alias: 'guli', introtext: 5 },
    '„introtext“: must be a text; „title“: is missing; „alias“: another tag has it already',
  ],
  [
    { ...question, slug: 'kitkhva', category: 999 },
    '„slug“: another question has it already; „category“: points',
  ],
])('says which field is wrong and how: %j', async (line, reason) => {
  const good = { collection: 'author', id: 30, alias: 'kargi', title: 'კარგი' };
  await expect(takeIn(good, line)).rejects.toThrow(`line 2: ${reason}`);
});

it.each([
  { ...article, video: { url: 'https://a.ge/x.mp4' } },
  { collection: 'journal', id: 31, title: 'x', number: 1, file_url: 'https://a.ge/x.pdf' },
  { collection: 'menu', id: 31, title: 'x', url: '/kontaqti.html' },
  { collection: 'menu', id: 31, title: 'x', url: 'mailto:a@b.ge' },
  { collection: 'menu', id: 31, title: 'x', url: 'tel:+995322000000' },
  { ...clinic, website: 'https://klinika.ge/ჩვენ ვართ', email: 'a@b.ge' },
  { ...clinic, website: '', email: '' },
  { ...block, articles: [6, 5], pages: ['faq', 'term'] },
  { ...ad, pages: { term: { radio: 'only', items: [{ id: 3 }] }, other: ['home'] } },
  { ...ad, kind: 'otc', permit_number: 'N-1', starts_on: '2026-01-01', ends_on: '2026-01-01' },
  { ...article, key_facts: ['ერთი', 'ორი', 'სამი'] },
])('takes what is like it and lawful: %j', async (line) => {
  expect(await takeIn(line)).toMatchObject({ written: 1, skipped: 0 });
});

it('names the line that is not UTF-8', async () => {
  const line = Buffer.concat([Buffer.from('{"collection": "tag", "id": 31, "title": "'), Buffer.of(0xff)]);
  await expect(
    takeIn({ collection: 'tag', id: 30, title: 'x' }, Buffer.concat([line, Buffer.from('"}')])),
  ).rejects.toThrow('line 2: holds bytes that are no UTF-8');
});
