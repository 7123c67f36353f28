import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import type { Part, Plan } from './plan.ts';

type Line = Record<string, unknown>;
const batchSize = 500;

/** What people asked for themselves alone is nobody else's to carry away. */
const mayLeave: Readonly<Record<string, RawBuilder<unknown>>> = {
  question: sql`(t.account_id is null or t.is_public)`,
  questionblock: sql`t.is_shown and exists (select from question q
    where q.id = t.question_id and (q.account_id is null or q.is_public))`,
};

/** Every record of a collection in the form import reads, by id, a batch at a time. What is empty is left out. */
export async function* exportRecords(db: Database, plan: Plan): AsyncGenerator<Line[]> {
  const columns = [...plan.parts].flatMap(([name, part]) => {
    const value = columnValue(plan, part);
    return value && name !== 'id' ? [sql`${value} as ${sql.id(name)}`] : [];
  });
  for (let after = 0; ; ) {
    const { rows } = await sql<
      Line & { id: number }
    >`select t.id, ${sql.join(columns)} from ${sql.table(plan.table)} t
      where t.id > ${after} and ${mayLeave[plan.table] ?? sql`true`} order by t.id limit ${batchSize}`.execute(
      db,
    );
    if (rows.length > 0) yield rows.map((row) => withoutEmpty({ collection: plan.name, ...row }));
    const last = rows.at(-1);
    if (!last || rows.length < batchSize) return;
    after = last.id;
  }
}

function columnValue(plan: Plan, part: Part): RawBuilder<unknown> | undefined {
  const own = (name: string) => sql.ref(`t.${name}`);
  switch (part.kind) {
    case 'derived':
      return undefined;
    case 'html':
      return own(`${part.column}_html`);
    case 'money':
      return sql`(${own(part.column)} / 100) || '.' || lpad((${own(part.column)} % 100)::text, 2, '0')`;
    case 'ids':
      return sql`array(select c.id from unnest(${own(part.column)}) with ordinality c (id, place)
        where exists (select from ${sql.table(part.to)} o where o.id = c.id) order by c.place)`;
    case 'side':
      return sql`(select ${sql.ref(`s.${part.column}`)} from ${sql.table(part.table)} s where ${sql.ref(`s.${plan.table}_id`)} = t.id)`;
    case 'links':
      if (part.link.isGuest) return undefined;
      return sql`(select json_agg(${sql.ref(`l.${part.link.other}`)} order by l.position, ${sql.ref(`l.${part.link.other}`)})
        from ${sql.table(part.link.table)} l where ${sql.ref(`l.${part.link.owner}`)} = t.id)`;
    case 'value':
      if (part.type === 'instant')
        return sql`to_char(${own(part.column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
      return part.type === 'date' ? sql`to_char(${own(part.column)}, 'YYYY-MM-DD')` : own(part.column);
    default:
      return own(part.column);
  }
}

function withoutEmpty(line: Line): Line {
  const isEmpty = (value: unknown) =>
    value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(line).filter(([, value]) => !isEmpty(value)));
}
