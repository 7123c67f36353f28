import { ConfigError } from '#server/config.ts';
import { isDatabaseAway } from '#server/database/away.ts';
import { DatabaseError } from '#server/database/connection.ts';
import { Problem } from '#shared/contracts/problem.ts';
import { BackupError } from './backup/manifest.ts';
import { TransferError } from './transfer/transfer-error.ts';

/** Describes why a command or the start failed: without a stack trace where the operator can fix it. */
export function describeFailure(error: unknown): string {
  const { code, port } = error as { code?: string; port?: number };
  if (isDatabaseAway(error)) return 'DATABASE_URL: no database answers there';
  if (refusals.has(code ?? '')) return `DATABASE_URL: ${(error as Error).message}`;
  if (plainErrors.some((kind) => error instanceof kind)) return (error as Error).message;
  if (code === 'EADDRINUSE') return `PORT: ${port} is in use by another program`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** PostgreSQL's codes for a wrong user, password, database or right. */
const refusals: ReadonlySet<string> = new Set(['28000', '28P01', '3D000', '42501']);

/** Errors whose message is written for the operator. */
const plainErrors = [ConfigError, DatabaseError, BackupError, TransferError, Problem];
