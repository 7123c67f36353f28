import type { OperatorCommand } from '../operator-command.ts';
import { accountsCommand } from './accounts.ts';
import { applicationsCommand } from './applications.ts';
import { backupCommand, restoreCommand } from './backup.ts';
import { exportCommand } from './export.ts';
import { importCommand } from './import.ts';
import { migrateCommand } from './migrate.ts';
import { paymentsCommand } from './payments.ts';
import { questionsCommand } from './questions.ts';
import { seedCommand } from './seed.ts';
import { staffCommand } from './staff.ts';

/** The commands of package.json that work on the database, by name. */
export const commands: Readonly<Record<string, OperatorCommand>> = {
  accounts: accountsCommand,
  applications: applicationsCommand,
  backup: backupCommand,
  export: exportCommand,
  import: importCommand,
  migrate: migrateCommand,
  payments: paymentsCommand,
  questions: questionsCommand,
  restore: restoreCommand,
  seed: seedCommand,
  staff: staffCommand,
};
