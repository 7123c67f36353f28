import { migrate } from '#server/database/migrate.ts';
import type { OperatorCommand } from '../operator-command.ts';

/** `npm run migrate`: applies pending migrations and lists them. */
export const migrateCommand: OperatorCommand = {
  help: `npm run migrate
  Applies the migrations of migrations/ that the database has not seen, in order, and says which.
  Two processes migrating at once are safe.`,
  migratesFirst: false,
  read:
    () =>
    async ({ db, print }) => {
      const applied = await migrate(db);
      for (const name of applied) print(`migrated ${name}`);
      if (applied.length === 0) print('nothing to migrate');
    },
};
