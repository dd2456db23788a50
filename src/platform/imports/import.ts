import { access } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import type { Currency } from '#src/domain/money/money.ts';
import {
  getDomain,
  LANGUAGES,
  type Language,
  ONLINE_LOCALES,
  type OnlineLocale,
} from '#src/domain/shop/locales.ts';
import { currencyOfShop } from '../catalogue/face.ts';
import { createClock, readConfig } from '../config.ts';
import type { Database } from '../kernel/database/database.ts';
import { sayDatabaseError } from '../kernel/database/database-errors.ts';
import { startDatabase } from '../kernel/database/start-database.ts';
import { showProgress } from '../kernel/show-progress.ts';
import { HOW_TO_OPEN, isEmpty } from '../opening/face.ts';
import { openPhotoArchive } from '../pictures/face.ts';
import { findWebDomains } from '../shops/face.ts';
import type { Separator } from './csv-rows.ts';
import { groupReasons } from './group-reasons.ts';
import { importProducts } from './import-products.ts';
import { bytesOf, openText } from './open-text.ts';
import { createPictureLoader } from './picture-loader.ts';

const OFFERED: readonly Currency[] = [...new Set(ONLINE_LOCALES.map(currencyOfShop))];
const say = (sentence: string) => process.stderr.write(`${sentence}\n`);

function isCurrency(text: string): text is Currency {
  return OFFERED.some((currency) => currency === text);
}

const SEPARATOR_NAMES: Record<Separator, string> = {
  ',': 'commas',
  ';': 'semicolons',
  '\t': 'tabs',
  '|': 'bars',
};

type Arguments = {
  path: string;
  currency: Currency;
  /** Null where it is that of all open shops. */
  language: Language | null;
  /** Null for those that speak the language. */
  shops: OnlineLocale[] | null;
  hosts: string[];
};

const isLanguage = (name: string): name is Language => LANGUAGES.some((one) => one === name);
const isShop = (name: string): name is OnlineLocale => ONLINE_LOCALES.some((one) => one === name);

function readLanguage(text: string | undefined): Language | null {
  if (text === undefined) return null;
  if (isLanguage(text)) return text;
  throw new Error(`Texts may be in ${LANGUAGES.join(', ')}: --language fr`);
}

function readShops(text: string | undefined): OnlineLocale[] | null {
  if (text === undefined) return null;
  const names = text.split(',').map((name) => name.trim());
  const wrong = names.find((name) => !isShop(name));
  if (wrong === undefined) return names.filter(isShop);
  throw new Error(`"${wrong}" is no shop. There may be: ${ONLINE_LOCALES.join(', ')}.`);
}

/** The language of the open shops; throws where they speak several. */
async function languageOfShops(database: Database): Promise<Language> {
  const spoken = (await findWebDomains(database)).map(({ domain }) => getDomain(domain).lang);
  const [only, ...others] = new Set(spoken);
  if (only !== undefined && others.length === 0) return only;
  throw new Error(
    `The shops speak ${[...new Set(spoken)].join(', ')}. Say in which language the file is: --language fr`,
  );
}

/** Hosts as in a URL: `cdn.example.com`, `localhost:8080`. */
function readHosts(text: string): string[] {
  const hosts = text
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter((host) => host !== '');
  const wrong = hosts.find((host) => !/^[a-z0-9.-]+(:\d+)?$|^\[[0-9a-f:]+\](:\d+)?$/.test(host));
  if (wrong === undefined) return hosts;
  throw new Error(`"${wrong}" is no host: --pictures-from cdn.example.com,other.example`);
}

async function readArguments(): Promise<Arguments> {
  const { values, positionals } = parseArgs({
    options: {
      currency: { type: 'string', default: 'EUR' },
      language: { type: 'string' },
      shops: { type: 'string' },
      'pictures-from': { type: 'string', default: '' },
    },
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
  return {
    ...{ path, currency, hosts: readHosts(values['pictures-from']) },
    ...{ language: readLanguage(values.language), shops: readShops(values.shops) },
  };
}

async function importFile(): Promise<void> {
  const { path, currency, hosts, shops, ...said } = await readArguments();
  const config = readConfig(process.env);
  const { jobs: database, stop } = await startDatabase({ config, log: say });
  try {
    const now = createClock(config)();
    if (await isEmpty(database)) throw new Error(HOW_TO_OPEN);
    const language = said.language ?? (await languageOfShops(database));
    const onProgress = (done: number, wanted: number) => showProgress(done, wanted, 'products');
    const { encoding, text } = await openText(bytesOf(path));
    const load = createPictureLoader({ folder: dirname(path), hosts });
    const photos = { load, archive: await openPhotoArchive(config) };
    const report = await importProducts(database, text, {
      ...{ language, currency, now, photos, onProgress },
      ...(shops !== null && { shops }),
      isDrawn: config.hasDemo,
    });
    say(`read as ${encoding}, fields separated by ${SEPARATOR_NAMES[report.separator]}`);
    for (const sentence of groupReasons(report.refusals)) say(sentence);
    for (const sentence of groupReasons(report.warnings, ', to be checked')) say(sentence);
    if (report.unknownColumns.length > 0) say(`not read: ${report.unknownColumns.join(', ')}`);
    const { added, updated, unchanged, variants, withoutBarcode, refusedRows } = report;
    if (withoutBarcode > 0) {
      say(`to be checked: sizes without a barcode, sold without a GTIN: ${withoutBarcode}`);
    }
    say(
      `${added} products added, ${updated} updated, ${unchanged} unchanged, with ${variants} sizes; ${refusedRows} rows refused.`,
    );
  } finally {
    await stop();
  }
}

/** `npm run platform:import -- products.csv`: takes over the products of another shop. */
importFile().catch((error: unknown) => {
  const said = sayDatabaseError(error);
  if (said !== null) say(`The import stopped: ${said}.`);
  else say(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
