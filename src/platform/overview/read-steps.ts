import { and, count, gte, inArray, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Steps } from '#src/domain/measurement/measurement.schema.ts';
import { CHANNEL_NAMES, DEVICE_CHANNELS } from '#src/domain/shop/devices.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import type { Queryable } from '../kernel/database/database.ts';
import { cartSteps } from './views.ts';

/** From a day (in UTC) on, in some shops. */
type Span = { since: string; shops: ReadonlySet<OnlineLocale> };

const countOf = (is: AnyPgColumn) => sql<number>`count(*) filter (where ${is})`.mapWith(Number);

/** The steps of all carts that were begun in a span, by a column. */
function stepsBy(db: Queryable, { since, shops }: Span, by: AnyPgColumn) {
  return db
    .select({
      name: sql<string | null>`${by}`,
      carts: count(),
      addressed: countOf(cartSteps.isAddressed),
      delivered: countOf(cartSteps.isDelivered),
      paying: countOf(cartSteps.isPaying),
      ordered: countOf(cartSteps.isOrdered),
    })
    .from(cartSteps)
    .where(
      and(
        gte(cartSteps.begunAt, sql`${since}::timestamp at time zone 'UTC'`),
        inArray(cartSteps.domain, [...shops]),
      ),
    )
    .groupBy(by)
    .orderBy(by);
}

/** How far carts came, by shop. */
export async function readShopSteps(db: Queryable, span: Span): Promise<Steps[]> {
  return stepsBy(db, span, cartSteps.domain);
}

/** How far carts came, by the channel on which they were begun (specification §3). */
export async function readChannelSteps(db: Queryable, span: Span): Promise<Steps[]> {
  const rows = await stepsBy(db, span, cartSteps.channel);
  return rows.map((row) => {
    const channel = DEVICE_CHANNELS.find((one) => one === row.name);
    return { ...row, name: channel === undefined ? null : CHANNEL_NAMES[channel] };
  });
}
