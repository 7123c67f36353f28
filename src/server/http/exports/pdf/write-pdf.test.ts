import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import type { PrintedDocument } from '#shared/contracts/office/printed-document.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { writePdf } from './write-pdf.ts';

const document: PrintedDocument = {
  ...{ siteName: 'სალბუნი', subject: 'ანგარიში', title: 'კამპანია „Łódź“ №5, ₾', at: new Date() },
  facts: [{ name: 'ადგილი', value: 'გვერდის თავში' }],
  tables: [
    {
      ...{ title: 'დღეები', columns: ['დღე', 'ჩვენება'], total: ['სულ', '4950'] },
      rows: Array.from({ length: 100 }, (_, at) => [`${at + 1} ნოემბერი`, String(at)]),
      bars: [1, 2, 3],
    },
  ],
  notes: ['ჩვენებად ითვლება, რაც ჩანს.'],
};

it('writes every letter by the fonts in the file, and a table over pages with its header on each', async () => {
  const bytes = await buffer(await writePdf(document));
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const pages = readPdf(bytes);
  expect(pages.length).toBe(4);
  const [first = '', , , last = ''] = pages;
  expect(first).toContain('კამპანია „Łódź“ Nº5, ₾');
  expect(first).toContain('გვერდის თავში');
  for (const page of pages) expect(page).toContain('დღეჩვენება');
  expect(pages.join('')).toContain('100 ნოემბერი99');
  expect(last).toContain('სულ4950');
  expect(last).toContain('ჩვენებად ითვლება, რაც ჩანს.');
  expect(pages.join('')).not.toContain('\uFFFD');
});
