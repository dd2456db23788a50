import { and, asc, gte, inArray, lt } from 'drizzle-orm';
import type { Taking, TakingsPeriod } from '#src/domain/order/takings.schema.ts';
import { dayAfter, shopDay } from '#src/domain/shop/shop-day.ts';
import type { WebDomain } from '#src/domain/shop/web-domain.schema.ts';
import type { Queryable } from '../../kernel/database/database.ts';
import { orderDocuments } from '../tables.ts';
import { findDocumentSums } from './document-sums.ts';

/** Documents of shops that may be of the days of a period: no clock is further than a day from UTC. */
export const issuedAbout = (storeIds: readonly string[], { from, to }: TakingsPeriod) =>
  and(
    inArray(orderDocuments.storeId, [...storeIds]),
    gte(orderDocuments.issuedAt, new Date(`${dayAfter(from, -1)}T00:00:00Z`)),
    lt(orderDocuments.issuedAt, new Date(`${dayAfter(to, 2)}T00:00:00Z`)),
  );

/**
 * What shops took and paid back on the days of a period (`YYYY-MM-DD`, both included), by their own
 * clocks: what invoices and credit notes of these days say, added up by rate.
 */
export async function readTakings(
  db: Queryable,
  shops: readonly WebDomain[],
  { from, to }: TakingsPeriod,
): Promise<Taking[]> {
  const shopOf = new Map(shops.map((shop) => [shop.storeId, shop]));
  const documents = await findDocumentSums(db, shops, {
    which: issuedAbout([...shopOf.keys()], { from, to }),
    by: asc(orderDocuments.issuedAt),
  });
  const takings = new Map<string, Taking>();
  for (const { storeId, kind: document, issuedAt, currency, country, sums } of documents) {
    const sold = shopOf.get(storeId);
    if (sold === undefined) continue;
    const day = shopDay(issuedAt, sold.countryCodeISO2);
    if (day < from || day > to) continue;
    const kind = document === 'invoice' ? ('sales' as const) : ('refunds' as const);
    for (const { rate, net, vat, gross } of sums) {
      const key = [day, sold.domain, kind, currency, country, rate].join(' ');
      const of = { day, shop: sold.domain, currency, kind, country, rate };
      const taking = takings.get(key) ?? { ...of, documents: 0, net: 0, vat: 0, gross: 0 };
      taking.documents += 1;
      taking.net += net;
      taking.vat += vat;
      taking.gross += gross;
      takings.set(key, taking);
    }
  }
  return [...takings.values()].sort(
    (one, other) =>
      one.day.localeCompare(other.day) ||
      one.shop.localeCompare(other.shop) ||
      other.kind.localeCompare(one.kind) ||
      other.gross - one.gross,
  );
}
