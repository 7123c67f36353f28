import type { Insertable } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import type { Tables } from '#server/database/tables/tables.ts';

type New<Table extends keyof Tables> = Partial<Insertable<Tables[Table]>>;
type Ids = readonly number[];

let counter = 0;
const next = () => ++counter;
const published = { status: 'published' as const };

/** Creates rows of directories with valid defaults. Each function returns the row's id; relations are lists of ids in order. */
export function createDirectoryFactory(db: Database) {
  async function section(values: New<'encyclopedia_section'> = {}): Promise<number> {
    const n = next();
    const row = { alias: `ganyofileba-${n}`, title: `განყოფილება ${n}`, position: n, ...values };
    return (await db.insertInto('encyclopedia_section').values(row).returning('id').executeTakeFirstOrThrow())
      .id;
  }

  async function term({ related = [], ...values }: New<'term'> & { related?: Ids } = {}): Promise<number> {
    const n = next();
    const row = { alias: `termini-${n}`, title: `ტერმინი ${n}`, ...published, ...values };
    const { id } = await db.insertInto('term').values(row).returning('id').executeTakeFirstOrThrow();
    for (const [position, related_id] of related.entries())
      await db.insertInto('term_related').values({ term_id: id, related_id, position }).execute();
    return id;
  }

  async function branch(values: New<'medicine_branch'> = {}): Promise<number> {
    const row = { name: `დარგი ${next()}`, ...values };
    return (await db.insertInto('medicine_branch').values(row).returning('id').executeTakeFirstOrThrow()).id;
  }

  async function clinic({
    branches = [],
    ...values
  }: New<'clinic'> & { branches?: Ids } = {}): Promise<number> {
    const n = next();
    const row = { alias: `klinika-${n}`, title: `კლინიკა ${n}`, city: 'თბილისი', ...published, ...values };
    const { id } = await db.insertInto('clinic').values(row).returning('id').executeTakeFirstOrThrow();
    for (const [position, medicine_branch_id] of branches.entries())
      await db.insertInto('clinic_branch').values({ clinic_id: id, medicine_branch_id, position }).execute();
    return id;
  }

  async function profession(values: New<'profession'> = {}): Promise<number> {
    const n = next();
    const row = { alias: `profesia-${n}`, title: `პროფესია ${n}`, ...values };
    return (await db.insertInto('profession').values(row).returning('id').executeTakeFirstOrThrow()).id;
  }

  async function doctor({
    professions = [],
    clinics = [],
    ...values
  }: New<'doctor'> & { professions?: Ids; clinics?: Ids } = {}): Promise<number> {
    const n = next();
    const row = { alias: `eqimi-${n}`, title: `ექიმი ${n}`, ...published, ...values };
    const { id } = await db.insertInto('doctor').values(row).returning('id').executeTakeFirstOrThrow();
    for (const [position, profession_id] of professions.entries())
      await db.insertInto('doctor_profession').values({ doctor_id: id, profession_id, position }).execute();
    for (const [position, clinic_id] of clinics.entries())
      await db.insertInto('doctor_clinic').values({ doctor_id: id, clinic_id, position }).execute();
    return id;
  }

  async function consultant({
    professions = [],
    ...values
  }: New<'consultant'> & { professions?: Ids } = {}): Promise<number> {
    const n = next();
    const row = { alias: `konsultanti-${n}`, title: `კონსულტანტი ${n}`, ...published, ...values };
    const { id } = await db.insertInto('consultant').values(row).returning('id').executeTakeFirstOrThrow();
    for (const [position, profession_id] of professions.entries())
      await db
        .insertInto('consultant_profession')
        .values({ consultant_id: id, profession_id, position })
        .execute();
    return id;
  }

  /** Creates an answered public question. */
  async function question({ tags = [], ...values }: New<'question'> & { tags?: Ids } = {}): Promise<number> {
    const n = next();
    const row = {
      slug: `kithkhva-${n}`,
      title: `კითხვა ${n}`,
      asked_at: new Date(Date.UTC(2026, 0, 1, 0, n)),
      answered_at: new Date(Date.UTC(2026, 0, 2, 0, n)),
      published_at: new Date(Date.UTC(2026, 0, 3, 0, n)),
      is_private: false,
      status: 'answered' as const,
      ...values,
    };
    const { id } = await db.insertInto('question').values(row).returning('id').executeTakeFirstOrThrow();
    for (const [position, tag_id] of tags.entries())
      await db.insertInto('question_tag').values({ question_id: id, tag_id, position }).execute();
    return id;
  }

  async function questionblock(values: New<'questionblock'> & { question_id: number }): Promise<number> {
    const row = { kind: 'followup' as const, author_title: 'მკითხველი', ...values };
    return (await db.insertInto('questionblock').values(row).returning('id').executeTakeFirstOrThrow()).id;
  }

  async function comment(values: New<'comment'> & { article_id: number }): Promise<number> {
    const row = { author_name: 'ნანა', is_approved: true, ...values };
    return (await db.insertInto('comment').values(row).returning('id').executeTakeFirstOrThrow()).id;
  }

  async function journal({
    articles = [],
    ...values
  }: New<'journal'> & { articles?: Ids } = {}): Promise<number> {
    const n = next();
    const row = { alias: `zhurnali-${n}`, title: `ჟურნალი ${n}`, number: n, ...published, ...values };
    const { id } = await db.insertInto('journal').values(row).returning('id').executeTakeFirstOrThrow();
    for (const [position, article_id] of articles.entries())
      await db.insertInto('journal_article').values({ journal_id: id, article_id, position }).execute();
    return id;
  }

  return {
    section,
    term,
    branch,
    clinic,
    profession,
    doctor,
    consultant,
    question,
    questionblock,
    comment,
    journal,
  };
}
