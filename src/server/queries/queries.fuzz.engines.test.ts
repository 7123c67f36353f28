import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collections } from '#shared/collections/registry.ts';
import { buildPortal, type TestPortal } from '#tests/support/build-app.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildPortal();
  await portal.make.article({ status: 'draft', published_at: null, title: 'საიდუმლო მონახაზი' });
  await portal.make.article();
}, 60_000);
afterAll(() => portal.close());

const names = [
  ...new Set(
    [...collections.values()].flatMap(({ fields }) =>
      Object.entries(fields).flatMap(([name, field]) =>
        'fields' in field ? [name, ...field.fields.map((sub) => `${name}.${sub}`)] : [name],
      ),
    ),
  ),
  ...[
    '__proto__',
    'constructor',
    'status',
    'body_html',
    'meta_title',
    "id'; drop table article --",
    'category.parent.id',
    '',
    '.',
    'a'.repeat(500),
  ],
];
const operators = ['$in', '$nin', '$ne', '$gt', '$gte', '$lt', '$lte', '$or', '$where', 'toString'];
const scalar = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.string({ unit: 'binary' }),
  fc.boolean(),
  fc.constant(null),
  fc.constantFrom(
    '2026-01-01',
    '2026-01-01T00:00:00Z',
    '9999-99-99',
    "' or 1=1 --",
    'ა',
    '\0',
    '\ud800',
    1e308,
    -0,
    2 ** 53,
    '1',
    'home',
  ),
);
const value = fc.oneof(
  scalar,
  fc.array(scalar, { maxLength: 5 }),
  fc.dictionary(
    fc.constantFrom(...operators),
    fc.oneof(scalar, fc.array(scalar, { maxLength: 5 }), fc.jsonValue()),
    { maxKeys: 3 },
  ),
  fc.jsonValue({ maxDepth: 6 }),
);
const find = fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 2 });
/** Well-formed bodies: each is answered with 200 unless one of its values is invalid. */
const plausible = fc.record(
  {
    find: fc.oneof(
      fc.record({ id: fc.oneof(fc.nat(), fc.record({ $nin: fc.array(fc.nat()) })) }),
      fc.record({ title: fc.string({ unit: 'binary' }) }),
    ),
    fields: fc.constantFrom(['id'], ['id', 'title']),
    limit: fc.integer({ min: 1, max: 100 }),
    many: fc.boolean(),
  },
  { requiredKeys: [] },
);
const body = fc.oneof(
  { weight: 4, arbitrary: plausible },
  {
    weight: 8,
    arbitrary: fc.record(
      {
        find,
        many: fc.boolean(),
        fields: fc.array(fc.constantFrom(...names), { maxLength: 4 }),
        limit: fc.constantFrom(1, 20, 100),
        sort: fc.constantFrom(...names, '-id', '-title'),
      },
      { requiredKeys: ['find'] },
    ),
  },
  {
    weight: 1,
    arbitrary: fc.record(
      {
        find: value,
        many: value,
        fields: value,
        limit: value,
        sort: value,
        skip: value,
        page: value,
        group: value,
      },
      { requiredKeys: [] },
    ),
  },
  { weight: 1, arbitrary: fc.jsonValue() },
);

describe('an arbitrary body', () => {
  it('is answered with 200 or 400, and never shows a draft', async () => {
    const seen = { 200: 0, 400: 0 };
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...collections.keys()), body, async (collection, payload) => {
        const answer = await portal.app.inject({
          method: 'POST',
          url: `/api/restql/${collection}/`,
          headers: { 'content-type': 'application/json' },
          payload: JSON.stringify(payload),
        });
        // Guests get 401 for records that belong to accounts.
        if (answer.statusCode === 401) return;
        expect([200, 400]).toContain(answer.statusCode);
        expect(answer.body).not.toContain('საიდუმლო მონახაზი');
        seen[answer.statusCode as 200 | 400]++;
      }),
      { numRuns: 1500 },
    );
    expect(seen[200]).toBeGreaterThan(100);
    expect(seen[400]).toBeGreaterThan(100);
  }, 120_000);

  it('may be nested as deeply as 64 KB allow', async () => {
    const deep = `{"find":${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}}`;
    const list = `{"find":{"id":{"$in":${'['.repeat(30_000)}${']'.repeat(30_000)}}}}`;
    for (const payload of [deep, list]) {
      const answer = await portal.app.inject({
        method: 'POST',
        url: '/api/restql/article/',
        headers: { 'content-type': 'application/json' },
        payload,
      });
      expect(answer.statusCode).toBe(400);
    }
  });
});
