import { sql } from 'drizzle-orm';
import type { Database } from '#src/platform/kernel/database/database.ts';

/** What a shop has after some years: grown from one order, one customer and one size of its own. */
export async function growShop(database: Database, orderNumber: string): Promise<void> {
  await database.execute(sql`
    insert into customers select grown.* from customers c, generate_series(1, 5000) n,
      lateral jsonb_populate_record(c, jsonb_build_object(
      'customer_id', 'grown-' || n, 'loyalty_number', null, 'email', 'grown' || n || '@' || md5(n::text) || '.example',
      'first_name', md5(n::text), 'last_name', md5((n + 1)::text),
      'created_at', c.created_at - make_interval(mins => n))) grown where c.customer_id = 'U1'`);
  await database.execute(sql`
    insert into orders select grown.* from orders o, generate_series(1, 10000) n,
      lateral jsonb_populate_record(o, jsonb_build_object(
      'order_number', 'V' || (1000000 + n), 'cart_id', 'grown-' || n,
      'customer_id', 'grown-' || (n % 5000 + 1),
      'created_at', o.created_at - make_interval(mins => n),
      'status', case when n % 50 = 0 then 'placed' else 'delivered' end,
      'to_send', case when n % 50 = 0 then 1 else 0 end,
      'line_items', jsonb_build_array(o.line_items -> 0 || jsonb_build_object('sku', 'G' || (n % 1000))),
      'billing_address', o.billing_address || jsonb_build_object(
        'firstName', md5(n::text), 'lastName', md5((n + 1)::text)))) grown where o.order_number = ${orderNumber}`);
  await database.execute(sql`
    insert into payments select grown.* from payments p, generate_series(1, 10000) n,
      lateral jsonb_populate_record(p, jsonb_build_object(
      'reference', 'grown-' || n, 'order_number', 'V' || (1000000 + n), 'cart_id', p.cart_id,
      'provider_id', null, 'paid_id', null)) grown where p.order_number = ${orderNumber}`);
  await database.execute(sql`
    insert into order_returns select grown.* from order_returns r, generate_series(1, 2000) n,
      lateral jsonb_populate_record(r, jsonb_build_object(
      'return_id', 'grown-' || n, 'return_number', 'R' || (1000000 + n),
      'order_number', 'V' || (1000000 + n * 5),
      'declared_at', r.declared_at - make_interval(mins => n))) grown where r.order_number = ${orderNumber}`);
  await database.execute(sql`
    insert into audit_entries select grown.* from (
        select * from audit_entries where subject_id = ${orderNumber} limit 1) a,
      generate_series(1, 30000) n, lateral jsonb_populate_record(null::audit_entries,
        to_jsonb(a) || jsonb_build_object('entry_id', 'grown-' || n,
          'at', a.at - make_interval(mins => n), 'subject_id', 'V' || (1000000 + n))) grown`);
  await database.execute(sql`
    insert into events (event_id, type, at, shop, subject_kind, subject_id, data)
    select '00000000-0000-4000-8000-' || lpad(n::text, 12, '0'), e.type, e.at - make_interval(mins => n), e.shop, e.subject_kind, 'V' || (1000000 + n), e.data
    from (select * from events where subject_id = ${orderNumber} limit 1) e, generate_series(1, 20000) n`);
  await database.execute(sql`
    insert into event_deliveries (delivery_id, event_id, endpoint_id, state, since, attempts)
    select gen_random_uuid()::text, '00000000-0000-4000-8000-' || lpad(n::text, 12, '0'), d.endpoint_id,
      case when n % 100 = 0 then 'failed' else 'delivered' end, d.since, 1
    from (select * from event_deliveries limit 1) d, generate_series(1, 20000) n`);
  await database.execute(sql`
    insert into skus (sku, option_id, gtin, size, position)
    select 'G' || n, option_id, (4000000000000 + n)::text, 'G' || n, n + 10
    from skus, generate_series(0, 49999) n where sku = 'S1'`);
  await database.execute(sql`
    insert into stocks (sku, quantity) select 'G' || n, n % 200 from generate_series(0, 49999) n`);
  await database.execute(sql`
    insert into stock_movements (at, sku, place, reason, difference, after)
    select now() - make_interval(mins => n), 'G' || (n % 1000), 'warehouse', 'sale', -1, 5
    from generate_series(1, 50000) n`);
  await database.execute(sql`vacuum analyze`);
}
