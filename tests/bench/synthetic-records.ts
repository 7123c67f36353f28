import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import type { Line } from '#server/operator/transfer/record-lines.ts';
import { exportRecords } from '#server/records/read-records.repository.ts';
import { storagesInOrder } from '#server/records/record-storage.ts';

/** Synthetic records have ids from this number on, far above those of editors and imports. */
export const firstSyntheticId = 1_000_001;
const years = 5;

/** Suffixes that distinguish synthetic titles. */
const titleSuffixes = [
  'რას ამბობს ახალი კვლევა',
  'კითხვები და პასუხები',
  'რას გვირჩევენ ექიმები',
  'ხშირი შეცდომები',
  'მოკლე გზამკვლევი',
  'რა უნდა იცოდეს ოჯახმა',
  'მითები და ფაქტები',
  'პირველი ნაბიჯები',
  'როდის არის დრო, მივმართოთ ექიმს',
  'გამოცდილება და რჩევები',
  'ნიშნები, რომლებიც არ უნდა გამოგვრჩეს',
] as const;

export interface SyntheticAmounts {
  readonly articles: number;
  readonly clinics: number;
  readonly doctors: number;
}

/**
 * Generates a large data set as import lines from the demonstration records: the same texts with other titles, dates over five
 * years, categories and names. Deterministic.
 */
export async function listSyntheticRecords(db: Database, amounts: SyntheticAmounts): Promise<Line[]> {
  const [categories, articles, clinics, doctors] = await Promise.all(
    ['category', 'article', 'clinic', 'doctor'].map((name) => listSamples(db, name)),
  );
  const parents = new Set(categories?.map(({ parent }) => parent));
  const lower = (categories ?? []).filter(({ id }) => !parents.has(id)).map(({ id }) => id);
  const cities = [...new Set(clinics?.map(({ city }) => city))];
  return [
    ...numbers(amounts.articles).map((id) => articleLine(id, pick(articles, mixed(id, 1)), lower)),
    ...numbers(amounts.clinics).map((id) => ({
      ...pick(clinics, mixed(id, 1)),
      ...{ id, title: `${pick(clinics, mixed(id, 1)).title}, ფილიალი ${id - firstSyntheticId + 1}` },
      ...{ alias: `${pick(clinics, mixed(id, 1)).alias}-${id}`, city: pick(cities, mixed(id, 2)) },
    })),
    ...numbers(amounts.doctors).map((id) =>
      doctorLine(id, pick(doctors, mixed(id, 1)), pick(doctors, mixed(id, 2)), amounts.clinics),
    ),
  ];
}

/** Sets view counts with a long tail; views are not imported. */
export async function inventPopularity(db: Database): Promise<void> {
  await sql`
    update article_popularity set recent_views = 40000 / (20 + article_id % 20000), views = 12 * (40000 / (20 + article_id % 20000))
    where article_id >= ${firstSyntheticId} and views = 0`.execute(db);
}

async function listSamples(db: Database, name: string): Promise<Line[]> {
  const storage = storagesInOrder.find((one) => one.name === name);
  const lines = storage ? (await Array.fromAsync(exportRecords(db, storage))).flat() : [];
  return lines.filter(({ id }) => id < firstSyntheticId);
}

const numbers = (amount: number): number[] =>
  Array.from({ length: amount }, (_, at) => firstSyntheticId + at);

/** A pseudo-random number derived from the id (the finaliser of MurmurHash3). */
function mixed(id: number, salt: number): number {
  let hash = (id * 1_000_003 + salt) | 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

function pick<One>(all: readonly One[] | undefined, number: number): One {
  const found = all?.[number % (all.length || 1)];
  if (found === undefined) throw new Error('there is no demonstration record to go by');
  return found;
}

function articleLine(id: number, sample: Line, categories: readonly unknown[]): Line {
  const other = mixed(id, 4);
  const at = new Date(Date.UTC(2026, 10, 1) - (mixed(id, 3) % (years * 365 * 1440)) * 60_000).toISOString();
  const { views: _, video: __, ...rest } = sample;
  return {
    ...rest,
    id,
    alias: `${sample.alias}-${id}`,
    title: `${sample.title} – ${pick(titleSuffixes, mixed(id, 2))}, ნაწილი ${1 + (other % 60)}`,
    category: other % 3 === 0 ? pick(categories, mixed(id, 5)) : sample.category,
    ...{ published_at: at, updated_at: at, reviewed_at: at.slice(0, 10) },
  };
}

/** Combines the first name of one demonstration doctor with the family name of another. */
function doctorLine(id: number, sample: Line, other: Line, clinics: number): Line {
  const [first] = String(sample.title).split(' ');
  const clinic = (place: number) => firstSyntheticId + (Math.floor(mixed(id, 2) / (place + 1)) % clinics);
  const { clinics: _, ...rest } = sample;
  return {
    ...rest,
    id,
    alias: `${sample.alias}-${id}`,
    title: `${first} ${String(other.title).split(' ').at(-1)}`,
    languages: other.languages,
    experience_since: 1985 + (mixed(id, 2) % 38),
    ...(clinics > 0 ? { clinics: [...new Set([clinic(0), clinic(mixed(id, 3) % 2)])] } : {}),
  };
}
