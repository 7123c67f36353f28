import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMemoryFiles } from '#server/adapters/files/memory.ts';
import { type Environment, readConfig } from '#server/config.ts';
import type { OpenedDatabase } from '#server/database/connect.ts';
import { createMediaService, type MediaService } from '#server/features/media/media.service.ts';
import { paymentsCommand } from '#server/operator/commands/payments.ts';
import { seedCommand, seedDemo, seedStarter } from '#server/operator/commands/seed.ts';
import { demoAccountsFile, openDemoAccounts } from '#server/operator/demo/demo-accounts.ts';
import { refuseDemoDatabase } from '#server/operator/public-site.ts';
import { openTestDatabase } from '#tests/support/database.ts';

const directory = mkdtempSync(join(tmpdir(), 'salbuni-demo-'));
const read = (environment: Environment = {}) => readConfig({ DATA_DIR: directory, ...environment });
const site = { SITE_URL: 'https://portal.example' };
const said: string[] = [];
const say = (line: string): void => void said.push(line);
let database: OpenedDatabase;

/** A fake: real pictures take half a minute. */
function createFakeMedia(): MediaService {
  const files = createMemoryFiles();
  return {
    ...createMediaService({ files }),
    saveDrawing: async ({ path }) => {
      await files.write(path, Buffer.from('drawn'));
    },
  };
}
const media = createFakeMedia();
const count = async (table: string): Promise<number> =>
  (await sql<{ rows: number }>`select count(*)::int as rows from ${sql.table(table)}`.execute(database.db))
    .rows[0]?.rows ?? 0;
async function removeDemo(): Promise<string[]> {
  const task = seedCommand.read(['--remove-demo'], '.');
  if (typeof task === 'string') throw new Error(task);
  const lines: string[] = [];
  await task({ config: read(), db: database.db, print: (line) => lines.push(line), warn: () => {} });
  return lines;
}

beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(async () => {
  await database.close();
  rmSync(directory, { recursive: true });
});

describe('starter content', () => {
  it('has what a portal requires, without people and articles', async () => {
    await seedStarter({ db: database.db, media, say });
    for (const table of [
      'staticpage',
      'menu',
      'category',
      'profession',
      'medicine_branch',
      'category_profession',
      'service',
      'articleblock',
      'calculation',
    ])
      expect(await count(table), table).toBeGreaterThan(0);
    expect(await count('staticpage')).toBe(10);
    for (const table of [
      'article',
      'author',
      'doctor',
      'clinic',
      'consultant',
      'question',
      'comment',
      'advertisement',
      'collector',
    ])
      expect(await count(table), table).toBe(0);
    const { rows } = await sql`select id from staticpage where body_html like '%სადემონსტრაციო%'`.execute(
      database.db,
    );
    expect(rows).toEqual([]);
  });
});

describe('the demonstration', () => {
  it('has an account for each role, with credentials printed once and stored for the owner only', async () => {
    await seedDemo({ db: database.db, media, say });
    said.length = 0;
    await openDemoAccounts({ config: read(site), db: database.db, say });
    expect([said, await count('account')]).toEqual([[], 0]);
    await openDemoAccounts({ config: read(), db: database.db, say });
    expect(said.filter((line) => line.startsWith('demo '))).toHaveLength(7);
    expect(said.join('\n')).toMatch(
      /^demo editor: editor@demo\.example password \S+\nsecond factor: otpauth:\/\/\S+$/m,
    );
    expect(statSync(join(directory, demoAccountsFile)).mode & 0o777).toBe(0o600);
    said.length = 0;
    await openDemoAccounts({ config: read(), db: database.db, say });
    expect(said).toEqual([]);
    expect(readFileSync(join(directory, demoAccountsFile), 'utf8')).toContain('editor@demo.example');
  }, 60_000);

  it('prevents a public site from starting, with reason and remedy in one line', async () => {
    const start = (environment: Environment) =>
      refuseDemoDatabase({ config: read(environment), db: database.db });
    await start({});
    await expect(start(site)).rejects.toThrow(
      /^The database holds accounts of the demonstration; [^\n]*npm run seed -- --remove-demo$/,
    );
    await expect(start({ NODE_ENV: 'production' })).rejects.toThrow('--remove-demo');
  });

  it('has something to show at every desk, and books that add up', async () => {
    for (const table of [
      'application',
      'missed_search',
      'outgoing_link',
      'advertisement_place_count',
      'ledger_entry',
    ])
      expect(await count(table), table).toBeGreaterThan(0);
    const states = async (query: string) =>
      (await database.pool.query<{ state: string }>(query)).rows.map(({ state }) => state);
    expect(await states('select status as state from application order by id')).toEqual([
      'waiting',
      'waiting',
      'contacted',
    ]);
    expect(await states(`select state from payment_order order by id`)).toEqual(['paid', 'redirected']);
    expect(
      await states(
        'select status as state from question where account_id is not null and published_at is null order by id',
      ),
    ).toEqual(['answered', 'answered', 'open']);
    expect(await count('comment')).toBeGreaterThan(20);
    const due = `select title as state from article where next_review_at < '2026-12-31' order by next_review_at`;
    expect((await states(due)).length).toBe(3);
    const said: string[] = [];
    const audit = paymentsCommand.read(['audit'], '.');
    if (typeof audit === 'string') throw new Error(audit);
    expect(
      await audit({
        config: read(),
        db: database.db,
        print: (line) => said.push(line),
        warn: (line) => said.push(line),
      }),
    ).toBe(0);
  });

  it('cannot be removed while one of its accounts has money that somebody gave it', async () => {
    const give = (key: string, amount: number) =>
      database.db.transaction().execute(async (tx) => {
        await sql`insert into ledger_transaction (kind, key, fingerprint, created_at) values ('t', ${key}, '', now())`.execute(
          tx,
        );
        await sql`insert into ledger_entry select t.id, a.id,
            case when a.is_wallet then ${amount}::bigint else -${amount}::bigint end
          from ledger_transaction t, ledger_account a left join account o on o.id = a.owner_id
          where t.key = ${key} and (o.email = 'user@demo.example' or a.name = 'adjustments')`.execute(tx);
      });
    await sql`insert into ledger_account (name, owner_id, is_wallet) select concat('wallet:', id), id, true from account where email = 'user@demo.example'`.execute(
      database.db,
    );
    await give('t', 5);
    const postings = await count('ledger_transaction');
    await expect(removeDemo()).rejects.toThrow(
      /^user@demo\.example has money .* --amount=-0\.05 --reason TEXT$/,
    );
    expect(await count('account')).toBe(8);
    // Nothing was posted back either: it is refused as a whole.
    expect(await count('ledger_transaction')).toBe(postings);
    await give('u', -5);
  });

  it('is removed with its accounts; starter content and edited records remain', async () => {
    const edited = 101;
    await sql`insert into change_log (action, collection, record_id) values ('save', 'article', ${edited})`.execute(
      database.db,
    );
    const own = await database.db
      .insertInto('tag')
      .values({ alias: 'sakuthari', title: 'საკუთარი' })
      .returning('id')
      .executeTakeFirstOrThrow();
    // A link that its advertiser reads the report by is no editing.
    await sql`insert into change_log (action, collection, record_id)
      select 'share', 'advertisement', min(id) from advertisement`.execute(database.db);
    // A page that its owner has edited is left as it is.
    const own_page = 2;
    await sql`insert into change_log (action, collection, record_id) values ('save', 'staticpage', ${own_page})`.execute(
      database.db,
    );
    await sql`insert into office_record (collection, record_id, title, was_published) values ('article', 102, 'x', true)`.execute(
      database.db,
    );
    await sql`insert into media (path, kind, name) values ('own.webp', 'image', 'z')`.execute(database.db);
    // Somebody tried out asking as the demonstration's reader: the question was answered and its money is spent.
    await sql`with asker as (select id from account where email = 'user@demo.example'),
      asked as (insert into question (account_id, slug, title, status, answered_at)
        select id, 'vcade', 'ვცადე', 'answered', now() from asker returning id),
      spent as (insert into operation (account_id, kind, method, amount, paid, balance_after, status, created_at)
        select id, 'question', 'balance', 0, 0, 0, 'done', now() from asker returning id)
      insert into ledger_hold (question_id, account_id, operation_id, method, amount, state, created_at, ended_at)
        select asked.id, asker.id, spent.id, 'balance', 1250, 'captured', now(), now() from asker, asked, spent`.execute(
      database.db,
    );
    // A database that came out of `pg_dump` has its constraints, and with them what they fire, in the order of their names.
    await sql
      .raw(`do $$ declare one record; begin
      for one in select conrelid::regclass as place, conname, pg_get_constraintdef(oid) as rule from pg_constraint
          where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0
          order by conrelid::regclass::text, conname loop
        execute format('alter table %s drop constraint %I', one.place, one.conname);
        execute format('alter table %s add constraint %I %s', one.place, one.conname, one.rule);
      end loop; end $$`)
      .execute(database.db);
    const lines = await removeDemo();
    expect(lines).toContain('removed editor@demo.example');
    expect([await count('account'), existsSync(join(directory, demoAccountsFile))]).toEqual([0, false]);
    const articles = await database.db.selectFrom('article').select('id').execute();
    expect(articles).toEqual([{ id: edited }]);
    for (const table of [
      'doctor',
      'clinic',
      'consultant',
      'question',
      'term',
      'journal',
      'comment',
      'advertisement',
      'collector',
      'special_project',
    ])
      expect(await count(table), table).toBe(0);
    expect([await count('staticpage'), await count('category')]).toEqual([10, 29]);
    const { rows: noted } =
      await sql`select id from staticpage where body_html like '%სადემონსტრაციო%'`.execute(database.db);
    expect(noted).toEqual([{ id: own_page }]);
    expect((await database.db.selectFrom('tag').select('id').execute()).map(({ id }) => id)).toContain(
      own.id,
    );
    expect(await count('office_record')).toBe(0);
    for (const table of ['application', 'missed_search', 'missed_search_reader', 'outgoing_link', 'demo_row'])
      expect(await count(table), table).toBe(0);
    // The picture of the edited article is in use, another is the owner's; topics and authors that stay keep theirs.
    const { rows: pictures } = await sql<{ path: string }>`
      select path from media where path !~ '^drawn/(authors|categories)/' order by path`.execute(database.db);
    expect(pictures.map(({ path }) => path)).toEqual(['drawn/articles/101/wide.webp', 'own.webp']);
    // The author of the edited article is still referenced, so it remains.
    expect(await count('author')).toBeGreaterThan(0);
    const { rows } = await sql<{
      lines: number;
    }>`select count(*)::int as lines from change_log where action = 'remove'`.execute(database.db);
    expect(rows[0]?.lines).toBeGreaterThan(400);
    // Its reader's payments were posted back, and nothing else is needed.
    await refuseDemoDatabase({ config: read(site), db: database.db });
    const { rows: balances } = await sql<{ sum: string }>`
      select coalesce(sum(abs(balance)), 0) as sum from ledger_account where is_wallet`.execute(database.db);
    expect(Number(balances[0]?.sum)).toBe(0);
    const order = { code: 'c', provider: 'cartu', operation: 'topup', amount: 100 } as const;
    const moments = { expires_at: new Date(), created_at: new Date(), bank_key: crypto.randomUUID() };
    await database.db
      .insertInto('payment_order')
      .values({ ...order, ...moments, state: 'paid', is_sandbox: true })
      .execute();
    await expect(refuseDemoDatabase({ config: read(site), db: database.db })).rejects.toThrow(
      /^The database holds money of the sandbox[^\n]*npm run payments -- --void-sandbox$/,
    );
    await database.db.deleteFrom('payment_order').where('code', '=', 'c').execute();
    expect((await removeDemo())[0]).toBe('removed 0 records of the demonstration');
  }, 60_000);
});
