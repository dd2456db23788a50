import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { filesOf } from '../files.ts';
import { entranceOf, type Fleet, PORTS, type Role } from '../fleet.ts';
import type { FleetSecrets } from '../secrets.ts';
import { OWN_PROGRAMS, PROGRAMS } from './host-programs.ts';
import { isOk } from './http-status.ts';
import { startHost, type TrialHost } from './trial-host.ts';

/** All hosts of a fleet, with everything running on them. */

const START_BUDGET_MS = 120_000;
/** Filling an empty shop. */
const PLATFORM_BUDGET_MS = 300_000;
/** A disk of a database that can be filled; others hold little. */
const DISK = { database: '1200m', others: '600m' };
/** By then balancers call one that is ready again. */
const SEEN_MS = 3_000;
/** Where this side of the bridge is. */
const OWN_ADDRESS = '10.77.0.1/24';

export type TrialFleet = {
  fleet: Fleet;
  secrets: FleetSecrets;
  hosts: readonly TrialHost[];
  ofRole(role: Role): TrialHost[];
  named(name: string): TrialHost;
  /** The database that leads, by Patroni; undefined while none does. */
  leader(): Promise<TrialHost | undefined>;
  /** Whether all platforms, storefronts and databases answer that they are. */
  areReady(): Promise<boolean>;
  /**
   * Stops our program on its hosts and starts it again, one after the other, as an administrator does;
   * `before` is done on a host while it has none.
   */
  replace(
    role: keyof typeof OWN_PROGRAMS,
    before?: (host: TrialHost) => Promise<void>,
  ): Promise<void>;
};

async function until(what: string, isSo: () => Promise<boolean>, budgetMs = START_BUDGET_MS) {
  const end = Date.now() + budgetMs;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`${what} took longer than ${budgetMs / 1_000} s.`);
    await pause(250);
  }
}

/** Where our programs say that they are ready. */
const READY = { platform: `${PORTS.api}/_health`, storefront: `${PORTS.storefront}/readyz` };

const say = (sentence: string) => process.stdout.write(`${sentence}\n`);

type What = {
  fleet: Fleet;
  secrets: FleetSecrets;
  /** Programs that platforms and storefronts begin with, where an upgrade is tried. */
  older?: string;
  /** The store of a fleet that has ended, with its backups. */
  store?: TrialHost;
};

/** Begins a fleet, to which browsers come from then on. */
export type Begin = (what: What) => Promise<TrialFleet>;

function makeNetwork() {
  const ip = (...args: string[]) => execFileSync('ip', args, { stdio: 'inherit' });
  ip('link', 'set', 'lo', 'up');
  ip('link', 'add', 'wire', 'type', 'bridge');
  ip('address', 'add', OWN_ADDRESS, 'dev', 'wire');
  ip('link', 'set', 'wire', 'up');
}

/** Starts all hosts; their programs in the order in which they need each other. */
export async function startFleet(what: What & { code: string; logs: string }): Promise<TrialFleet> {
  const { fleet, secrets, code: newer, older = newer, logs, store: former } = what;
  mkdirSync(logs, { recursive: true });
  if (former === undefined) makeNetwork();

  const hosts: TrialHost[] = [];
  for (const host of fleet.hosts) {
    const files = filesOf(fleet, host, secrets);
    if (former !== undefined && host.role === 'store') {
      former.write(files);
      hosts.push(former);
      continue;
    }
    const size = host.role === 'database' ? DISK.database : DISK.others;
    const code = host.role in OWN_PROGRAMS ? older : newer;
    hosts.push(await startHost(host, { files, code, newer, logs, size }));
  }
  const ofRole = (role: Role) => hosts.filter((host) => host.role === role);
  const named = (name: string) => {
    const found = hosts.find((host) => host.name === name);
    if (found === undefined) throw new Error(`${name} is no host of the fleet`);
    return found;
  };
  const leader = async () => {
    for (const host of ofRole('database')) {
      if (await isOk(`http://${host.address}:${PORTS.patroni}/primary`)) return host;
    }
    return undefined;
  };
  const startOn = (host: TrialHost, ...names: string[]) => {
    for (const one of PROGRAMS[host.role]) if (names.includes(one.name)) host.start(one);
  };
  const start = (role: Role, ...names: string[]) => {
    for (const host of ofRole(role)) startOn(host, ...names);
  };

  const shop = new URL(fleet.origins.shops[0] ?? '').host;
  type Own = keyof typeof READY;
  const isReady = (role: Own, { address }: TrialHost) =>
    isOk(`http://${address}:${READY[role]}`, shop);
  const untilReady = (role: Own, host: TrialHost) =>
    until(`The ${role} on ${host.name}`, () => isReady(role, host), PLATFORM_BUDGET_MS);

  const isRunning = ({ address }: TrialHost) => isOk(`http://${address}:${PORTS.patroni}/health`);

  say('Starting etcd, PostgreSQL and Redis …');
  // One that has other files now is started again by itself.
  if (former === undefined) start('store', 'pgbackrest', 'photos');
  else former.signal('pgbackrest server', 'SIGTERM');
  start('database', 'etcd', 'patroni', 'pgbackrest');
  start('valkey', 'redis', 'sentinel');
  await until('Electing a leader of PostgreSQL', async () => (await leader()) !== undefined);
  for (const host of ofRole('database')) await until('Copying the database', () => isRunning(host));
  const [store] = ofRole('store');
  if (former === undefined) {
    await store?.run('postgres', 'pgbackrest', '--stanza=shop', 'stanza-create');
  }

  say('Starting the platforms (the first one fills the shop) …');
  start('platform', 'haproxy', 'pgbouncer');
  for (const host of ofRole('platform')) {
    startOn(host, 'platform');
    await untilReady('platform', host);
  }
  say('Starting the storefronts and the edge …');
  start('storefront', 'haproxy', 'storefront');
  for (const host of ofRole('storefront')) await untilReady('storefront', host);
  start('edge', 'varnish', 'haproxy');
  for (const { name, address } of ofRole('edge')) {
    await until(name, () => isOk(`http://${address}:${PORTS.web}/fr-fr`, shop));
  }
  if (fleet.edgeAddress !== undefined) start('edge', 'keepalived');
  await until('The entrance', () => isOk(`http://${entranceOf(fleet)}:${PORTS.web}/fr-fr`, shop));
  const replace: TrialFleet['replace'] = async (role, before) => {
    const { name, pattern } = OWN_PROGRAMS[role];
    for (const host of ofRole(role)) {
      host.hold(name);
      host.signal(pattern, 'SIGTERM');
      await until(`Ending the ${role} on ${host.name}`, async () => {
        return host.processes(pattern).length === 0;
      });
      await before?.(host);
      host.release(name);
      await untilReady(role, host);
      await pause(SEEN_MS);
    }
  };
  const areReady = async () => {
    const answers = (['platform', 'storefront'] as const).flatMap((role) =>
      ofRole(role).map((host) => isReady(role, host)),
    );
    const databases = ofRole('database').map((host) => isRunning(host));
    return (await Promise.all([...answers, ...databases])).every(Boolean);
  };
  return { fleet, secrets, hosts, ofRole, named, leader, areReady, replace };
}
