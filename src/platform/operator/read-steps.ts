import { and, count, eq, gte, notInArray, sql } from 'drizzle-orm';
import type { OnlineLocale } from '#src/domain/locales.ts';
import { carts } from '../carts/tables.ts';
import type { Queryable } from '../database/database.ts';
import { orders } from '../orders/tables.ts';
import { payments } from '../payments/tables.ts';
import { webDomains } from '../web-domains/tables.ts';

/** How many carts of a shop came how far. */
export type Steps = {
  domain: OnlineLocale;
  carts: number;
  addressed: number;
  delivered: number;
  paying: number;
  ordered: number;
};

/**
 * The steps of all carts that were begun since a day (in UTC), by shop. Carts that became another
 * one, or that were deleted, are left out: what is sold in them counts elsewhere.
 */
export function readSteps(db: Queryable, since: string): Promise<Steps[]> {
  const started = db.selectDistinct({ cartId: payments.cartId }).from(payments).as('started');
  return db
    .select({
      domain: webDomains.domain,
      carts: count(),
      addressed: count(carts.billingAddress),
      delivered: count(carts.shippingMethodKey),
      paying: count(started.cartId),
      ordered: count(orders.cartId),
    })
    .from(carts)
    .innerJoin(webDomains, eq(webDomains.storeId, carts.storeId))
    .leftJoin(started, eq(started.cartId, carts.cartId))
    .leftJoin(orders, eq(orders.cartId, carts.cartId))
    .where(
      and(
        gte(carts.createdAt, sql`${since}::timestamp at time zone 'UTC'`),
        notInArray(carts.state, ['merged', 'deleted']),
      ),
    )
    .groupBy(webDomains.domain)
    .orderBy(webDomains.domain);
}
