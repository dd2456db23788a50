import { z } from 'zod';
import { PORTS } from '../fleet.ts';
import { statusOf } from './http-status.ts';
import type { TrialFleet } from './trial-fleet.ts';

/** The table of who leads, and who answers. */

const clusterSchema = z.object({
  members: z.array(
    z.object({
      name: z.string(),
      role: z.string(),
      state: z.string(),
      timeline: z.number().optional(),
      lag: z.union([z.number(), z.string()]).optional(),
    }),
  ),
});

const ask = (url: string) => fetch(url, { signal: AbortSignal.timeout(2_000) });

async function sayUp(url: string, host: string): Promise<string> {
  const status = await statusOf(url, host);
  if (status === 0) return 'is silent';
  return status < 400 ? 'answers' : `answers ${status}`;
}

async function databases({ ofRole }: TrialFleet): Promise<string[]> {
  for (const { address } of ofRole('database')) {
    try {
      const answer = await ask(`http://${address}:${PORTS.patroni}/cluster`);
      return clusterSchema
        .parse(await answer.json())
        .members.map(
          ({ name, role, state, timeline = '-' }) =>
            `${name.padEnd(6)} PostgreSQL  ${role}, ${state}, timeline ${timeline}`,
        );
    } catch {
      // The next one may know.
    }
  }
  return ['PostgreSQL: no member answers'];
}

function valkeys({ ofRole, secrets }: TrialFleet): Promise<string>[] {
  return ofRole('valkey').map(async (host) => {
    const name = host.name.padEnd(6);
    try {
      const { valkey } = secrets.passwords;
      const told = await host.run('root', 'redis-cli', '-a', valkey, '--no-auth-warning', 'role');
      return `${name} Redis       ${told.split('\n')[0]}`;
    } catch {
      return `${name} Redis       is silent`;
    }
  });
}

export async function currentLeaders(trial: TrialFleet): Promise<string> {
  const programs = [
    ...trial.ofRole('platform').map((host) => ({ host, port: PORTS.api, path: '/_health' })),
    ...trial
      .ofRole('storefront')
      .map((host) => ({ host, port: PORTS.storefront, path: '/readyz' })),
  ];
  const shop = new URL(trial.fleet.origins.shops[0] ?? '').host;
  const answers = programs.map(
    async ({ host: { name, address, role }, port, path }) =>
      `${name.padEnd(6)} ${role.padEnd(11)} ${await sayUp(`http://${address}:${port}${path}`, shop)}`,
  );
  const lines = await Promise.all([...(await databases(trial)), ...valkeys(trial), ...answers]);
  return lines.map((line) => `  ${line}`).join('\n');
}
