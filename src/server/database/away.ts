/** Error codes of a database that cannot be reached or is shutting down; the same call may succeed later. */
const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
]);
const awayMessages = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error',
  // The message of `alter database … allow_connections false`: its code, 55000, is also that of other errors.
  'is not currently accepting connections',
  'PGlite is closed',
  'PGlite is closing',
];

/** Error codes of a full disk: of PostgreSQL, and of the operating system. */
const fullCodes = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** Whether an error or its cause is a full disk; the same call may succeed once there is space again. */
export function isDiskFull(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDiskFull);
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return (
    (typeof code === 'string' && fullCodes.has(code)) ||
    error.message.includes('No space left on device') ||
    isDiskFull(error.cause)
  );
}

export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return (
    (typeof code === 'string' && awayCodes.has(code)) ||
    awayMessages.some((text) => error.message.includes(text))
  );
}
