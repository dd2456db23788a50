import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Currency } from '#src/domain/money.ts';
import { createClock, readConfig } from '../config.ts';
import { startDatabase } from '../database/start-database.ts';
import { CURRENCY } from '../seed/build-prices.ts';
import { fillEmptyShops, seedDatabase } from '../seed/seed.ts';
import { showProgress } from '../seed/show-progress.ts';
import { importProducts } from './import-products.ts';

const OFFERED: readonly Currency[] = [...new Set(Object.values(CURRENCY))];
const say = (sentence: string) => process.stderr.write(`${sentence}\n`);

function isCurrency(text: string): text is Currency {
  return OFFERED.some((currency) => currency === text);
}

async function readArguments(): Promise<{ path: string; currency: Currency }> {
  const { values, positionals } = parseArgs({
    options: { currency: { type: 'string', default: 'EUR' } },
    allowPositionals: true,
  });
  const [path] = positionals;
  if (path === undefined)
    throw new Error('Say which file: npm run platform:import -- products.csv');
  const { currency } = values;
  if (!isCurrency(currency)) {
    throw new Error(`Amounts may be in ${OFFERED.join(', ')}: --currency EUR`);
  }
  await access(path).catch(() => {
    throw new Error(`There is no file "${path}".`);
  });
  return { path, currency };
}

/** `npm run platform:import -- products.csv`: takes over the products of another shop. */
async function run(): Promise<void> {
  const { path, currency } = await readArguments();
  const config = readConfig(process.env);
  const { database, stop } = await startDatabase({ config, log: say });
  try {
    const now = createClock(config)();
    await (config.hasDemo ? seedDatabase : fillEmptyShops)(database, now);
    const onProgress = (done: number, wanted: number) => showProgress(done, wanted, 'products');
    const source = createReadStream(path, 'utf8');
    const report = await importProducts(database, source, { currency, now, onProgress });
    for (const { line, reason } of report.refusals) say(`line ${line}: ${reason}`);
    if (report.unknownColumns.length > 0) say(`not read: ${report.unknownColumns.join(', ')}`);
    const { added, updated, variants, refusals } = report;
    say(
      `${added} products added, ${updated} updated, with ${variants} sizes; ${refusals.length} rows refused.`,
    );
  } finally {
    await stop();
  }
}

run().catch((error: unknown) => {
  say(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
