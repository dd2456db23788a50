import { type SQL, sql } from 'drizzle-orm';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { at } from '../prices/current-prices.ts';

/** Whether a product `p` is shown at an instant, under a further condition. */
const isShown = (now: Date, which: SQL) => sql`exists (
  select from product_publications shown where shown.product_id = p.product_id
    and shown.valid_from <= ${at(now)}
    and (shown.valid_until is null or shown.valid_until > ${at(now)}) and ${which})`;

/** Whether lists, search, feeds and sitemaps of a shop name a product `p`. */
export const isListed = (domain: OnlineLocale | SQL, now: Date): SQL =>
  isShown(now, sql`shown.domain = ${domain} and shown.shown_as = 'listed'`);

/** Whether shoppers of a shop who have the URL or sku of a product `p` see it and may buy it. */
export const isOpen = (domain: OnlineLocale | SQL, now: Date): SQL =>
  isShown(now, sql`shown.domain = ${domain}`);

/** Whether any shop lists a product `p`, as lists were built last. */
export const isInLists = sql`p.product_id in (select product_id from tiles)`;
