/** SQLSTATE and socket codes, also through the wrapper that drizzle puts around them. */
export function databaseCode(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string') return cause.code;
  }
  return undefined;
}

/** Serialization failure and deadlock: the same transaction may succeed when run again. */
export function isRetryable(error: unknown): boolean {
  const code = databaseCode(error);
  return code === '40001' || code === '40P01';
}

/** A text that no database can hold: a NUL, also as part of a JSON body. */
export function isUnstorableText(error: unknown): boolean {
  const code = databaseCode(error);
  return code === '22021' || code === '22P05';
}

/** Constraint that a unique violation names, or undefined when the error is another one. */
export function violatedUnique(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === '23505' && 'constraint' in cause) {
      return String(cause.constraint);
    }
  }
  return undefined;
}

/** A failover breaks connections with these: the next one may lead to the new leader. */
const LOST: ReadonlySet<string> = new Set([
  '25006', // read-only transaction: a leader that is none any more
  '57P01', // administrator ended the connection
  '57P02', // the server crashed
  '57P03', // starting up or shutting down
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'EPIPE',
]);

const UNAVAILABLE: ReadonlySet<string> = new Set([
  '25P03', // idle in a transaction for too long
  '40001',
  '40P01',
  '53100', // the disk is full
  '53200', // out of memory
  '53300', // too many connections
  '55P03', // a lock was not to be had in time
  '57014', // the statement took too long
  '58030', // a file could not be read or written
  'ENOSPC',
]);

/** The driver reports these without a code. */
const BROKEN = /connection terminated|connection error and is not queryable/i;
/** All connections of this process are in use. */
const EXHAUSTED = /timeout exceeded when trying to connect/i;

function says(error: unknown, message: RegExp): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (message.test(cause.message)) return true;
  }
  return false;
}

/**
 * Whether the connection is of no use any more: broken, refused, or to a server that only reads. Class
 * 08 is also how PgBouncer says that it has none.
 */
export function isConnectionLost(error: unknown): boolean {
  const code = databaseCode(error);
  if (code !== undefined && (LOST.has(code) || code.startsWith('08'))) return true;
  return says(error, BROKEN);
}

/** Whether waiting and asking again is the right advice (503 with Retry-After). */
export function isDatabaseUnavailable(error: unknown): boolean {
  const code = databaseCode(error);
  if (code !== undefined && UNAVAILABLE.has(code)) return true;
  return isConnectionLost(error) || says(error, EXHAUSTED);
}

/**
 * A database failure in a sentence for an administrator, by its code: never SQL or what was in it. Null
 * when the error is none of the database's.
 */
export function sayDatabaseError(error: unknown): string | null {
  if (isDatabaseUnavailable(error)) return 'the database cannot be reached';
  const code = databaseCode(error);
  if (code === undefined || !/^[0-9A-Z]{5}$/.test(code)) return null;
  const constraint = violatedUnique(error);
  return constraint === undefined
    ? `the database refuses it (SQLSTATE ${code})`
    : `the database refuses it (${constraint} stands there already)`;
}
