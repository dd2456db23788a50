import { seedDatabase } from '#src/demo/seed/seed.ts';
import type { ShopFill } from './test-platform.ts';

/** The shop that ships, seeded today. */
export const SEEDED_SHOP: ShopFill = {
  name: 'seeded_shop',
  fill: (database) => seedDatabase(database, new Date()),
};
