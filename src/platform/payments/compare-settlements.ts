import { type SQL, sql } from 'drizzle-orm';
import { MISSED_AFTER_DAYS } from '#src/domain/payment/settlement.ts';
import { type Database, inTransaction } from '../kernel/database/database.ts';
import { settlementDifferences } from './tables.ts';

/**
 * What should be settled, each by the provider's name for it: payments that were taken immediately,
 * captures, refunds and disputes.
 */
const OWN: SQL = sql`
  select service, 'captured' as kind, coalesce(paid_id, provider_id) as transfer_id, reference, product,
    cent_amount, currency, changed_at, order_number is not null as is_due
  from payments where capture = 'immediate' and status = 'Authorised'
  union all
  select service, 'captured', taken.provider_id, reference, product, taken.cent_amount, currency,
    taken.changed_at, taken.state = 'done'
  from payment_captures taken join payments using (reference)
  union all
  select service, 'refunded', back.provider_id, reference, product, back.cent_amount, currency,
    back.changed_at, back.state = 'done'
  from payment_refunds back join payments using (reference) where not back.is_held
  union all
  select service, kind, dispute_id, reference, product, disputed.cent_amount, currency, opened_at, false
  from payment_disputes disputed join payments using (reference),
    unnest(array['disputed', 'put-back']) as kind
  where kind = 'disputed' or reversed_at is not null`;

/** PayPal pays out by itself, not through the provider that opened the payment. */
const SETTLED_ELSEWHERE = 'paypal';

const differences = (now: Date): SQL => sql`
  with own as (${OWN}),
  began as (select service, min(settled_at) as began_at from settlements group by service),
  compared as (
    select entry.service, entry.kind, entry.transfer_id, entry.settlement_id,
      entry.cent_amount as settled_cents, own.reference, own.cent_amount as own_cents, entry.currency,
      case when own.reference is null then 'unknown' else 'differs' end as problem
    from settled_entries entry left join own on own.service = entry.service and own.kind = entry.kind
      and own.transfer_id in (entry.transfer_id, entry.payment_id)
    where own.reference is null or own.cent_amount <> entry.cent_amount
      or own.currency <> entry.currency
    union all
    select own.service, own.kind, own.transfer_id, null, null, own.reference, own.cent_amount,
      own.currency, 'missing'
    from own join began using (service)
    where is_due and transfer_id is not null and product <> ${SETTLED_ELSEWHERE}
      and changed_at >= began_at
      and changed_at < ${now.toISOString()}::timestamptz - make_interval(days => ${MISSED_AFTER_DAYS})
      and not exists (select from settled_entries entry where entry.service = own.service
        and entry.kind = own.kind and own.transfer_id in (entry.transfer_id, entry.payment_id)))
  insert into settlement_differences (service, kind, transfer_id, problem, settlement_id,
    settled_cents, reference, own_cents, currency)
  select service, kind, transfer_id, problem, settlement_id, settled_cents, reference, own_cents,
    currency from compared on conflict do nothing`;

/** Holds what was settled against payments, captures, refunds and disputes, and notes where they differ. */
export async function compareSettlements(database: Database, now: Date): Promise<void> {
  await inTransaction(database, async (tx) => {
    await tx.delete(settlementDifferences);
    await tx.execute(differences(now));
  });
}
