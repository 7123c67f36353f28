import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

export type CalculatorUseRepository = ReturnType<typeof createCalculatorUseRepository>;

export function createCalculatorUseRepository(db: Database) {
  /** Adds counts of a day, by the calculator's alias. */
  async function addUses(day: string, uses: ReadonlyMap<string, number>): Promise<void> {
    await sql`insert into calculator_use as c (calculator, day, count)
      select given.calculator, ${day}::date, given.count
      from unnest(${[...uses.keys()]}::text[], ${[...uses.values()]}::integer[]) as given (calculator, count)
      order by given.calculator
      on conflict (day, calculator) do update set count = c.count + excluded.count`.execute(db);
  }

  return { addUses };
}
