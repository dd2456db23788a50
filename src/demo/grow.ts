import { parseArgs } from 'node:util';
import {
  refreshListings,
  settleListings,
} from '#src/platform/catalogue/listings/refresh-listings.ts';
import { createClock, readConfig } from '#src/platform/config.ts';
import { inTransaction } from '#src/platform/kernel/database/database.ts';
import { startDatabase } from '#src/platform/kernel/database/start-database.ts';
import { showProgress } from '#src/platform/kernel/show-progress.ts';
import { copyProducts, countProducts, MAX_COPIES } from './seed/copy-products.ts';
import { seedDatabase } from './seed-database.ts';

const BATCH = 2_000;

function wantedProducts(): number {
  const { values } = parseArgs({ options: { products: { type: 'string' } } });
  const wanted = Number(values.products);
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > MAX_COPIES) {
    throw new Error(`Say how many: --products 50000 (at most ${MAX_COPIES}).`);
  }
  return wanted;
}

/** `npm run platform:seed -- --products 50000`: grows the catalogue to N products. */
async function grow(): Promise<void> {
  const wanted = wantedProducts();
  const config = readConfig(process.env);
  if (!config.hasDemo) throw new Error('Only the demo shop is grown: PLATFORM_DEMO is off.');
  const began = performance.now();
  const say = (sentence: string) => process.stderr.write(`${sentence}\n`);
  const { jobs: database, stop } = await startDatabase({ config, log: say });
  try {
    const now = createClock(config)();
    await seedDatabase(database, now, config.sealing);
    let { listed, copies } = await inTransaction(database, countProducts);
    while (listed < wanted) {
      const many = Math.min(BATCH, wanted - listed);
      const from = copies;
      await inTransaction(database, (tx) => copyProducts(tx, from, from + many));
      listed += many;
      copies += many;
      showProgress(listed, wanted, 'products');
    }
    await inTransaction(database, (tx) => refreshListings(tx, now));
    await settleListings(database);
    say(`${listed} products after ${((performance.now() - began) / 1_000).toFixed(1)} s.`);
  } finally {
    await stop();
  }
}

grow().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
