import { type Fleet, type FleetFile, type Host, hostsOf, PORTS } from '../fleet.ts';
import { BACKUP_NAME, type FleetSecrets } from '../secrets.ts';

/** pgBackRest: databases send every piece of their log to the store, and a backup each night. */

const FOLDER = '/etc/pgbackrest';
const KEYS = `${FOLDER}/own`;

const certificates = ({ backups }: FleetSecrets): FleetFile[] => [
  { path: `${FOLDER}/authority.crt`, text: backups.authority, owner: 'postgres' },
  { path: `${KEYS}.crt`, text: backups.certificate, owner: 'postgres' },
  { path: `${KEYS}.key`, text: backups.key, owner: 'postgres', mode: 0o600 },
];

export function databaseBackups(fleet: Fleet, secrets: FleetSecrets): FleetFile[] {
  const [store] = hostsOf(fleet, 'store');
  const text = `\
[global]
repo1-host=${store?.address}
repo1-host-type=tls
repo1-host-port=${PORTS.pgbackrest}
repo1-host-ca-file=${FOLDER}/authority.crt
repo1-host-cert-file=${KEYS}.crt
repo1-host-key-file=${KEYS}.key
log-level-console=warn
log-level-file=off
# A restored database has its log back to the minute that is asked for.
start-fast=y

[shop]
pg1-path=/var/lib/postgresql/15/main
pg1-socket-path=/var/run/postgresql
`;
  return [{ path: '/etc/pgbackrest.conf', text, owner: 'postgres' }, ...certificates(secrets)];
}

export function storeBackups(host: Host, secrets: FleetSecrets): FleetFile[] {
  const text = `\
[global]
repo1-path=/var/lib/pgbackrest
# Two weeks of nights; the log between them leads to any minute.
repo1-retention-full=14
tls-server-address=${host.address}
tls-server-port=${PORTS.pgbackrest}
tls-server-ca-file=${FOLDER}/authority.crt
tls-server-cert-file=${KEYS}.crt
tls-server-key-file=${KEYS}.key
tls-server-auth=${BACKUP_NAME}=shop
log-level-console=warn
log-level-file=off
`;
  return [{ path: '/etc/pgbackrest.conf', text, owner: 'postgres' }, ...certificates(secrets)];
}
