import { join } from 'node:path';
import { createDiskFiles } from '#server/adapters/files/disk.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/connect.ts';
import { createMediaService, type MediaService } from '#server/features/media/media.service.ts';
import { indexAll } from './index-all.ts';
import { onMigratedDatabase } from './on-database.ts';
import { readAdvertising } from './seeding/advertising-files.ts';
import { writeAdvertising } from './seeding/advertising-rows.repository.ts';
import { readDirectories } from './seeding/directory-files.ts';
import { listDirectoryPictures } from './seeding/directory-pictures.ts';
import { writeDirectoryRows } from './seeding/directory-rows.ts';
import { makeJournalFiles } from './seeding/journal-files.ts';
import { readSeeds } from './seeding/seed-files.ts';
import { makeSeedPictures } from './seeding/seed-pictures.ts';
import { inventReaders } from './seeding/seed-readers.repository.ts';
import { writeSeedRows } from './seeding/seed-rows.repository.ts';
import { waitForTurn } from './seeding/seed-state.repository.ts';
import { seedSynthetic } from './seeding/seed-synthetic.repository.ts';
import { seedSyntheticDirectories } from './seeding/seed-synthetic-directories.repository.ts';
import { writeServices } from './seeding/service-rows.repository.ts';
import { listSponsorPictures, readSponsors } from './seeding/sponsor-files.ts';
import { writeSponsors } from './seeding/sponsor-rows.repository.ts';
import { moveNumbersOn } from './seeding/upsert.repository.ts';

type Say = (line: string) => void;

/**
 * Loads the demonstration content of seeds/, all or nothing. Rows are known by their ids: what is there is brought to
 * what the seeds say, everything else stays as it is. Pictures are made first, and only those that are missing.
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
  const directories = readDirectories();
  const sponsors = readSponsors();
  const advertising = readAdvertising();
  await makeSeedPictures({
    content,
    media,
    say,
    others: (letters) => [
      ...listDirectoryPictures(directories, letters),
      ...listSponsorPictures(sponsors, letters),
    ],
  });
  await makeJournalFiles(directories, media);
  await db.transaction().execute(async (transaction) => {
    await waitForTurn(transaction);
    await writeSeedRows(transaction, content);
    await writeDirectoryRows(transaction, directories, content.tags);
    await writeSponsors(transaction, sponsors);
    await writeAdvertising(transaction, advertising);
    await writeServices(transaction);
    await inventReaders(transaction, content);
    await moveNumbersOn(transaction);
  });
  say(`demonstration content: ${content.articles.length} articles`);
}

/** How many synthetic records there are to be. */
export interface SyntheticAmounts {
  readonly articles: number;
  readonly clinics: number;
  readonly doctors: number;
}

/** `npm run seed`: the demonstration content, and besides as many synthetic records as asked. */
export async function runSeed(synthetic?: SyntheticAmounts): Promise<void> {
  const say: Say = (line) => void process.stdout.write(`${line}\n`);
  await onMigratedDatabase(async ({ config, db }) => {
    await seedDemo({ db, media: mediaOf(config), say });
    if (synthetic) {
      await seedSynthetic({ db, articles: synthetic.articles, say });
      await seedSyntheticDirectories({ db, ...synthetic, say });
      await indexAll(db, say);
    }
  }, say);
}

/** The pictures and files of the settings' data directory. */
export function mediaOf(config: Config): MediaService {
  return createMediaService({ files: createDiskFiles(join(config.DATA_DIR, 'media')) });
}
