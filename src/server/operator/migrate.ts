import { migrate } from '#server/database/migrate.ts';
import { onDatabase } from './on-database.ts';

/** `npm run migrate`: brings the database of the settings forward and says what was done. */
export async function runMigrate(): Promise<void> {
  const applied = await onDatabase(({ db }) => migrate(db));
  process.stdout.write(
    applied.length === 0 ? 'nothing to migrate\n' : applied.map((name) => `migrated ${name}\n`).join(''),
  );
}
