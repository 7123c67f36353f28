import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDiskFiles } from '#server/adapters/files/disk.ts';
import { createFakeMailer } from '#server/adapters/mail/fake.ts';
import { readConfig } from '#server/config.ts';
import { type Database, type OpenedDatabase, openDatabase } from '#server/database/connect.ts';
import { inMemory } from '#server/database/embedded.ts';
import { readMigrations } from '#server/database/migrate.ts';
import { wireLedger } from '#server/features/ledger/ledger.wiring.ts';
import { wireEnqueueMail, wireMailDelivery } from '#server/features/mail/mail.wiring.ts';
import { tetri } from '#shared/money/tetri.ts';
import { openTestDatabase, serverUrl } from '#tests/support/database.ts';
import { createContentFactory } from '#tests/support/factories/content.ts';
import { createDirectoryFactory } from '#tests/support/factories/directories.ts';
import { makeBackup } from './make-backup.ts';
import type { Manifest } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';

const folder = mkdtempSync(join(tmpdir(), 'salbuni-backup-'));
const at = (...names: string[]) => join(folder, ...names);
/** A text with every character that JSON lines may mishandle. */
const title = 'სტატია "\\ \n\r\t \u2028 \u2029 🫀';
let source: OpenedDatabase;
let target: OpenedDatabase;

/** Fills a portal with an article, an account with money and a session, a skipped identity value, and a picture. */
async function fillPortal(db: Database): Promise<void> {
  const make = createContentFactory(db);
  await make.article({ id: 900, title, tags: [await make.tag()] });
  await make.category({ parent_id: await make.category({ id: 700 }), id: 500 });
  await db
    .deleteFrom('article')
    .where('id', '=', await make.article())
    .execute();
  const { id } = await db
    .insertInto('account')
    .values({ email: 'a@example.ge', roles: ['editor'] })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('account_session')
    .values({
      ...{ id: crypto.randomUUID(), account_id: id, token_hash: Buffer.from([0, 255, 92, 10]) },
      ...{ created_at: new Date(), used_at: new Date(), expires_at: new Date() },
    })
    .execute();
  // A file of a question is long, and bytes alone.
  const file = Buffer.from(Array.from({ length: 300_000 }, (_, at) => (at * 7) % 256));
  await db
    .insertInto('question_attachment')
    .values({
      ...{
        question_id: await createDirectoryFactory(db).question(),
        number: 1,
        account_id: id,
        kind: 'pdf',
        size: file.length,
      },
      ...{ name: file.subarray(0, 40), content: file, sealed_by: 'key', created_at: new Date() },
    })
    .execute();
  const entries = [
    { account: `wallet:${id}` as const, amount: tetri(2_500) },
    { account: 'clearing:bog' as const, amount: tetri(-2_500) },
  ];
  await db.transaction().execute(async (tx) => {
    await wireLedger({ now: Date.now }).ledger.post(tx, { kind: 'topup', key: 'k', entries });
    await wireEnqueueMail({ now: Date.now })(tx, { kind: 'reset', to: { account: id } });
  });
}

beforeAll(async () => {
  source = await openTestDatabase();
  await fillPortal(source.db);
  mkdirSync(at('media/covers'), { recursive: true });
  writeFileSync(at('media/covers/1.webp'), 'picture');
  writeFileSync(at('media/covers/.half.tmp'), 'half');
  await makeBackup({ db: source.db, files: createDiskFiles(at('media')), directory: at('backup') });
  // Not migrated yet, and embedded whatever the source is.
  target = await openDatabase({ directory: inMemory });
});
afterAll(async () => {
  await source.close();
  await target.close();
  rmSync(folder, { recursive: true });
});

/** Copies the backup and changes the copy. */
async function spoiled(name: string, spoil: (directory: string) => void): Promise<string> {
  await cp(at('backup'), at(name), { recursive: true });
  spoil(at(name));
  return at(name);
}
const editManifest = (directory: string, change: (manifest: Manifest) => object) => {
  const path = join(directory, 'backup.json');
  writeFileSync(path, JSON.stringify(change(JSON.parse(readFileSync(path, 'utf8')))));
};
const into = (db: Database, directory: string, filled: 'keep' | 'replace' = 'keep') =>
  restoreBackup({ db, files: createDiskFiles(at('restored')), directory, filled });

describe('a backup', () => {
  it('is restored into an empty database of the other kind, byte for byte', async () => {
    // A migration that changed no columns: the backup also fits without it.
    const withoutOne = ({ migrations }: Manifest) => migrations.filter((name) => !name.startsWith('0017-'));
    const older = await spoiled('older', (directory) =>
      editManifest(directory, (manifest) => ({ ...manifest, migrations: withoutOne(manifest) })),
    );
    await into(target.db, older);
    await makeBackup({ db: target.db, files: createDiskFiles(at('restored')), directory: at('again') });
    for (const table of readdirSync(at('backup/tables')))
      expect(readFileSync(at('again/tables', table), 'utf8')).toBe(
        readFileSync(at('backup/tables', table), 'utf8'),
      );
    expect(readFileSync(at('backup/tables/article.jsonl'), 'utf8')).toContain('\u2028');
    expect(readFileSync(at('again/media/covers/1.webp'), 'utf8')).toBe('picture');
    expect(readdirSync(at('again/media/covers'))).toEqual(['1.webp']);
    const { rows } = await sql<{ name: string }>`select name from migration order by name`.execute(target.db);
    expect(rows.map(({ name }) => name)).toEqual(readMigrations().map(({ name }) => name));
  }, 60_000);

  it('contains waiting mails without their jobs, which are sent again after the restore', async () => {
    const waiting = await target.db.selectFrom('mail').select(['id', 'kind', 'recipient']).execute();
    expect(waiting).toEqual([{ id: expect.any(Number), kind: 'reset', recipient: 'a@example.ge' }]);
    const jobs = sql`select data from pgboss.job where name = 'mail' and state = 'created'`;
    expect((await jobs.execute(target.db)).rows).toEqual([]);
    const { resume } = wireMailDelivery({
      config: readConfig({ DATA_DIR: folder }),
      db: target.db,
      now: Date.now,
      composers: {},
      mailer: createFakeMailer(),
    });
    await resume();
    expect((await jobs.execute(target.db)).rows).toEqual([{ data: { mail: waiting[0]?.id } }]);
  });

  it('restores a working database: sequences continue, references hold, the ledger stays append-only', async () => {
    const make = createContentFactory(target.db);
    expect(await make.article({ category_id: 500 })).toBe(
      await createContentFactory(source.db).article({ category_id: 500 }),
    );
    await expect(make.article({ category_id: 12_345 })).rejects.toThrow();
    await expect(sql`update ledger_entry set amount = 1`.execute(target.db)).rejects.toThrow('append only');
    await expect(sql`truncate ledger_entry`.execute(target.db)).rejects.toThrow('append only');
    const { rows } = await sql`select balance from ledger_account where is_wallet`.execute(target.db);
    expect(rows).toEqual([{ balance: expect.anything() }]);
    const { rows: queued } = await sql`select from search_queue where kind = 'article'`.execute(target.db);
    expect(queued.length).toBeGreaterThan(0);
  });

  it('is refused by a database with content, and replaces it when told to', async () => {
    await createContentFactory(target.db).tag({ alias: 'akhali' });
    await expect(into(target.db, at('backup'))).rejects.toThrow('--replace');
    expect(await aliases()).toContain('akhali');
    writeFileSync(at('restored/covers/1.webp'), 'another');
    await into(target.db, at('backup'), 'replace');
    expect(await aliases()).not.toContain('akhali');
    expect(await aliases()).toHaveLength(1);
    expect(readFileSync(at('restored/covers/1.webp'), 'utf8')).toBe('picture');
    expect(readdirSync(at('restored'), { recursive: true })).toEqual(['covers', 'covers/1.webp']);
  });

  it.runIf(serverUrl)('is refused while a portal uses the database', async () => {
    const stop = await source.listen('salbuni_changed', { onMessage: () => {}, onRestart: () => {} });
    await expect(into(source.db, at('backup'), 'replace')).rejects.toThrow('A portal is running');
    await stop();
  });

  it('is written into a new folder only', async () => {
    const options = { db: source.db, files: createDiskFiles(at('media')), directory: at('backup') };
    await expect(makeBackup(options)).rejects.toThrow('is not empty');
    expect(existsSync(at('backup/backup.json'))).toBe(true);
  });
});

const aliases = async () =>
  (await target.db.selectFrom('tag').select('alias').execute()).map(({ alias }) => alias);

const write = (directory: string, path: string, text: string) => writeFileSync(join(directory, path), text);
const digestOf = (text: string) => ({
  bytes: Buffer.byteLength(text),
  sha256: createHash('sha256').update(text).digest('hex'),
});
const addPicture = (directory: string, path: string) => {
  editManifest(directory, (all) => ({ ...all, media: [...all.media, { path, ...digestOf(path) }] }));
  write(directory, `media/${path}`, path);
};
/** Changes rows together with their checksum, as only the maker of a backup could, and adds a picture. */
const forge = (directory: string, name: string, change: (text: string) => string) => {
  const path = join(directory, 'tables', `${name}.jsonl`);
  const text = change(readFileSync(path, 'utf8'));
  writeFileSync(path, text);
  editManifest(directory, ({ tables, ...rest }) => ({
    ...rest,
    tables: tables.map((table) => (table.name === name ? { ...table, ...digestOf(text) } : table)),
  }));
  addPicture(directory, 'new.webp');
};

describe('a backup that is damaged or from another program changes nothing', () => {
  beforeAll(() => mkdirSync(at('restored/taken.webp')));

  it.each<[string, RegExp, (directory: string) => void]>([
    ['without its manifest', /no backup/, (directory) => rmSync(join(directory, 'backup.json'))],
    ['of another program', /not one of/, (directory) => write(directory, 'backup.json', '{"format": "x"}')],
    ['half written', /not one of/, (directory) => write(directory, 'backup.json', '{"form')],
    ['with a changed row', /is not as it/, (directory) => write(directory, 'tables/tag.jsonl', '{}\n')],
    ['without a table', /is missing/, (directory) => rmSync(join(directory, 'tables/tag.jsonl'))],
    ['with a changed picture', /is not as/, (directory) => write(directory, 'media/covers/1.webp', 'x')],
    [
      'of a newer program',
      /newer program/,
      (directory) => editManifest(directory, (all) => ({ ...all, migrations: ['9999-later.sql'] })),
    ],
    [
      'of an older program',
      /other migrations/,
      (directory) => editManifest(directory, (all) => ({ ...all, migrations: all.migrations.slice(0, 3) })),
    ],
    [
      'with fewer tables',
      /other tables/,
      (directory) => editManifest(directory, (all) => ({ ...all, tables: all.tables.slice(1) })),
    ],
    [
      'that leads out of the media folder',
      /no picture/,
      (directory) =>
        editManifest(directory, (all) => ({
          ...all,
          media: [{ path: '../secrets.json', bytes: 1, sha256: 'a'.repeat(64) }],
        })),
    ],
    [
      'with a reference to nothing',
      /violates foreign key/,
      (directory) => forge(directory, 'category', () => ''),
    ],
    [
      'with a row the database writes otherwise',
      /did not come back/,
      (directory) => forge(directory, 'tag', (text) => text.replace('"id"', '"extra": 1, "id"')),
    ],
    [
      'whose pictures find no room',
      /EISDIR|ENOTEMPTY/,
      (directory) => {
        addPicture(directory, 'new.webp');
        addPicture(directory, 'taken.webp');
      },
    ],
  ])('%s', async (name, complaint, spoil) => {
    const make = createContentFactory(target.db);
    const number = await make.tag({ alias: name });
    writeFileSync(at('restored/covers/1.webp'), name);
    await expect(into(target.db, await spoiled(name, spoil), 'replace')).rejects.toThrow(complaint);
    expect(await aliases()).toContain(name);
    expect(await make.tag()).toBe(number + 1);
    expect(readFileSync(at('restored/covers/1.webp'), 'utf8')).toBe(name);
    expect(readdirSync(at('restored'), { recursive: true }).sort()).toEqual([
      'covers',
      'covers/1.webp',
      'taken.webp',
    ]);
  });
});
