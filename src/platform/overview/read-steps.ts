import { and, count, eq, gte, inArray, notInArray, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Steps } from '#src/domain/measurement/measurement.schema.ts';
import { CHANNEL_NAMES, DEVICE_CHANNELS } from '#src/domain/shop/devices.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { carts } from '../carts/face.ts';
import type { Queryable } from '../kernel/database/database.ts';
import { orders } from '../orders/face.ts';
import { payments } from '../payments/face.ts';
import { webDomains } from '../shops/face.ts';

/** From a day (in UTC) on, in some shops. */
type Span = { since: string; shops: ReadonlySet<OnlineLocale> };

/**
 * The steps of all carts that were begun in a span, by a column. Carts that became another
 * one, or that were deleted, are left out: what is sold in them counts elsewhere.
 */
function stepsBy(db: Queryable, { since, shops }: Span, by: AnyPgColumn) {
  const started = db.selectDistinct({ cartId: payments.cartId }).from(payments).as('started');
  return db
    .select({
      name: sql<string | null>`${by}`,
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
        inArray(webDomains.domain, [...shops]),
        notInArray(carts.state, ['merged', 'deleted']),
      ),
    )
    .groupBy(by)
    .orderBy(by);
}

/** How far carts came, by shop. */
export async function readShopSteps(db: Queryable, span: Span): Promise<Steps[]> {
  return stepsBy(db, span, webDomains.domain);
}

/** How far carts came, by the channel on which they were begun (specification §3). */
export async function readChannelSteps(db: Queryable, span: Span): Promise<Steps[]> {
  const rows = await stepsBy(db, span, carts.channel);
  return rows.map((row) => {
    const channel = DEVICE_CHANNELS.find((one) => one === row.name);
    return { ...row, name: channel === undefined ? null : CHANNEL_NAMES[channel] };
  });
}
