import { type Fleet, type FleetFile, type Host, hostsOf, PORTS } from '../fleet.ts';
import { BACKUP_NAME, type FleetSecrets } from '../secrets.ts';

/**
 * pgBackRest: databases send every piece of their log to the store, which copies the one that leads
 * each night. They know each other by certificates.
 */

const PATH = '/etc/pgbackrest.conf';
const FOLDER = '/etc/pgbackrest';
/** What PostgreSQL calls with each piece of its log. */
export const ARCHIVE_COMMAND = `${FOLDER}/archive-push`;
const KEYS = `${FOLDER}/own`;

const certificates = ({ backups }: FleetSecrets): FleetFile[] => [
  { path: `${FOLDER}/authority.crt`, text: backups.authority, owner: 'postgres' },
  { path: `${KEYS}.crt`, text: backups.certificate, owner: 'postgres' },
  { path: `${KEYS}.key`, text: backups.key, owner: 'postgres', mode: 0o600 },
];

/** What every host of the backups answers at. */
const serving = ({ address }: Host) => `\
tls-server-address=${address}
tls-server-port=${PORTS.pgbackrest}
tls-server-ca-file=${FOLDER}/authority.crt
tls-server-cert-file=${KEYS}.crt
tls-server-key-file=${KEYS}.key
tls-server-auth=${BACKUP_NAME}=shop
log-level-console=warn
log-level-file=off
`;

/** How another host is reached, under the name that it has here. */
const calling = (name: string, address = '') => `\
${name}-host=${address}
${name}-host-type=tls
${name}-host-port=${PORTS.pgbackrest}
${name}-host-ca-file=${FOLDER}/authority.crt
${name}-host-cert-file=${KEYS}.crt
${name}-host-key-file=${KEYS}.key
`;

const DATA = 'path=/var/lib/postgresql/15/main';
const SOCKET = 'socket-path=/var/run/postgresql';

/**
 * One that led once keeps a piece of the log that ended when another began to lead. Its leader has
 * archived it whole; this copy ends sooner, and PostgreSQL offers it again when it is about to drop it.
 */
const ARCHIVE_PUSH = `\
#!/bin/sh
pgbackrest --stanza=shop archive-push "$1"
failed=$?
# The archive has it with other content.
[ $failed -eq 45 ] || exit $failed
# The first eight signs of a piece's name are its timeline.
leads=$(psql --no-psqlrc -Atc 'SELECT substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8)') || exit $failed
[ "$(basename "$1" | cut -c1-8)" \\< "$leads" ] || exit $failed
`;

export function databaseBackups(fleet: Fleet, host: Host, secrets: FleetSecrets): FleetFile[] {
  const [store] = hostsOf(fleet, 'store');
  const text = `\
[global]
${calling('repo1', store?.address)}${serving(host)}
[shop]
pg1-${DATA}
pg1-${SOCKET}
`;
  return [
    { path: PATH, text, owner: 'postgres' },
    { path: ARCHIVE_COMMAND, text: ARCHIVE_PUSH, owner: 'postgres', mode: 0o700 },
    ...certificates(secrets),
  ];
}

export function storeBackups(fleet: Fleet, host: Host, secrets: FleetSecrets): FleetFile[] {
  const databases = hostsOf(fleet, 'database').map(({ address }, index) => {
    const name = `pg${index + 1}`;
    return `${calling(name, address)}${name}-${DATA}\n${name}-${SOCKET}\n`;
  });
  const text = `\
[global]
repo1-path=/var/lib/pgbackrest
# Two weeks of nights; the log between them leads to any instant.
repo1-retention-full=14
# A backup begins immediately, and not with the next checkpoint.
start-fast=y
${serving(host)}
[shop]
${databases.join('')}`;
  return [{ path: PATH, text, owner: 'postgres' }, ...certificates(secrets)];
}
