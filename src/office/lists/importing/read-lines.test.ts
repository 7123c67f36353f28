import { describe, expect, it } from 'vitest';
import { recordFields } from '#shared/collections/collection.ts';
import { recordCollections } from '#shared/collections/registry.ts';
import { cellValue, linesOfJson, linesOfTable, UnreadableFile } from './read-lines.ts';

const fields = [
  { name: 'title', label: 'დასახელება', kind: 'text', many: false },
  { name: 'price', label: 'ფასი', kind: 'money', many: false },
  { name: 'tags', label: 'ტეგები', kind: 'references', many: true },
  { name: 'verified_at', label: 'გადამოწმდა', kind: 'date', many: false },
];

describe('the lines of a file', () => {
  it('are JSON as the command reads it, each with its number', () => {
    expect(
      linesOfJson('\uFEFF{"title":"ა"}\n\n{"collection":"tag","id":7}\r\n[1]\n{x', 'clinic'),
    ).toMatchObject([
      { line: 1, collection: 'clinic', record: { title: 'ა' } },
      { line: 3, collection: 'tag', record: { id: 7 } },
      { line: 4, problem: expect.any(String) },
      { line: 5, problem: expect.any(String) },
    ]);
  });

  it('are the rows of a table, whose columns are fields by name or label', () => {
    const rows = [
      ['№', 'დასახელება', 'price', 'ტეგები', 'გადამოწმდა'],
      [7, "'=1+1", 12.5, '3; 4', new Date(Date.UTC(2026, 0, 31))],
      [null, 'ახალი', '', null, '1.2.2026'],
      ['', null, '', '', ''],
    ];
    expect(linesOfTable(rows, fields, 'services')).toEqual([
      {
        ...{ line: 2, collection: 'services' },
        record: { id: 7, title: '=1+1', price: '12.50', tags: [3, 4], verified_at: '2026-01-31' },
      },
      {
        ...{ line: 3, collection: 'services' },
        record: { title: 'ახალი', price: null, tags: null, verified_at: '2026-02-01' },
      },
    ]);
    expect(() => linesOfTable([['ფერი']], fields, 'services')).toThrow(UnreadableFile);
    expect(() =>
      linesOfTable(
        [
          ['title', 'დასახელება'],
          ['ა', 'ბ'],
        ],
        fields,
        'services',
      ),
    ).toThrow('დასახელება');
  });

  it('are refused where a row has more cells than there are columns: a separator stood in no quotes', () => {
    const rows = [
      ['title', 'price'],
      ['მე', ' შენ', '5'],
      ['ის', '6', '', null],
    ];
    expect(linesOfTable(rows, fields, 'services')).toEqual([
      { line: 2, collection: 'services', record: {}, problem: expect.stringContaining('ბრჭყალებში') },
      { line: 3, collection: 'services', record: { title: 'ის', price: '6' } },
    ]);
  });

  it('say moments of Tbilisi, words for yes and no, and what cannot be read as it stands', () => {
    const of = (kind: string, cell: unknown) => cellValue({ kind, many: false }, cell);
    expect(of('instant', new Date(Date.UTC(2026, 10, 27, 0, 30)))).toBe('2026-11-26T20:30:00.000Z');
    expect(of('instant', '27.11.2026 00:30')).toBe('2026-11-26T20:30:00.000Z');
    expect([of('boolean', 'დიახ'), of('boolean', 'არა'), of('boolean', 'ალბათ')]).toEqual([
      true,
      false,
      'ალბათ',
    ]);
    expect([of('integer', 'ბევრი'), of('json', '{"a":1}'), of('text', '+995 32')]).toEqual([
      'ბევრი',
      { a: 1 },
      '+995 32',
    ]);
  });

  it('tell the fields of every collection apart by their labels', () => {
    const doubled = recordCollections.flatMap((collection) => {
      const labels = Object.values(recordFields(collection)).map(({ label }) => label);
      return labels.flatMap((label, at) =>
        labels.indexOf(label) < at ? [`${collection.name}: ${label}`] : [],
      );
    });
    expect(doubled).toEqual([]);
  });
});
