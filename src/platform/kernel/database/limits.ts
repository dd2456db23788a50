import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { CALL_LIMITS } from './database.ts';
import { withClient } from './with-client.ts';

const LIMITS = Object.entries(CALL_LIMITS);
/** Held while they are set, since two programs may start together. */
const SETTING = 7_316_202;

/** How long a connection in use is waited for, ms, and how often that is looked at. */
const LONGEST_USE_MS = 5_000;
const LOOK_MS = 50;

const SET = LIMITS.map(
  ([name, ms]) =>
    `EXECUTE format('ALTER ROLE CURRENT_USER IN DATABASE %I SET ${name} = ${ms}', current_database());`,
).join(' ');

/** Whether a connection has them, as every one has that was made since they were set. */
async function hasLimits(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ name: keyof typeof CALL_LIMITS; setting: string }>(
    'SELECT name, setting FROM pg_settings WHERE name = ANY ($1)',
    [Object.keys(CALL_LIMITS)],
  );
  return rows.every(({ name, setting }) => Number(setting) === CALL_LIMITS[name]);
}

/**
 * Sets them where this connection lacks them, and says when: connections since then have them. In one
 * transaction, since another program that does the same ends connections that are idle.
 */
async function setIfMissing(client: pg.ClientBase): Promise<string | null> {
  await client.query('BEGIN');
  const isMissing = !(await hasLimits(client));
  if (isMissing) {
    await client.query('SELECT pg_advisory_xact_lock($1)', [SETTING]);
    await client.query(`DO $$ BEGIN ${SET} END $$`);
  }
  const { rows } = await client.query<{ at: string }>('SELECT clock_timestamp()::text AS at');
  await client.query('COMMIT');
  return isMissing ? (rows[0]?.at ?? null) : null;
}

/** The one that asks goes last: its own end is what it answers. */
const END_OLDER = `
  SELECT CASE WHEN state = 'idle' OR pid = pg_backend_pid() THEN pg_terminate_backend(pid) END
  FROM pg_stat_activity
  WHERE datname = current_database() AND usename = current_user AND backend_start <= $1
  ORDER BY pid = pg_backend_pid()`;

/** Ends connections older than an instant, but for those in use; how many there were. */
async function endOlder(client: pg.ClientBase, at: string): Promise<number> {
  const { rowCount } = await client.query(END_OLDER, [at]);
  return rowCount ?? 0;
}

/**
 * Gives the limits of a call to the role that a URL connects as, in this database. Connections that were
 * made before are ended once they are idle: a pooler would go on to use them. Their owners open others.
 * What is in use for longer than a while keeps what it has.
 */
export async function setLimits(url: string): Promise<void> {
  const at = await withClient(url, setIfMissing);
  if (at === null) return;
  for (const until = Date.now() + LONGEST_USE_MS; Date.now() < until; await pause(LOOK_MS)) {
    const older = await withClient(url, (client) => endOlder(client, at)).catch(() => 1);
    if (older === 0) return;
  }
}
