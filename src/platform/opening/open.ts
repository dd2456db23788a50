import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { gapLine } from '#src/domain/legal/legal-gaps.ts';
import { ONLINE_LOCALES, type OnlineLocale } from '#src/domain/shop/locales.ts';
import { readConfig } from '../config.ts';
import { readLegalGaps } from '../content/face.ts';
import { sayDatabaseError } from '../kernel/database/database-errors.ts';
import { startDatabase } from '../kernel/database/start-database.ts';
import { siteOf } from './content/site.ts';
import { openMissingShops } from './open-shops.ts';
import { inOrder, shopParameters } from './shop-parameters.ts';
import { readShopTerms } from './shop-terms.ts';

const HOW = 'npm run platform:open -- --shops fr-fr,de-de --seller seller.json';
const say = (sentence: string) => process.stdout.write(`${sentence}\n`);

const isShop = (name: string): name is OnlineLocale => ONLINE_LOCALES.some((one) => one === name);

function readShops(list: string): OnlineLocale[] {
  const names = list.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !isShop(name));
  if (unknown !== undefined) {
    throw new Error(`"${unknown}" is no shop. There may be: ${ONLINE_LOCALES.join(', ')}.`);
  }
  return inOrder(names.filter(isShop));
}

async function readArguments() {
  const { values } = parseArgs({
    options: { shops: { type: 'string' }, seller: { type: 'string' } },
  });
  const { shops, seller: path } = values;
  if (shops === undefined || path === undefined) throw new Error(`Say which shops: ${HOW}`);
  const wanted = readShops(shops);
  const file = await readFile(path, 'utf8').catch(() => {
    throw new Error(`There is no file "${path}".`);
  });
  try {
    return { wanted, terms: readShopTerms(file, wanted) };
  } catch (error) {
    throw new Error(`${path} cannot be used:\n${error instanceof Error ? error.message : error}`);
  }
}

/** `npm run platform:open`: opens shops on an empty database, and later those that come to them. */
async function open(): Promise<void> {
  const { wanted, terms } = await readArguments();
  const config = readConfig(process.env);
  const { jobs: database, stop } = await startDatabase({ config, log: say });
  try {
    const shops = [...terms].map(([locale, own]) => ({
      parameters: shopParameters(locale, own),
      site: siteOf(locale),
    }));
    const opened = await openMissingShops(database, shops, config.brandName);
    for (const shop of wanted) {
      say(
        opened.includes(shop)
          ? `${shop} is open.`
          : `${shop} was open before: nothing of it is changed. What is set of it is under Settings of the back office.`,
      );
    }
    const { shops: gaps } = await readLegalGaps(database);
    const lacking = gaps.filter(({ domain }) => wanted.includes(domain));
    if (lacking.length > 0) say('Before they sell (docs/going-live.md):');
    for (const gap of lacking) say(`  ${gapLine(gap)}`);
    if (opened.length > 0) {
      say(
        'Menu, home page, stories and help are examples: read and change them under Content of the back office.',
      );
    }
  } finally {
    await stop();
  }
}

open().catch((error: unknown) => {
  const said = sayDatabaseError(error);
  if (said !== null) say(`Nothing was opened: ${said}.`);
  else say(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
