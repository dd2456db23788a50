import { setTimeout as pause } from 'node:timers/promises';
import { hostsOf } from '../fleet.ts';
import { PROGRAMS } from '../trial/host-programs.ts';
import type { TrialFleet } from '../trial/trial-fleet.ts';
import type { HostProgram, TrialHost } from '../trial/trial-host.ts';
import type { Crowd } from './shoppers.ts';

/** What fails, one after the other. */

export type Failure = {
  name: string;
  /** What is done; it ends when the failure is over and what was stopped may go on. */
  strike(trial: TrialFleet, crowd: Crowd): Promise<void>;
};

const FROZEN_MS = 30_000;
const AWAY_MS = 30_000;
const SHORTLY_MS = 12_000;

async function leaderOf(trial: TrialFleet): Promise<TrialHost> {
  const host = await trial.leader();
  if (host === undefined) throw new Error('no PostgreSQL leads');
  return host;
}

const first = (trial: TrialFleet, role: TrialHost['role']): TrialHost => {
  const [host] = trial.ofRole(role);
  if (host === undefined) throw new Error(`no host is ${role}`);
  return host;
};

/** The Redis that leads. */
async function leadingValkey(trial: TrialFleet): Promise<TrialHost> {
  for (const host of trial.ofRole('valkey')) {
    const { valkey } = trial.secrets.passwords;
    const role = await host
      .run('root', 'redis-cli', '-a', valkey, '--no-auth-warning', 'role')
      .catch(() => '');
    if (role.startsWith('master')) return host;
  }
  throw new Error('no Redis leads');
}

/** PostgreSQL's own processes, without Patroni that looks after them. */
const POSTGRES = 'postgres';
const POSTMASTER = '/postgresql/15/bin/postgres';

async function freeze(host: TrialHost, pattern: string, ms = FROZEN_MS) {
  if (host.signal(pattern, 'SIGSTOP') === 0) throw new Error(`${host.name} runs no ${pattern}`);
  await pause(ms);
  host.signal(pattern, 'SIGCONT');
}

function kill(host: TrialHost, pattern: string) {
  if (host.signal(pattern, 'SIGKILL') === 0) throw new Error(`${host.name} runs no ${pattern}`);
}

/** The whole host of a database stops; it comes back later. */
async function crash(host: TrialHost, ms = AWAY_MS) {
  for (const { name } of PROGRAMS.database) host.hold(name);
  for (const pattern of ['patroni /etc', POSTGRES, 'etcd']) host.signal(pattern, 'SIGKILL');
  await pause(ms);
  for (const { name } of PROGRAMS.database) host.release(name);
}

const OF_POSTGRESQL: readonly Failure[] = [
  {
    name: 'postgresql-killed',
    strike: async (trial) => kill(await leaderOf(trial), POSTMASTER),
  },
  {
    name: 'postgresql-host-crashed',
    strike: async (trial) => crash(await leaderOf(trial)),
  },
  {
    name: 'postgresql-crashed-between-payment-and-order',
    strike: async (trial, crowd) => {
      const leader = await leaderOf(trial);
      await new Promise<void>((struck, failed) => {
        let isStruck = false;
        crowd.watch(async (step) => {
          if (step !== 'order' || isStruck) return;
          isStruck = true;
          // This shopper has paid, and asks for the order when its database is gone.
          crash(leader).then(struck, failed);
        });
      });
    },
  },
  {
    name: 'postgresql-frozen',
    strike: async (trial) => freeze(await leaderOf(trial), POSTGRES),
  },
  {
    name: 'postgresql-and-patroni-frozen',
    strike: async (trial) => {
      const leader = await leaderOf(trial);
      leader.signal('patroni /etc', 'SIGSTOP');
      await freeze(leader, POSTGRES);
      leader.signal('patroni /etc', 'SIGCONT');
    },
  },
  {
    name: 'postgresql-cut-off-alone',
    strike: async (trial) => {
      const leader = await leaderOf(trial);
      await leader.cutOff();
      await pause(AWAY_MS);
      await leader.reconnect();
    },
  },
  {
    name: 'postgresql-cut-off-with-a-platform',
    strike: async (trial) => {
      const [leader, platform] = [await leaderOf(trial), first(trial, 'platform')];
      const others = trial.fleet.hosts.filter(
        ({ name }) => name !== leader.name && name !== platform.name,
      );
      await Promise.all([leader.cutOff(others), platform.cutOff(others)]);
      await pause(AWAY_MS);
      await Promise.all([leader.reconnect(others), platform.reconnect(others)]);
    },
  },
  {
    name: 'postgresql-disk-full',
    strike: async (trial) => {
      const leader = await leaderOf(trial);
      const full = '/var/lib/postgresql/full';
      await leader.run('root', 'sh', '-c', `dd if=/dev/zero of=${full} bs=1M 2>/dev/null || true`);
      await pause(AWAY_MS);
      await leader.run('root', 'rm', full);
    },
  },
  {
    name: 'etcd-without-quorum',
    strike: async (trial) => {
      const two = trial.ofRole('database').slice(0, 2);
      for (const host of two) {
        host.hold('etcd');
        kill(host, 'etcd');
      }
      await pause(AWAY_MS);
      for (const host of two) host.release('etcd');
    },
  },
];

const OF_THE_REST: readonly Failure[] = [
  {
    name: 'redis-leader-killed',
    strike: async (trial) => {
      const leader = await leadingValkey(trial);
      leader.hold('redis');
      kill(leader, 'redis-server');
      await pause(AWAY_MS / 2);
      leader.release('redis');
    },
  },
  {
    name: 'redis-leader-frozen',
    strike: async (trial) => freeze(await leadingValkey(trial), 'redis-server'),
  },
  {
    name: 'pgbouncer-restarted',
    strike: async (trial) => {
      for (const host of trial.ofRole('platform')) host.signal('pgbouncer /etc', 'SIGTERM');
    },
  },
  {
    name: 'edge-cut-from-a-storefront',
    strike: async (trial) => {
      const storefront = first(trial, 'storefront');
      const edges = hostsOf(trial.fleet, 'edge');
      await storefront.cutOff(edges);
      await pause(AWAY_MS);
      await storefront.reconnect(edges);
    },
  },
  {
    name: 'clock-of-a-platform-90-seconds-ahead',
    strike: async (trial) => {
      const platform = first(trial, 'platform');
      const [settings, kept] = ['/etc/vitrine/platform.env', '/etc/vitrine/kept.env'];
      const ahead =
        'LD_PRELOAD=/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1\\nFAKETIME=+90s\\nFAKETIME_DONT_FAKE_MONOTONIC=1\\n';
      await platform.run('root', 'cp', '-p', settings, kept);
      await platform.run('root', 'sh', '-c', `printf '${ahead}' >> ${settings}`);
      platform.signal('src/demo/main.ts', 'SIGTERM');
      await pause(2 * AWAY_MS);
      await platform.run('root', 'mv', kept, settings);
      platform.signal('src/demo/main.ts', 'SIGTERM');
    },
  },
  {
    name: 'all-programs-restarted-one-after-the-other',
    strike: async (trial) => {
      for (const role of ['platform', 'storefront'] as const) {
        for (const host of trial.ofRole(role)) {
          host.signal(role === 'platform' ? 'src/demo/main.ts' : 'launch/storefront.ts', 'SIGTERM');
          await pause(AWAY_MS);
        }
      }
    },
  },
];

/** Every program on the first host that has it is killed and, besides, frozen. */
const eachProgram = (): Failure[] =>
  Object.entries(PROGRAMS).flatMap(([role, programs]) =>
    programs.flatMap((program) => ofProgram(role, program)),
  );

function ofProgram(role: string, { name, pattern }: HostProgram): Failure[] {
  const host = (trial: TrialFleet) => {
    const found = trial.hosts.find((one) => one.role === role);
    if (found === undefined) throw new Error(`no host is ${role}`);
    return found;
  };
  return [
    {
      name: `${role}-${name}-killed`,
      strike: async (trial) => kill(host(trial), pattern),
    },
    {
      name: `${role}-${name}-frozen`,
      strike: async (trial) => freeze(host(trial), pattern, SHORTLY_MS),
    },
  ];
}

export const FAILURES: readonly Failure[] = [...OF_POSTGRESQL, ...OF_THE_REST, ...eachProgram()];
