import { ROLES, type Role } from '../fleet.ts';
import { PROGRAMS } from '../trial/host-programs.ts';
import type { TrialFleet } from '../trial/trial-fleet.ts';
import type { HostProgram, TrialHost } from '../trial/trial-host.ts';
import type { Failure } from './failure.ts';
import { freeze, kill, leaderOf, leadingEdge, leadingValkey } from './fault-actions.ts';

/** Every program of every role is killed and, besides, frozen. */

const FROZEN_MS = 12_000;

/** Where a program is made to fail: on a host that leads, where one does, and on one that does not. */
const LEADING: Partial<Record<Role, (trial: TrialFleet) => Promise<TrialHost>>> = {
  database: leaderOf,
  valkey: leadingValkey,
};

const following = async (trial: TrialFleet, role: Role): Promise<TrialHost> => {
  if (role === 'edge') return leadingEdge(trial);
  const leading = await LEADING[role]?.(trial);
  const found = trial.ofRole(role).find(({ name }) => name !== leading?.name);
  if (found === undefined) throw new Error(`no host is ${role}`);
  return found;
};

export const EACH_PROGRAM: readonly Failure[] = ROLES.flatMap((role) => {
  const leading = LEADING[role];
  return PROGRAMS[role].flatMap((program) => [
    ...ofProgram(role, program, (trial) => following(trial, role)),
    ...(leading === undefined ? [] : ofProgram(`leading-${role}`, program, leading)),
  ]);
});

function ofProgram(
  where: string,
  { name, pattern }: HostProgram,
  host: (trial: TrialFleet) => Promise<TrialHost>,
): Failure[] {
  return [
    {
      name: `${where}-${name}-killed`,
      strike: async (trial) => kill(await host(trial), pattern),
    },
    {
      name: `${where}-${name}-frozen`,
      strike: async (trial) => freeze(await host(trial), pattern, FROZEN_MS),
    },
  ];
}
