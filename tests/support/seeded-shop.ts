import { seedDatabase } from '#src/demo/seed-database.ts';
import { SEALING } from './identity-server.ts';
import type { ShopFill } from './test-platform.ts';

/** The shop that ships, as it is seeded on a day: prices and campaigns begin and end. */
function seededShop(name: string, now: Date): ShopFill {
  return { name, fill: (database) => seedDatabase(database, now, SEALING) };
}

export const SEEDED_SHOP = seededShop('seeded_shop', new Date());

/** For tests that reckon with days of their own. */
export const JUNE_NOON = new Date('2026-06-30T12:00:00Z');
export const SHOP_IN_JUNE = seededShop('shop_in_june', JUNE_NOON);
