import type pg from 'pg';
import { CALL_LIMITS } from './database.ts';

const LIMITS = Object.entries(CALL_LIMITS);
/** Held while they are set, since two programs may start together. */
const SETTING = 7_316_202;

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

/** This one last: its own end is what it answers. */
const END_OLDER = `
  SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE datname = current_database() AND usename = current_user AND backend_start <= $1
    AND (state = 'idle' OR pid = pg_backend_pid())
  ORDER BY pid = pg_backend_pid()`;

/**
 * Gives the limits of a call to the role that is connected, in this database. Idle connections that were
 * made before are ended, and this one: a pooler would go on to use them. Their owners open others.
 */
export async function setLimits(client: pg.ClientBase): Promise<void> {
  if (await hasLimits(client)) return;
  await client.query('BEGIN');
  await client.query('SELECT pg_advisory_xact_lock($1)', [SETTING]);
  await client.query(`DO $$ BEGIN ${SET} END $$`);
  const { rows } = await client.query('SELECT clock_timestamp()::text AS at');
  await client.query('COMMIT');
  await client.query(END_OLDER, [rows[0]?.at]).catch(() => undefined);
}
