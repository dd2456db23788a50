import { type SQL, sql } from 'drizzle-orm';
import { DEMATERIALISED_SEGMENTATION } from '#src/domain/catalogue/catalogue.values.ts';
import type { Queryable } from '../kernel/database/database.ts';
import { BOOKS } from '../payments/face.ts';

/** A settled shop has no payment that is older than this and neither ordered nor given back. */
const SETTLED_WITHIN_SECONDS = 60;

/**
 * What must hold whatever happens (safety.md), each with a query that finds where it does not. The
 * names of the rows that it answers are cart, order, sku and card.
 */
const RULES: readonly [rule: string, contradictions: SQL][] = [
  [
    'a cart makes one order at most',
    sql`select cart_id as name from orders group by cart_id having count(*) > 1`,
  ],
  ['stock is never below zero', sql`select sku as name from stocks where quantity < 0`],
  [
    'a gift card has paid what it no longer holds, and never more than its value',
    sql`select card_id as name from gift_cards card where balance_cents < 0
      or value_cents - balance_cents <>
        (select coalesce(sum(cent_amount), 0) from gift_card_uses used where used.card_id = card.card_id)`,
  ],
  [
    'a gift card is held by no cart that nobody pays',
    sql`select cart_id as name from gift_card_uses used where order_number is null
      and not exists (select from carts where carts.cart_id = used.cart_id and locked_by is not null)`,
  ],
  [
    'a promotion is reserved by no cart that nobody pays',
    sql`select cart_id as name from promotion_uses used where order_number is null
      and not exists (select from carts where carts.cart_id = used.cart_id and locked_by is not null)`,
  ],
  [
    'a use of a promotion is of the order of its cart, and its cents are off that order',
    sql`select used.cart_id as name from promotion_uses used where order_number is not null
      and not exists (select from orders o where o.order_number = used.order_number
        and o.cart_id = used.cart_id and used.cents >= (
          select coalesce(sum((off ->> 'centAmount')::int), 0) from jsonb_array_elements(o.discounts) off
          where off ->> 'code' = used.promotion_id))`,
  ],
  [
    'a gift card of the staff holds what was decided',
    sql`select card.card_id as name from goodwill_cards gift join gift_cards card on card.bought_as = gift.gift_id
      where card.value_cents <> gift.cent_amount or card.currency <> gift.currency
        or card.domain is distinct from gift.domain`,
  ],
  [
    'an ordered cart has its order',
    sql`select cart_id as name from carts where state = 'ordered'
      and not exists (select from orders where orders.cart_id = carts.cart_id)`,
  ],
  [
    'an order has its cart, and nobody pays it any more',
    sql`select order_number as name from orders where not exists (
      select from carts where carts.cart_id = orders.cart_id
      and state = 'ordered' and locked_by is null)`,
  ],
  [
    'numbers of invoices and credit notes have no gap',
    sql`select store_id || ' ' || kind || ' ' || year as name from document_series series
      where last <> (select count(*) from order_documents issued
        where (issued.store_id, issued.kind, issued.year) = (series.store_id, series.kind, series.year)
          and place between 1 and series.last)`,
  ],
  [
    'what an order was paid with makes its total',
    sql`select order_number as name from orders where total_cent_amount <> (
      select sum((paid ->> 'amountPlanned')::int) from jsonb_array_elements(payments) paid)`,
  ],
  [
    'money that was authorised is ordered or given back within a minute, never both',
    sql`select reference as name from payments where status = 'Authorised'
      and ((order_number is null) = (voided_at is null))
      and (order_number is not null
        or changed_at < now() - make_interval(secs => ${SETTLED_WITHIN_SECONDS}))`,
  ],
  [
    'what is captured, and what is held back of it, is at most what was authorised',
    sql`select reference as name from payments paid where cent_amount <
      (select coalesce(sum(cent_amount), 0) from payment_captures taken
        where taken.reference = paid.reference and state <> 'failed')
      + (select coalesce(sum(cent_amount), 0) from payment_refunds held
        where held.reference = paid.reference and is_held)`,
  ],
  [
    'what is refunded or disputed is at most what was captured',
    sql`select reference as name from (${BOOKS}) books where refunded + disputed > captured`,
  ],
  [
    'what parcels took of a line, and what of it never left, is at most what was bought or exchanged',
    sql`select o.order_number as name from orders o where exists (
      select from (
        select l ->> 'lineId' as id, (l ->> 'quantity')::int as many
          from order_parcels p, jsonb_array_elements(p.lines) l where p.order_number = o.order_number
        union all select l ->> 'lineId', (l ->> 'quantity')::int
          from order_returns r, jsonb_array_elements(r.unsent) l where r.order_number = o.order_number
      ) gone group by gone.id having sum(gone.many) > coalesce(
        (select (l ->> 'quantity')::int from jsonb_array_elements(o.line_items) l
          where l ->> 'lineId' = gone.id),
        (select quantity from order_exchanges x where x.exchange_id = gone.id), 0))`,
  ],
  [
    'an order has as many items to send as parcels and cancellations have left',
    sql`select o.order_number as name from orders o where o.to_send <>
      (select coalesce(sum((l ->> 'quantity')::int), 0) from jsonb_array_elements(o.line_items) l
        where l ->> 'segmentationId' <> ${DEMATERIALISED_SEGMENTATION})
      + (select coalesce(sum(quantity), 0) from order_exchanges x where x.order_number = o.order_number)
      - (select coalesce(sum((l ->> 'quantity')::int), 0)
        from order_parcels p, jsonb_array_elements(p.lines) l where p.order_number = o.order_number)
      - (select coalesce(sum((l ->> 'quantity')::int), 0)
        from order_returns r, jsonb_array_elements(r.unsent) l
        where r.order_number = o.order_number and not exists (
          select from jsonb_array_elements(o.line_items) b where b ->> 'lineId' = l ->> 'lineId'
          and b ->> 'segmentationId' = ${DEMATERIALISED_SEGMENTATION}))`,
  ],
  [
    'what a customer got back for an order by hand is what was decided',
    sql`select d.refund_id as name from order_refunds d join payment_refunds r using (refund_id)
      where r.cent_amount <> d.cent_amount or r.reference <> d.reference`,
  ],
  [
    'a message of a provider is applied within a minute',
    sql`select event_id as name from payment_events where applied_at is null
      and received_at < now() - make_interval(secs => ${SETTLED_WITHIN_SECONDS})`,
  ],
];

/** Where the data contradict a rule: `rule: name, name`; none where all is well. */
export async function findContradictions(db: Queryable): Promise<string[]> {
  const found: string[] = [];
  for (const [rule, contradictions] of RULES) {
    const { rows } = await db.execute<{ name: string }>(contradictions);
    if (rows.length > 0) found.push(`${rule}: ${rows.map(({ name }) => name).join(', ')}`);
  }
  return found;
}
