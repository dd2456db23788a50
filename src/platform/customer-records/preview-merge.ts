import { sql } from 'drizzle-orm';
import type { MergePreview, MergeSide } from '#src/domain/account/customer-merge.schema.ts';
import { mergeObstacles } from '#src/domain/account/customer-merge.ts';
import { shownNames } from '#src/domain/account/display-name.ts';
import { requireFound } from '#src/domain/errors.ts';
import type { Queryable } from '../kernel/database/database.ts';

type Row = Omit<MergeSide, 'createdAt' | 'name'> & {
  firstName: string;
  lastName: string;
  createdAt: string;
};

/** One of two accounts, with how much there is of what would move; throws NOT_FOUND. */
async function readSide(db: Queryable, customerId: string): Promise<MergeSide> {
  const { rows } = await db.execute<Row>(sql`
    select c.customer_id as id, c.first_name as "firstName", c.last_name as "lastName",
      coalesce(c.guest_email, c.email) as email, c.guest_email is not null as "isGuest",
      c.created_at as "createdAt", coalesce(f.version, 1) as version,
      c.is_deleted as "isDeleted", c.blocked_at is not null as "isBlocked",
      c.loyalty_number as "loyaltyNumber",
      exists (select from carts t where t.customer_id = c.customer_id and t.locked_by is not null)
        as "isPaying",
      (select coalesce(sum(points), 0)::int from loyalty_movements t
        where t.customer_id = c.customer_id) as points,
      (select count(*)::int from orders t where t.customer_id = c.customer_id) as orders,
      (select count(*)::int from order_returns r join orders t using (order_number)
        where t.customer_id = c.customer_id) as returns,
      (select count(*)::int from gift_cards k left join orders t using (order_number)
        left join goodwill_cards g on g.gift_id = k.bought_as
        where t.customer_id = c.customer_id or g.recipient_email = coalesce(c.guest_email, c.email)) as "giftCards",
      (select count(*)::int from delivery_addresses t where t.customer_id = c.customer_id)
        as addresses,
      (select count(*)::int from wishlist_products t where t.customer_id = c.customer_id) as wishes,
      (select count(*)::int from stock_alerts t where t.customer_id = c.customer_id) as alerts,
      (select count(*)::int from reservations t where t.customer_id = c.customer_id)
        as reservations,
      (select count(*)::int from reviews t where t.customer_id = c.customer_id) as reviews,
      (select count(*)::int from subscriptions t where t.customer_id = c.customer_id) as consents
    from customers c left join customer_files f on f.customer_id = c.customer_id
    where c.customer_id = ${customerId}`);
  const { createdAt, firstName, lastName, ...side } = requireFound(rows[0], 'NOT_FOUND');
  const name = shownNames({ firstName, lastName });
  return { ...side, name, createdAt: new Date(createdAt).toISOString() };
}

/** Whether a store has laid one item aside for both. */
async function isReservedTwice(db: Queryable, one: string, other: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from reservations mine join reservations theirs using (store_id, sku)
    where mine.customer_id = ${one} and theirs.customer_id = ${other}
      and mine.released_at is null and theirs.released_at is null`);
  return rows.length > 0;
}

/** Two accounts side by side, and what keeps them from being merged; throws NOT_FOUND. */
export async function readMerge(
  db: Queryable,
  { customerId, otherId }: { customerId: string; otherId: string },
): Promise<MergePreview> {
  const survivor = await readSide(db, customerId);
  const other = await readSide(db, otherId);
  const reserved = { isReservedTwice: await isReservedTwice(db, customerId, otherId) };
  return { survivor, other, obstacles: mergeObstacles(survivor, other, reserved) };
}
