import { ConfigError } from '#server/config.ts';
import { isDatabaseAway } from '#server/database/away.ts';
import { DatabaseError } from '#server/database/connection.ts';
import { BackupError } from './backup/manifest.ts';
import { TransferError } from './transfer/transfer-error.ts';

/** Says on stderr why a command or the start of the portal failed: plainly where the operator can mend it, with its trace else. */
export function tellFailure(error: unknown): void {
  const { code, port } = error as { code?: string; port?: number };
  if (isDatabaseAway(error)) say('DATABASE_URL: no database answers there');
  else if (refusals.has(code ?? '')) say(`DATABASE_URL: ${(error as Error).message}`);
  else if (isPlain(error)) say(error.message);
  else if (code === 'EADDRINUSE') say(`PORT: ${port} is in use by another program`);
  else say(error instanceof Error ? (error.stack ?? error.message) : String(error));
}

/** Runs a command's work; a failure is told and ends the process with 1. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    tellFailure(error);
    process.exitCode = 1;
  }
}

/** What PostgreSQL says to a name, a password or a database that is not its own. */
const refusals: ReadonlySet<string> = new Set(['28000', '28P01', '3D000', '42501']);

const say = (line: string): void => void process.stderr.write(`${line}\n`);

/** Errors whose message is written for the operator. */
const isPlain = (error: unknown): error is Error =>
  error instanceof ConfigError ||
  error instanceof DatabaseError ||
  error instanceof BackupError ||
  error instanceof TransferError;
