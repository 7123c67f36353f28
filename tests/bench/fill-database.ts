/** Fills the database of the settings with the demonstration and a number of synthetic records. */
import { join } from 'node:path';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/connect.ts';
import { migrate } from '#server/database/migrate.ts';
import { mediaOf, seedDemo } from '#server/operator/commands/seed.ts';
import { indexAll } from '#server/operator/index-all.ts';
import { importRecords } from '#server/operator/transfer/import-records.ts';
import { listedLines } from '#server/operator/transfer/record-lines.ts';
import { inventPopularity, listSyntheticRecords } from './synthetic-records.ts';

const [articles = 0, directories = 0] = process.argv.slice(2).map(Number);
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const config = readConfig();
const { db, close } = await openDatabase({
  url: config.DATABASE_URL,
  directory: join(config.DATA_DIR, 'postgres'),
});
await migrate(db);
await seedDemo({ db, media: mediaOf(config), say });
const lines = await listSyntheticRecords(db, { articles, clinics: directories, doctors: directories });
await importRecords({
  ...{ db, lines: listedLines(lines), storeFile: async (path) => path },
  ...{ action: 'seed', skipBad: false, print: say },
  end: inventPopularity,
});
await indexAll(db, say);
await close();
