import { type Fleet, type FleetFile, type Host, hostsOf, PORTS } from '../fleet.ts';
import type { FleetSecrets } from '../secrets.ts';
import { ARCHIVE_COMMAND } from './pgbackrest.ts';

/** Where the first member has its data from. */
const bootstrap = ({ restoreTo }: Fleet) =>
  restoreTo === undefined
    ? '  initdb: [{ encoding: UTF8 }, { locale: C.UTF-8 }, data-checksums]\n'
    : `\
  method: pgbackrest
  pgbackrest:
    command: pgbackrest --stanza=shop --type=time --target='${postgresTime(restoreTo)}' --target-timeline=latest --target-action=promote restore
    no_params: true
    keep_existing_recovery_conf: true
`;

/** An instant as PostgreSQL and pgBackRest write it. */
const postgresTime = (instant: string) => instant.replace('T', ' ').replace('Z', '+00');

/** Patroni runs PostgreSQL: it starts it, copies the leader, and decides with etcd who leads. */
export function patroniFiles(fleet: Fleet, host: Host, { passwords }: FleetSecrets): FleetFile[] {
  const members = hostsOf(fleet, 'database');
  const text = `\
scope: shop
name: ${host.name}
restapi:
  # HAProxy asks here who leads. What changes something needs the password.
  listen: 0.0.0.0:${PORTS.patroni}
  connect_address: ${host.address}:${PORTS.patroni}
  authentication: { username: patroni, password: ${passwords.patroni} }
# By the second version of etcd's interface: by the third, Patroni 3.0 renews the key of a leader
# without a look whose it is, and one that was cut off takes it from its successor.
etcd:
  hosts: [${members.map(({ address }) => `'${address}:${PORTS.etcd}'`).join(', ')}]
bootstrap:
  # Taken once, when the first member begins; later \`patronictl edit-config\` changes it.
  dcs:
    # A leader that is not heard of for ttl seconds is replaced. It gives up by itself before:
    # loop_wait + 2 * retry_timeout must be below ttl.
    ttl: 20
    loop_wait: 5
    retry_timeout: 5
    # A crash is first recovered from in place; after these seconds another one leads.
    primary_start_timeout: 5
    # No order is confirmed before a second machine has it: strict says that writes wait, rather than
    # be on one machine alone, when no other is left.
    synchronous_mode: true
    synchronous_mode_strict: true
    # Without etcd the leader goes on for as long as all members answer it.
    failsafe_mode: true
    postgresql:
      # A former leader is rewound to where the new one began, and follows it.
      use_pg_rewind: true
      use_slots: true
      parameters:
        max_connections: 150
        shared_buffers: 128MB
        synchronous_commit: 'on'
        wal_level: replica
        wal_log_hints: 'on'
        max_wal_size: 256MB
        min_wal_size: 80MB
        # A new leader still has what the others lack. Without it they could not follow it, and in
        # strict mode nobody could write.
        wal_keep_size: 256MB
        # A replica that is away for longer is copied again; the disk of the leader is not filled.
        max_slot_wal_keep_size: 512MB
        # A host that went away without a word is noticed within seconds.
        tcp_keepalives_idle: 5
        tcp_keepalives_interval: 2
        tcp_keepalives_count: 3
        wal_sender_timeout: 5s
        wal_receiver_timeout: 5s
        archive_mode: 'on'
        # A minute of orders at most is not yet in the archive.
        archive_timeout: 60s
        archive_command: ${ARCHIVE_COMMAND} %p
${bootstrap(fleet)}  # Makes the role and the database of the shop.
  post_bootstrap: /etc/patroni/create-shop
postgresql:
  listen: ${host.address},127.0.0.1:${PORTS.postgres}
  connect_address: ${host.address}:${PORTS.postgres}
  data_dir: /var/lib/postgresql/15/main
  bin_dir: /usr/lib/postgresql/15/bin
  pgpass: /var/run/postgresql/patroni.pgpass
  # One whose rewinding was cut short cannot be rewound again: it is copied from the leader.
  remove_data_directory_on_rewind_failure: true
  remove_data_directory_on_diverged_timelines: true
  # A new member does not wait for the next checkpoint of the leader.
  basebackup: [{ checkpoint: fast }]
  parameters:
    unix_socket_directories: /var/run/postgresql
  # What the leader has no more is in the archive.
  recovery_conf:
    restore_command: pgbackrest --stanza=shop archive-get %f "%p"
  authentication:
    superuser: { username: postgres, password: ${passwords.postgres} }
    replication: { username: replicator, password: ${passwords.replicator} }
    rewind: { username: rewind, password: ${passwords.rewind} }
  pg_hba:
    - local all postgres peer
    - host all all 127.0.0.1/32 scram-sha-256
    - host replication replicator 127.0.0.1/32 scram-sha-256
${members.map(({ address }) => `    - host all postgres,rewind ${address}/32 scram-sha-256`).join('\n')}
${members.map(({ address }) => `    - host replication replicator ${address}/32 scram-sha-256`).join('\n')}
${hostsOf(fleet, 'platform')
  .map(({ address }) => `    - host shop shop ${address}/32 scram-sha-256`)
  .join('\n')}
`;
  return [
    { path: '/etc/patroni/config.yml', text, owner: 'postgres', mode: 0o600 },
    {
      path: '/etc/patroni/create-shop',
      owner: 'postgres',
      mode: 0o700,
      // No other member is there yet that could confirm it.
      text: `\
#!/bin/sh
PGOPTIONS='-c synchronous_commit=local' psql --quiet --set ON_ERROR_STOP=1 "$1" <<'SQL'
${
  fleet.restoreTo === undefined
    ? `CREATE ROLE shop LOGIN PASSWORD '${passwords.shop}';\nCREATE DATABASE shop OWNER shop;`
    : `ALTER ROLE shop PASSWORD '${passwords.shop}';`
}
SQL
`,
    },
  ];
}
