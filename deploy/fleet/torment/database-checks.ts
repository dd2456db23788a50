import type { TrialFleet } from '../trial/trial-fleet.ts';

/** What the database says of orders, and whether its books agree. */

/** Asks the PostgreSQL that leads; one row a line. */
export async function askLeader({ leader }: TrialFleet, query: string): Promise<string[]> {
  const host = await leader();
  if (host === undefined) throw new Error('no PostgreSQL leads');
  const told = await host.run('postgres', 'psql', '--dbname=shop', '-At', '-c', query);
  return told.split('\n').filter(Boolean);
}

/** Puts as many of the dress in stock as the crowd can buy. */
export async function fillShelves(trial: TrialFleet, sku: string): Promise<void> {
  await askLeader(trial, `update stocks set quantity = 100000 where sku = '${sku}'`);
}

/** How many migrations the tables have seen. */
export async function countMigrations(trial: TrialFleet): Promise<number> {
  const [count] = await askLeader(trial, 'select count(*) from drizzle.__drizzle_migrations');
  return Number(count);
}

/** The cart of every order of the crowd until then; one that is named twice was ordered twice. */
export const orderedCarts = (trial: TrialFleet, until?: Date): Promise<string[]> =>
  askLeader(
    trial,
    `select o.cart_id from orders o join customers c using (customer_id) where c.email like 'e2e-%'
      and o.created_at <= '${until?.toISOString() ?? 'infinity'}'`,
  );

/** What contradicts in the books, as `npm run platform:check` says it; null where they agree. */
export async function contradictions({ ofRole }: TrialFleet): Promise<string | null> {
  const [platform] = ofRole('platform');
  const check =
    'set -a; . /etc/vitrine/platform.env; cd /opt/vitrine; exec node_modules/.bin/node src/platform/check-data.ts';
  try {
    await platform?.run('root', 'sh', '-c', check);
    return null;
  } catch (error) {
    return error instanceof Error && 'stderr' in error
      ? String(error.stderr).trim()
      : String(error);
  }
}
