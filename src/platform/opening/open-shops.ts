import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import type { WebDomain } from '#src/domain/shop/web-domain.schema.ts';
import { fillVocabularies } from '../catalogue/face.ts';
import { addEntries, type CspRule, fillAssets } from '../content/face.ts';
import {
  type Database,
  inTransaction,
  type Queryable,
  type Transaction,
} from '../kernel/database/database.ts';
import { addShops, findWebDomains, hasShops, lockShops } from '../shops/face.ts';
import { buildAssets, buildContentEntries } from './content/build-content.ts';
import type { Site } from './content/site.ts';

/** Sources that the shop's own pages need; the storefront adds its nonce and its pictures. */
const CSP_RULES: CspRule[] = [
  { rulesType: 'csp', directive: 'script-src', sources: ["'self'"] },
  { rulesType: 'csp', directive: 'img-src', sources: ["'self'", 'data:'] },
  { rulesType: 'csp', directive: 'connect-src', sources: ["'self'"] },
];

/** What an administrator of an empty platform reads. */
export const HOW_TO_OPEN =
  'The database holds no shop. Open one with: npm run platform:open -- --shops fr-fr --seller seller.json (docs/going-live.md)';

/** Whether nobody has filled the database yet. */
export async function isEmpty(db: Queryable): Promise<boolean> {
  return !(await hasShops(db));
}

/** Runs `fill` on an empty database. Two processes may start at once: the second waits. */
export function fillOnce(
  database: Database,
  fill: (tx: Transaction) => Promise<void>,
): Promise<boolean> {
  return inTransaction(database, async (tx) => {
    await lockShops(tx);
    if (!(await isEmpty(tx))) return false;
    await fill(tx);
    return true;
  });
}

/** A shop that opens: its parameters, and whose content it gets. */
export type OpenedShop = { parameters: WebDomain; site: Site };

/**
 * Writes the parameters and content of shops that do not exist yet, before the first of them also
 * families, vocabularies and sizes. No product, customer, code or cart.
 */
export async function openShops(
  tx: Transaction,
  shops: readonly OpenedShop[],
  brandName?: string,
): Promise<void> {
  if (await isEmpty(tx)) {
    await fillVocabularies(tx);
    await fillAssets(tx, { assets: buildAssets(), rules: CSP_RULES });
  }
  await addShops(
    tx,
    shops.map(({ parameters }) => parameters),
  );
  await addEntries(
    tx,
    buildContentEntries(
      shops.map(({ site }) => site),
      brandName,
    ),
  );
}

/** Opens those of some shops that are not open yet, and answers which. */
export function openMissingShops(
  database: Database,
  shops: readonly OpenedShop[],
  brandName?: string,
): Promise<OnlineLocale[]> {
  return inTransaction(database, async (tx) => {
    await lockShops(tx);
    const open = new Set((await findWebDomains(tx)).map(({ domain }) => domain));
    const missing = shops.filter(({ parameters }) => !open.has(parameters.domain));
    if (missing.length > 0) await openShops(tx, missing, brandName);
    return missing.map(({ parameters }) => parameters.domain);
  });
}
