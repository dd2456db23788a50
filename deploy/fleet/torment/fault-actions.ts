import { setTimeout as pause } from 'node:timers/promises';
import { entranceOf } from '../fleet.ts';
import { PROGRAMS } from '../trial/host-programs.ts';
import type { TrialFleet } from '../trial/trial-fleet.ts';
import type { TrialHost } from '../trial/trial-host.ts';

/** How programs and hosts are made to fail. */

const FROZEN_MS = 30_000;
export const AWAY_MS = 30_000;

export async function leaderOf(trial: TrialFleet): Promise<TrialHost> {
  const host = await trial.leader();
  if (host === undefined) throw new Error('no PostgreSQL leads');
  return host;
}

export const first = (trial: TrialFleet, role: TrialHost['role']): TrialHost => {
  const [host] = trial.ofRole(role);
  if (host === undefined) throw new Error(`no host is ${role}`);
  return host;
};

/** The Redis that leads. */
export async function leadingValkey(trial: TrialFleet): Promise<TrialHost> {
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
export const POSTGRES = 'postgres';
export const POSTMASTER = '/postgresql/15/bin/postgres';

export async function freeze(host: TrialHost, pattern: string, ms = FROZEN_MS) {
  if (host.signal(pattern, 'SIGSTOP') === 0) throw new Error(`${host.name} runs no ${pattern}`);
  await pause(ms);
  host.signal(pattern, 'SIGCONT');
}

export function kill(host: TrialHost, pattern: string) {
  if (host.signal(pattern, 'SIGKILL') === 0) throw new Error(`${host.name} runs no ${pattern}`);
}

/** The edge at which browsers arrive. */
export async function leadingEdge(trial: TrialFleet): Promise<TrialHost> {
  const entrance = entranceOf(trial.fleet);
  for (const host of trial.ofRole('edge')) {
    const addresses = await host.run('root', 'ip', '-o', '-4', 'address');
    if (addresses.includes(` ${entrance}/`)) return host;
  }
  throw new Error('no edge has the address');
}

/** The whole host of an edge is gone without a word, and comes back later. */
export async function crashEdge(host: TrialHost, entrance: string, ms = AWAY_MS) {
  for (const { name, pattern } of PROGRAMS.edge) {
    host.hold(name);
    // First: what dies closes its connections, which a host without power does not.
    host.signal(pattern, 'SIGSTOP');
  }
  await host.cutOff();
  for (const { pattern } of PROGRAMS.edge) {
    host.signal(pattern, 'SIGKILL');
    // What waits for them goes on.
    host.signal(pattern, 'SIGCONT');
  }
  // A host that starts has its own address alone.
  await host.run('root', 'ip', 'address', 'delete', `${entrance}/32`, 'dev', 'eth0');
  await pause(ms);
  await host.reconnect();
  for (const { name } of PROGRAMS.edge) host.release(name);
}

/** The whole host of a database stops; it comes back later. */
export async function crash(host: TrialHost, ms = AWAY_MS) {
  for (const { name } of PROGRAMS.database) host.hold(name);
  for (const pattern of ['patroni /etc', POSTGRES, 'etcd']) host.signal(pattern, 'SIGKILL');
  await pause(ms);
  for (const { name } of PROGRAMS.database) host.release(name);
}
