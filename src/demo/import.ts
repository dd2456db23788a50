import { runImport } from '#src/platform/imports/run-import.ts';
import { fillEmptyShops } from '#src/platform/opening/open-shops.ts';
import { seedDatabase } from './seed-database.ts';

/** `npm run platform:import -- products.csv`: beside the demo's products, where there is a demo. */
runImport(({ hasDemo, sealing }) =>
  hasDemo ? (database, now) => seedDatabase(database, now, sealing) : fillEmptyShops,
);
