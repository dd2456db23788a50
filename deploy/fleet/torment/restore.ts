import { setTimeout as pause } from 'node:timers/promises';
import { PORTS } from '../fleet.ts';
import type { TrialFleet } from '../trial/trial-fleet.ts';
import { askLeader } from './database-checks.ts';

/** A backup, and a database restored from it to a minute that is past, on another host. */

const FOLDER = '/var/lib/postgresql/15/restored';
const START_BUDGET_S = '300';
/** How long a piece of the log takes to the archive. */
const ARCHIVED_WITHIN_MS = 15_000;

export async function backUp({ ofRole }: TrialFleet): Promise<void> {
  const [store] = ofRole('store');
  await store?.run('postgres', 'pgbackrest', '--stanza=shop', '--type=full', 'backup');
}

/** PostgreSQL stops restoring at the first order after the instant: that must be in the archive. */
export async function archiveLog(trial: TrialFleet): Promise<void> {
  await askLeader(trial, 'select pg_switch_wal()');
  await pause(ARCHIVED_WITHIN_MS);
}

export type Restored = {
  until: string;
  /** Orders up to then, in the database that leads and in the restored one. */
  orders: number;
  restored: number;
  /** What contradicts in the restored books; null where they agree. */
  books: string | null;
};

/** Restores to this instant, and holds what came of it against the database that leads. */
export async function restoreTo(trial: TrialFleet, until: Date): Promise<Restored> {
  const [store] = trial.ofRole('store');
  if (store === undefined) throw new Error('no host is store');
  const count = `select count(*) from orders where created_at <= '${until.toISOString()}'`;
  const [orders] = await askLeader(trial, count);
  await archiveLog(trial);
  await store.run(
    'postgres',
    // The settings of this host are those of a store, and name the databases that it copies.
    ...['pgbackrest', '--no-config', '--log-level-file=off', '--repo1-path=/var/lib/pgbackrest'],
    ...['--stanza=shop', `--pg1-path=${FOLDER}`, '--type=time', '--target-timeline=latest'],
    ...[`--target=${until.toISOString().replace('T', ' ').replace('Z', '+00')}`],
    ...['--target-action=promote', 'restore'],
  );
  // Alone, with nobody who copies it, and writing into no archive.
  const alone = [
    ...['listen_addresses=127.0.0.1', 'unix_socket_directories=/run/postgresql'],
    ...['archive_mode=off', 'synchronous_standby_names='],
    // Patroni names those of the folder that it runs.
    ...[`hba_file=${FOLDER}/pg_hba.conf`, `ident_file=${FOLDER}/pg_ident.conf`],
  ].map((setting) => `-c ${setting}`);
  const log = '/run/postgresql/restored.log';
  const starting = store.run(
    'postgres',
    ...['/usr/lib/postgresql/15/bin/pg_ctl', '--wait', '-t', START_BUDGET_S, '-D', FOLDER],
    ...['-l', log, '-o', alone.join(' '), 'start'],
  );
  await starting.catch(async () => {
    throw new Error(await store.run('root', 'tail', '-n', '8', log));
  });
  const ask = (query: string) =>
    store.run('postgres', 'psql', '-h', '/run/postgresql', '-d', 'shop', '-At', '-c', query);
  while ((await ask('select pg_is_in_recovery()')).trim() === 't') await pause(500);
  const restored = Number(await ask('select count(*) from orders'));
  const url = `postgres://shop:${trial.secrets.passwords.shop}@127.0.0.1:${PORTS.postgres}/shop`;
  const secrets = trial.ofRole('platform')[0]?.run('root', 'cat', '/etc/vitrine/platform.env');
  const check = `set -a; ${await secrets} DATABASE_URL='${url}'; DATA_DIR=/tmp; cd /opt/vitrine; exec node_modules/.bin/node src/platform/check-data.ts`;
  const books = await store.run('root', 'sh', '-c', check).then(
    () => null,
    (error: unknown) => String(error instanceof Error && 'stderr' in error ? error.stderr : error),
  );
  return { until: until.toISOString(), orders: Number(orders), restored, books };
}
