import { z } from 'zod';
import { todayAt } from '#shared/accounts/fields.ts';

/** Schemas that several answers share (CONTRACT.md sections 3 and 4). */

/** Money in GEL with two decimals: „12.50“, „-5.00“. */
export const gel = z.string().regex(/^-?\d+\.\d{2}$/);

/** A moment in ISO 8601, UTC. A `Date` of the database becomes one. */
export const instant = z.preprocess(
  (value: Date | string) => (value instanceof Date ? value.toISOString() : value),
  z.iso.datetime({ offset: true }),
);

/** A day, `YYYY-MM-DD`. */
export const day = z.iso.date();
/** A day that a caller names, or a moment of it: the day in Tbilisi counts. */
export const givenDay = day.or(
  z.iso.datetime({ offset: true }).transform((moment) => todayAt(Date.parse(moment))),
);

/** A message for the person who called. */
export const message = z.object({ msg: z.string() });
export type Message = z.infer<typeof message>;

/** An empty answer: the call succeeded. */
export const nothing = z.object({});

/** The largest number that a record, an account or a version can have: columns are PostgreSQL's `integer`. */
export const largestId = 2_147_483_647;

/** The id of a record in a path. Anything else is answered with 404 and this code. */
export const idInPath = (code = 'not_found') =>
  z
    .string()
    .regex(/^\d{1,10}$/, { error: code })
    .transform(Number)
    .pipe(z.int({ error: code }).min(1, { error: code }).max(largestId, { error: code }));
