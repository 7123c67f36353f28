import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { openMediaStore } from '#server/adapters/files/open-files.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/connect.ts';
import { createMediaService, type MediaService } from '#server/features/media/media.service.ts';
import { FileRefused, type StoreFile } from '#server/records/parse-record.ts';
import { storagesInOrder } from '#server/records/record-storage.ts';
import { staticPageAliases } from '#shared/collections/staticpage.ts';
import { demoAccountsFile } from '../demo/demo-accounts.ts';
import { voidDemoMoney } from '../demo/demo-money.ts';
import { type OperatorCommand, readArguments } from '../operator-command.ts';
import { removeDemo } from '../seeding/remove-demo.ts';
import { readSeeds, type SeedContent } from '../seeding/seed-files.ts';
import { listSeedLines, type SeedLine } from '../seeding/seed-lines.ts';
import { makeSeedPictures } from '../seeding/seed-pictures.ts';
import { inventReaders } from '../seeding/seed-readers.repository.ts';
import { findEdited, listPages, lockSeeding } from '../seeding/seed-state.repository.ts';
import { starterOf } from '../seeding/starter-content.ts';
import { BadLine, importRecords } from '../transfer/import-records.ts';
import { listedLines } from '../transfer/record-lines.ts';

type Say = (line: string) => void;

/**
 * Loads the demonstration content of seeds/, all or nothing. Records are matched by id and updated to the seeds; those that editors or
 * an import have written are left alone. Missing pictures are drawn first.
 */
export async function seedDemo({
  db,
  media,
  say,
}: {
  db: Database;
  media: MediaService;
  say: Say;
}): Promise<void> {
  const content = readSeeds();
  await seedContent({ db, media, say, content });
  say(`demonstration content: ${content.articles.length} articles`);
}

/** Loads the starter content, which a new portal needs, like `seedDemo`; nothing in it is fictitious. */
export async function seedStarter(parts: { db: Database; media: MediaService; say: Say }): Promise<void> {
  const content = starterOf(readSeeds());
  await seedContent({ ...parts, content });
  parts.say(`starter content: ${content.pages.length} pages, ${content.categories.length} categories`);
}

/**
 * Adds the pages of the portal about itself that are not there, for a portal whose footer leads to pages that came after it was
 * seeded. A page that is there, in whatever state, is left alone.
 */
export async function seedMissingPages({
  db,
  media,
  say,
}: {
  db: Database;
  media: MediaService;
  say: Say;
}): Promise<void> {
  const content = starterOf(readSeeds());
  const present = await listPages(db);
  const aliases = new Set(present.map(({ alias }) => alias));
  const ids = new Set(present.map(({ id }) => id));
  let lastId = Math.max(0, ...ids, ...content.pages.map(({ id }) => id));
  const missing = content.pages
    .filter(({ page }) => !aliases.has(staticPageAliases[page]))
    // An owner's page may have the number.
    .map((page) => ({ ...page, id: ids.has(page.id) ? ++lastId : page.id }));
  const isPage = ({ collection }: { collection: string }) => collection === 'staticpage';
  const lines = listSeedLines({ ...content, pages: missing }).filter(isPage);
  await importLines({ db, media, say, lines });
  for (const { page, title } of missing) say(`added /${staticPageAliases[page]}.html: ${title}`);
  if (missing.length === 0) say('no page is missing');
}

async function seedContent({
  db,
  media,
  say,
  content,
}: {
  db: Database;
  media: MediaService;
  say: Say;
  content: SeedContent;
}): Promise<void> {
  await makeSeedPictures({ content, media, say });
  await importLines({
    ...{ db, media, say, lines: await withoutEdited({ db, say, lines: listSeedLines(content) }) },
    end: (transaction) => inventReaders(transaction, content),
  });
}

/** Leaves out the lines whose record is the owner's by now, and names them. */
async function withoutEdited({
  db,
  say,
  lines,
}: {
  db: Database;
  say: Say;
  lines: readonly SeedLine[];
}): Promise<SeedLine[]> {
  const byCollection = Map.groupBy(lines, ({ collection }) => collection);
  const edited = new Set<SeedLine>();
  for (const storage of storagesInOrder) {
    const own = byCollection.get(storage.name) ?? [];
    const ids = new Set(
      await findEdited(
        db,
        storage,
        own.map(({ id }) => id),
      ),
    );
    for (const line of own) if (ids.has(line.id)) edited.add(line);
    if (ids.size > 0) say(`${storage.name} ${[...ids].join(', ')}: edited here, left as it is`);
  }
  return lines.filter((line) => !edited.has(line));
}

async function importLines({
  db,
  media,
  say,
  lines,
  end,
}: {
  db: Database;
  media: MediaService;
  say: Say;
  lines: readonly SeedLine[];
  end?: (transaction: Database) => Promise<void>;
}): Promise<void> {
  const storeFile: StoreFile = async (path) => {
    if (await media.exists(path)) return path;
    throw new FileRefused(`the seeds make no file „${path}“`);
  };
  await importRecords({
    ...{ db, lines: listedLines(lines), storeFile, action: 'seed', skipBad: false, print: say },
    begin: lockSeeding,
    ...(end ? { end } : {}),
  }).catch((error) => {
    const bad = error instanceof BadLine ? lines[error.line - 1] : undefined;
    throw bad ? new Error(`seeds/: ${bad.collection} ${bad.id}: ${error.reason}`) : error;
  });
}

/** `npm run seed`: loads the demonstration or starter content, or removes the demonstration. */
export const seedCommand: OperatorCommand = {
  help: `npm run seed -- --demo | --starter | --pages | --remove-demo
  --demo         loads the demonstration content of seeds/ (also without an option)
  --starter      loads what a portal cannot do without: pages, menu, categories, professions, branches, services,
                 blocks, calculators; nobody and no article is invented
  --pages        adds the pages of the footer that are missing; what is there is not changed
  --remove-demo  removes the accounts of the demonstration, what they did, and its records that nobody has edited; what its reader
                 paid at the sandbox bank is posted back; starter content stays
  --demo and --starter make their records as the seeds have them again; those edited or imported since stay, and are named.
  Each is done in one transaction: a refusal changes nothing. Run again, it changes nothing twice.`,
  read: (commandLine) => {
    const flag = { type: 'boolean' } as const;
    const read = readArguments(commandLine, { demo: flag, starter: flag, pages: flag, 'remove-demo': flag });
    if (typeof read === 'string') return read;
    if (read.positionals.length > 0 || Object.keys(read.values).length > 1)
      return 'It takes one option at most.';
    return async ({ config, db, print }) => {
      if (read.values['remove-demo']) {
        const voidMoney = (tx: Database) => voidDemoMoney(config, tx);
        const done = await removeDemo(db, { mediaUrl: config.MEDIA_URL, voidMoney });
        return printRemoved(config, done, print);
      }
      const seed = read.values.pages ? seedMissingPages : read.values.starter ? seedStarter : seedDemo;
      await seed({ db, media: mediaOf(config), say: print });
      return 0;
    };
  },
};

function printRemoved(config: Config, done: Awaited<ReturnType<typeof removeDemo>>, print: Say): 0 {
  rmSync(join(config.DATA_DIR, demoAccountsFile), { force: true });
  for (const email of done.accounts) print(`removed ${email}`);
  print(`removed ${done.removed} records of the demonstration`);
  if (done.left > 0) print(`${done.left} records stay, because edited records need them`);
  return 0;
}

/** The media service on the media store of the settings. */
export function mediaOf(config: Config): MediaService {
  return createMediaService({ files: openMediaStore(config).files });
}
