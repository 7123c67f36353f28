import { expect, it } from 'vitest';
import { writeCsv } from './operations.ts';

it('writes CSV with numbers as numbers and without formulas', () => {
  const file = writeCsv([
    {
      id: 1,
      kind: 'question',
      method: 'balance',
      title: '=1+1 "ასე"',
      amount: '-12.50',
      paid: '12.50',
      balance_after: '7.50',
      status: 'held',
      created_at: '2026-11-21T09:00:00.000Z',
    },
  ]);
  const [head = '', row = '', end] = file.split('\r\n');
  expect(head.startsWith('\uFEFF"თარიღი"')).toBe(true);
  expect(row).toBe(
    `"21 ნოემბერი, 2026, 13:00","კითხვა","'=1+1 ""ასე""","ბალანსი","-12.50","12.50","7.50","დარეზერვებულია"`,
  );
  expect(end).toBe('');
});
