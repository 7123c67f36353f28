import { Client } from 'pg';
import { percentile, type Row } from './row.ts';

export interface Timings {
  readonly [page: string]: readonly number[];
}

const samples = 150;
/** The allowed slowdown of a list with a hundred times the articles and ten times the clinics and doctors. */
const maxGrowth = 3;

const listAddresses = {
  clinics: ['/clinics.html', '/clinics.html?city=ბათუმი', '/clinics.html?branch=1', '/clinics.html?page=7'],
  doctors: [
    '/doctors.html',
    '/doctors.html?category=1',
    '/doctors.html?city=ბათუმი&language=ინგლისური',
    '/doctors.html?sort=experience',
  ],
};

/** Durations in ms of uncached pages, one after another: everything is announced as changed before each. */
export async function timeUncachedPages(base: string, databaseUrl: string): Promise<Timings> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const articles = (
    await client.query<{ id: number; alias: string; path: string }>(
      'select a.id, a.alias, c.path from article a join category c on c.id = a.category_id where a.status = $1 order by random() limit $2',
      ['published', samples],
    )
  ).rows;
  const categories = (
    await client.query<{ id: number; alias: string }>('select id, alias from category order by id')
  ).rows;
  const words = [
    'წნევა',
    'თავის ტკივილი',
    'dzili',
    'ორსულობისას',
    'ქოლესტერინი',
    'ვაქცინაცია',
    'asthma',
    'კანის',
  ];
  const pages: Record<string, (at: number) => string> = {
    home: () => '/',
    category: (at) =>
      `/category/${categories[at % categories.length]?.id}-${categories[at % categories.length]?.alias}.html`,
    article: (at) =>
      `/${articles[at % articles.length]?.path}/${articles[at % articles.length]?.id}-${articles[at % articles.length]?.alias}.html`,
    clinics: (at) => listAddresses.clinics[at % listAddresses.clinics.length] ?? '',
    doctors: (at) => listAddresses.doctors[at % listAddresses.doctors.length] ?? '',
    search: (at) => `/search?q=${encodeURIComponent(words[at % words.length] ?? '')}`,
  };
  const timings: Record<string, number[]> = {};
  for (const [name, address] of Object.entries(pages)) {
    if ((await fetch(base + address(0))).status !== 200) continue;
    const times = [];
    for (let at = 0; at < samples; at++) {
      await client.query(
        "select pg_notify('salbuni_changed', noun || ':all') from unnest(array['article','category','author','tag','menu','articleblock','staticpage','clinic','doctor','medicine_branch','profession']) noun",
      );
      await new Promise((done) => setTimeout(done, 5));
      const began = performance.now();
      await (await fetch(base + address(at))).arrayBuffer();
      times.push(performance.now() - began);
    }
    timings[name] = times.slice(20);
  }
  await client.end();
  return timings;
}

/** Row 6: the slowdown of pages in a large portal. */
export function growthRows(small: Timings, large: Timings): Row[] {
  return Object.keys(large).map((name) => {
    const of = (timings: Timings, share: number) => percentile(timings[name] ?? [], share);
    const shown = (timings: Timings) => `${of(timings, 0.5).toFixed(1)} / ${of(timings, 0.99).toFixed(1)} ms`;
    const growth = (share: number) => of(large, share) / of(small, share);
    return {
      number: 6,
      what: `${name} uncached, p50 / p99`,
      measured: `${shown(large)}; small: ${shown(small)}; growth ${growth(0.5).toFixed(2)} / ${growth(0.99).toFixed(2)}`,
      target: `p99 < ${maxGrowth} ×`,
      meets: growth(0.99) < maxGrowth,
    };
  });
}
