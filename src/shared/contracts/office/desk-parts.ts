import { z } from 'zod';
import type { Desk } from '#shared/access/desk-rights.ts';
import { day } from '../answer-fields.ts';

/** Parts of the contracts of desks (OFFICE.md, „Desks“). */

/** What every call of a desk has. Its right is asked for by desk and act before the body is read. */
export const deskCall = <const Act extends string, const Codes extends readonly string[] = readonly []>(
  name: Desk,
  act: Act,
  codes?: Codes,
) =>
  ({
    method: 'POST',
    right: 'staff',
    body: 'json',
    rate: '20 calls of the office a second by one account',
    desk: { name, act },
    codes: ['no_right', ...(codes ?? [])],
  }) as const;

/** What a desk's list is asked; the days are of Tbilisi, both included. */
export const deskQuery = <const States extends readonly string[]>(states: States) =>
  z.object({
    search: z.string().max(200).default(''),
    state: z.enum(states).optional(),
    from: day.optional(),
    to: day.optional(),
    page: z.int().min(1).max(1_000_000).default(1),
    limit: z.int().min(1).max(100).default(50),
  });

/** A page of a desk's rows, and how many there are in each state. */
export const deskPage = <Row extends z.ZodType, const States extends readonly string[]>(
  row: Row,
  states: States,
) =>
  z.object({
    rows: z.array(row),
    total: z.int(),
    counts: z.object(
      Object.fromEntries(states.map((state) => [state, z.int()])) as Record<States[number], z.ZodInt>,
    ),
  });

/** A table for programs (CSV) or for people (XLSX). */
export const tableFormat = z.enum(['csv', 'xlsx']);
export type TableFormat = z.output<typeof tableFormat>;

/** An answer, or the same as a table. */
export const exportFormat = z.enum(['json', 'csv', 'xlsx']);
export type ExportFormat = z.output<typeof exportFormat>;
