import { readXlsx } from 'hucre/xlsx';
import { expect, it } from 'vitest';
import type { ExportLine, ExportTable } from '#shared/contracts/office/export-table.ts';
import { writeXlsx } from './xlsx.ts';

const table: ExportTable = {
  name: 'orders',
  title: 'გადახდები [2026]: ყველა',
  columns: [
    { name: 'id', heading: '№', kind: 'number' },
    { name: 'at', heading: 'დრო', kind: 'instant' },
    { name: 'day', heading: 'დღე', kind: 'day' },
    { name: 'amount', heading: 'თანხა', kind: 'money' },
    { name: 'state', heading: 'სტატუსი', words: { paid: 'გადახდილია' } },
    { name: 'reason', heading: 'მიზეზი' },
    { name: 'tags', heading: 'ტეგები', kind: 'list' },
  ],
};

async function* inParts(...parts: ExportLine[][]): AsyncGenerator<ExportLine[]> {
  yield* parts;
}

it('a spreadsheet has numbers, dates of Tbilisi and words, and no formula of anybody', async () => {
  const lines = [
    {
      ...{ id: 7, at: '2026-11-26T20:30:00.000Z', day: '2026-11-27', amount: '-1250.50', state: 'paid' },
      ...{ reason: '=HYPERLINK("http://a")', tags: [3, 7] },
    },
    { id: 8, at: null, amount: 'ბევრი', state: 'new', reason: 'ა'.repeat(40_000), tags: [] },
  ];
  const file = await writeXlsx(table, inParts(lines.slice(0, 1), lines.slice(1)));
  const { sheets } = await readXlsx(new Uint8Array(Buffer.concat(await Array.fromAsync(file))), {
    readStyles: true,
  });
  const [sheet] = sheets;
  expect(sheet?.name).toBe('გადახდები  2026   ყველა');
  const [headings, first, second] = sheet?.rows ?? [];
  expect(headings).toEqual(['№', 'დრო', 'დღე', 'თანხა', 'სტატუსი', 'მიზეზი', 'ტეგები']);
  expect(first?.slice(0, 1)).toEqual([7]);
  expect(first?.slice(1, 3).map((cell) => (cell as Date).toISOString().slice(0, 16))).toEqual([
    '2026-11-27T00:30',
    '2026-11-27T00:00',
  ]);
  expect(first?.slice(3)).toEqual([-1250.5, 'გადახდილია', '=HYPERLINK("http://a")', '3; 7']);
  expect(sheet?.cells && [...sheet.cells.values()].some(({ formula }) => formula)).not.toBe(true);
  expect(second?.[1] ?? null).toBeNull();
  expect([second?.[3], second?.[4], String(second?.[5]).length]).toEqual(['ბევრი', 'new', 32_767]);
});
