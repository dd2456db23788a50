import type { Role } from '../fleet.ts';
import type { HostProgram } from './trial-host.ts';

/** What runs on the hosts of each role, as Debian's and our own systemd units start it. */

/** Reads settings first, as systemd reads the EnvironmentFile of a unit. */
const withSettings = (file: string, user: string, command: string) => [
  ...['sh', '-c'],
  `set -a; . ${file}; set +a; cd /opt/vitrine; export HOME=/tmp; exec setpriv --reuid=${user} --regid=${user} --init-groups ${command}`,
];
const NODE = '/opt/vitrine/node_modules/.bin/node';

const storefront: HostProgram = {
  name: 'storefront',
  user: 'root',
  command: withSettings(
    '/etc/vitrine/storefront.env',
    'www-data',
    `${NODE} src/launch/storefront.ts`,
  ),
  pattern: 'src/launch/storefront.ts',
};

const platform: HostProgram = {
  name: 'platform',
  user: 'root',
  command: withSettings('/etc/vitrine/platform.env', 'www-data', `${NODE} src/demo/main.ts`),
  pattern: 'src/demo/main.ts',
};

export const AHEAD_MS = 90_000;
const FAKE_CLOCK = [
  'LD_PRELOAD=/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1',
  `FAKETIME=+${AHEAD_MS / 1_000}s`,
  'FAKETIME_DONT_FAKE_MONOTONIC=1',
];

/** A platform whose clock is wrong: of Node alone, which runs as another user than what starts it. */
export const PLATFORM_AHEAD: HostProgram = {
  ...platform,
  name: 'platform-ahead',
  command: withSettings(
    '/etc/vitrine/platform.env',
    'www-data',
    `env ${FAKE_CLOCK.join(' ')} ${NODE} src/demo/main.ts`,
  ),
};

/** Our own programs, by the role of their hosts. */
export const OWN_PROGRAMS = { platform, storefront } as const;

/** The S3 that an administrator has elsewhere. */
const photos: HostProgram = {
  name: 'photos',
  user: 'www-data',
  command: [NODE, '/opt/vitrine/deploy/fleet/trial/photo-store.ts', '/var/lib/photos'],
  pattern: 'photo-store.ts',
};

const haproxy: HostProgram = {
  name: 'haproxy',
  user: 'root',
  command: ['haproxy', '-W', '-db', '-f', '/etc/haproxy/haproxy.cfg'],
  pattern: 'haproxy -W',
};

const pgbackrest: HostProgram = {
  name: 'pgbackrest',
  user: 'postgres',
  command: ['pgbackrest', 'server'],
  pattern: 'pgbackrest server',
};

export const PROGRAMS: Readonly<Record<Role, readonly HostProgram[]>> = {
  edge: [
    {
      name: 'varnish',
      user: 'root',
      command: [
        ...['varnishd', '-F', '-a', ':6081', '-f', '/etc/varnish/default.vcl'],
        ...['-s', 'malloc,128m', '-p', 'thread_pool_min=10'],
      ],
      pattern: 'varnishd',
    },
    haproxy,
    {
      name: 'keepalived',
      user: 'root',
      command: ['keepalived', '--dont-fork', '--log-console'],
      pattern: 'keepalived',
    },
  ],
  storefront: [haproxy, storefront],
  platform: [
    haproxy,
    {
      name: 'pgbouncer',
      user: 'postgres',
      command: ['/usr/sbin/pgbouncer', '/etc/pgbouncer/pgbouncer.ini'],
      pattern: 'pgbouncer /etc',
    },
    platform,
  ],
  database: [
    {
      name: 'etcd',
      user: 'etcd',
      command: ['sh', '-c', 'set -a; . /etc/default/etcd; exec etcd'],
      pattern: 'etcd',
    },
    {
      name: 'patroni',
      user: 'postgres',
      command: ['patroni', '/etc/patroni/config.yml'],
      pattern: 'patroni /etc',
    },
    pgbackrest,
  ],
  valkey: [
    {
      name: 'redis',
      user: 'redis',
      command: ['redis-server', '/etc/redis/redis.conf'],
      pattern: 'redis-server',
    },
    {
      name: 'sentinel',
      user: 'redis',
      command: ['redis-sentinel', '/etc/redis/sentinel.conf'],
      pattern: 'redis-sentinel',
    },
  ],
  store: [pgbackrest, photos],
};
