import { setTimeout as pause } from 'node:timers/promises';
import { fleetSchema } from '../fleet.ts';
import { secretsFor } from '../secrets.ts';
import type { Begin, TrialFleet } from '../trial/trial-fleet.ts';
import { contradictions, orderedCarts } from './database-checks.ts';
import { archiveLog, backUp } from './restore.ts';
import { startCrowd } from './shoppers.ts';

/** A second fleet, which takes over from a backup of the first one as of a minute that is past. */

const ENOUGH_ORDERS = 10;
const BUDGET_MS = 120_000;
/** The last number of an address is so much higher in the second fleet. */
const HIGHER = 100;

export type SecondFleet = {
  /** Carts that were ordered until then in the first fleet, and those in the second one. */
  orders: number;
  restored: number;
  isSame: boolean;
  books: string | null;
  /** From the begin until it serves. */
  servesAfterS: number;
  /** What shoppers then bought in it. */
  bought: number;
  backedUp: boolean;
};

/** The same description with other hosts; only the store stays. */
function describeSecond({ fleet }: TrialFleet, until: Date) {
  const moved = (address: string) =>
    address.replace(/\d+$/, (last) => String(Number(last) + HIGHER));
  return fleetSchema.parse({
    ...fleet,
    ...(fleet.edgeAddress !== undefined && { edgeAddress: moved(fleet.edgeAddress) }),
    restoreTo: until.toISOString(),
    hosts: fleet.hosts.map((host) =>
      host.role === 'store'
        ? host
        : { ...host, name: `${host.name}b`, address: moved(host.address) },
    ),
  });
}

/** Ends the first fleet but for its store, and begins the second one. */
export async function restoreSecond(
  first: TrialFleet,
  begin: Begin,
  until: Date,
  paths: readonly string[],
): Promise<SecondFleet> {
  const [store] = first.ofRole('store');
  if (store === undefined) throw new Error('no host is store');
  const before = await orderedCarts(first, until);
  await archiveLog(first);
  for (const host of first.hosts) if (host !== store) await host.end();

  const begun = Date.now();
  const fleet = describeSecond(first, until);
  const second = await begin({ fleet, secrets: secretsFor(fleet, first.secrets), store });
  const servesAfterS = (Date.now() - begun) / 1_000;
  const after = await orderedCarts(second);
  const isSame = before.toSorted().join() === after.toSorted().join();
  const books = await contradictions(second);
  const crowd = await startCrowd(fleet.origins.shops[0] ?? '', paths);
  const end = Date.now() + BUDGET_MS;
  while (crowd.orders.length < ENOUGH_ORDERS && Date.now() < end) await pause(1_000);
  await crowd.stop();
  return {
    orders: before.length,
    restored: after.length,
    isSame,
    books: books ?? (await contradictions(second)),
    servesAfterS,
    bought: crowd.orders.length,
    backedUp: await backUp(second).then(
      () => true,
      () => false,
    ),
  };
}
