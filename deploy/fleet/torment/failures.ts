import { setTimeout as pause } from 'node:timers/promises';
import { entranceOf, hostsOf, PORTS } from '../fleet.ts';
import { AHEAD_MS, OWN_PROGRAMS, PLATFORM_AHEAD } from '../trial/host-programs.ts';
import { countMigrations } from './database-checks.ts';
import { EACH_PROGRAM } from './each-program.ts';
import type { Failure } from './failure.ts';
import {
  AWAY_MS,
  crash,
  crashEdge,
  first,
  freeze,
  kill,
  leaderOf,
  leadingEdge,
  leadingValkey,
  POSTGRES,
  POSTMASTER,
} from './fault-actions.ts';
import { UPGRADE } from './options.ts';

/** What fails, one after the other. */

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
    name: 's3-away',
    isSilent: true,
    strike: async (trial) => {
      const store = first(trial, 'store');
      await freeze(store, 'photo-store.ts');
      store.hold('photos');
      kill(store, 'photo-store.ts');
      await pause(AWAY_MS / 2);
      store.release('photos');
    },
  },
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
    name: 'edge-host-killed',
    strike: async (trial) => crashEdge(await leadingEdge(trial), entranceOf(trial.fleet)),
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
      const [right, ahead] = [OWN_PROGRAMS.platform, PLATFORM_AHEAD];
      const end = async () => {
        platform.signal(right.pattern, 'SIGTERM');
        while (platform.processes(right.pattern).length > 0) await pause(250);
      };
      platform.hold(right.name);
      await end();
      platform.start(ahead);
      await pause(2 * AWAY_MS);
      const url = `http://${platform.address}:${PORTS.api}/_health`;
      const answer = await fetch(url).catch(() => null);
      await answer?.body?.cancel();
      const saysAt = Date.parse(answer?.headers.get('date') ?? '');
      platform.hold(ahead.name);
      await end();
      platform.release(right.name);
      if (!(saysAt - Date.now() > AHEAD_MS / 2)) throw new Error('Its clock was not wrong.');
    },
  },
  {
    name: 'all-programs-restarted-one-after-the-other',
    isSilent: true,
    strike: async (trial) => {
      await trial.replace('platform');
      await trial.replace('storefront');
    },
  },
];

/** The first platform of the new version migrates, the others follow, then the storefronts. */
const OF_VERSIONS: readonly Failure[] = [
  {
    name: UPGRADE,
    isSilent: true,
    strike: async (trial) => {
      const before = await countMigrations(trial);
      await trial.replace('platform', (host) => host.upgrade());
      await trial.replace('storefront', (host) => host.upgrade());
      if ((await countMigrations(trial)) === before) throw new Error('Nothing was migrated.');
    },
  },
];

/** In the order in which they happen. */
export const FAILURES: readonly Failure[] = [
  ...OF_VERSIONS,
  ...OF_POSTGRESQL,
  ...OF_THE_REST,
  ...EACH_PROGRAM,
];
