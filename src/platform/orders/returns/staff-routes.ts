import { randomUUID } from 'node:crypto';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { shownNames } from '#src/domain/account/display-name.ts';
import { shownAddress } from '#src/domain/address/address.ts';
import { DEMATERIALISED_SEGMENTATION } from '#src/domain/catalogue/catalogue.values.ts';
import { DomainError, requireFound } from '#src/domain/errors.ts';
import { isWholeInspection } from '#src/domain/order/inspection.ts';
import type { LineShare, ReturnedLine } from '#src/domain/order/order.schema.ts';
import { itemsLeft, mayComeBack } from '#src/domain/order/return.ts';
import { readReturnNumber } from '#src/domain/order/return-number.ts';
import type { listReturns as listCall } from '#src/domain/order/staff-order.calls.ts';
import type { inspectionBodySchema } from '#src/domain/order/staff-order.schema.ts';
import { without } from '#src/domain/order/to-send.ts';
import { getDomain } from '#src/domain/shop/locales.ts';
import { rowsOf } from '#src/domain/staff/list.ts';
import { findLineProducts } from '../../catalogue/face.ts';
import type { Queryable, Transaction } from '../../kernel/database/database.ts';
import type { PlatformDeps, StaffCaller } from '../../kernel/http/platform-env.ts';
import { enqueue } from '../../kernel/jobs/job-queue.ts';
import { findShops, findWebDomainByStoreId } from '../../shops/face.ts';
import { takeStock } from '../../stock/face.ts';
import { type Asked, changeOrder, type OrderRow } from '../change-order.ts';
import { BILLED_NAMES, type BilledNames } from '../list-orders.ts';
import { findLeaving, noteToSend } from '../sending/parcels.ts';
import { orderExchanges, orderReturns } from '../tables.ts';
import { noteReturn } from './declare-return.ts';
import { inspectReturn } from './receive-return.ts';
import { WRITE_RETURN_MAIL } from './return-mail.job.ts';

type Deps = Pick<PlatformDeps, 'database' | 'now'>;

/**
 * Declares a return for a customer: of what has left, also once the days for it are over. Throws
 * RETURN_NOT_POSSIBLE.
 */
export function declareByStaff(
  deps: Deps,
  caller: StaffCaller,
  asked: Asked,
  lines: ReturnedLine[],
): Promise<void> {
  return changeOrder(deps, caller, { ...asked, action: 'order.return' }, async (tx, order, now) => {
    const { returns, toSend } = await findLeaving(tx, order);
    const parcelled = order.lineItems.filter(
      ({ segmentationId }) => segmentationId !== DEMATERIALISED_SEGMENTATION,
    );
    const left = without(itemsLeft(parcelled, returns), toSend);
    if (!mayComeBack(lines, left)) throw new DomainError('RETURN_NOT_POSSIBLE');
    const declared = { returnId: asked.changeId, basis: 'promise', lines } as const;
    const noted = { ...declared, lines, declaredBy: caller.name };
    const { returnNumber } = await noteReturn(tx, order, noted, now);
    await enqueue(tx, WRITE_RETURN_MAIL, asked.changeId);
    return { after: { returnNumber, lines } };
  });
}

type Swap = LineShare & { sku: string };

/** Takes other sizes of the same items from stock, to be sent for those that came. */
async function exchange(
  tx: Transaction,
  order: OrderRow,
  { returnId, exchanges }: { returnId: string; exchanges: readonly Swap[] },
  now: Date,
): Promise<void> {
  const shop = requireFound(await findWebDomainByStoreId(tx, order.storeId), 'NOT_FOUND');
  const view = { domain: shop.domain, lang: getDomain(shop.domain).lang };
  const skus = exchanges.map(({ sku }) => sku);
  const facts = await findLineProducts(tx, skus, view, now);
  for (const { lineId, sku, quantity } of exchanges) {
    const line = order.lineItems.find((one) => one.lineId === lineId);
    const product = facts.get(sku)?.product;
    if (line === undefined || product?.optionId !== line.product.optionId || sku === line.sku) {
      throw new DomainError('EXCHANGE_NOT_POSSIBLE');
    }
    // It costs what was paid for the other one.
    const row = { exchangeId: randomUUID(), orderNumber: order.orderNumber, returnId, lineId };
    const sent = { ...product, price: line.product.price };
    await tx.insert(orderExchanges).values({ ...row, sku, quantity, product: sent });
  }
  const lacking = await takeStock(tx, exchanges, order, now);
  if (lacking.length > 0) throw new DomainError('EXCHANGE_NOT_POSSIBLE');
}

/**
 * Notes what was found of a return, item by item; refunds, stock and exchanges follow. Throws
 * INSPECTION_NOT_POSSIBLE where it was inspected before or something is not said, and
 * EXCHANGE_NOT_POSSIBLE.
 */
export async function inspectByStaff(
  deps: Deps,
  caller: StaffCaller,
  { returnId, ...asked }: Omit<Asked, 'orderNumber'> & { returnId: string },
  { inspected, exchanges }: Pick<z.output<typeof inspectionBodySchema>, 'inspected' | 'exchanges'>,
): Promise<string> {
  const isIt = eq(orderReturns.returnId, returnId);
  const [found] = await deps.database.select().from(orderReturns).where(isIt);
  const { orderNumber } = requireFound(found, 'NOT_FOUND');
  const change = { ...asked, orderNumber, action: 'order.inspection' } as const;
  await changeOrder(deps, caller, change, async (tx, order, now) => {
    const [returned] = await tx.select().from(orderReturns).where(isIt);
    if (returned === undefined || !isWholeInspection(returned, inspected, exchanges)) {
      throw new DomainError('INSPECTION_NOT_POSSIBLE');
    }
    if (!(await inspectReturn(tx, order, returned, inspected, now))) {
      throw new DomainError('INSPECTION_NOT_POSSIBLE');
    }
    if (exchanges.length > 0) {
      await exchange(tx, order, { returnId, exchanges }, now);
      await noteToSend(tx, order, now);
    }
    return { after: { returnId, inspected, exchanges } };
  });
  return orderNumber;
}

type Query = z.output<typeof listCall.request.query>;

const countOf = (lines: SQL): SQL =>
  sql`(select coalesce(sum((l ->> 'quantity')::int), 0)::int from jsonb_array_elements(${lines}) l)`;

/** Items of a return `r` that come, or came. */
const ITEMS: SQL = sql`${countOf(sql`r.lines`)} - ${countOf(sql`r.unsent`)}`;

const STATE: SQL = sql`
  case
    when r.refunded_at is not null then 'settled'
    when r.received_at is not null then 'refund-due'
    when ${ITEMS} = 0 then 'unsent'
    else 'awaited'
  end`;

type Row = {
  returnId: string;
  returnNumber: string;
  orderNumber: string;
  storeId: string;
  billed: BilledNames | null;
  declaredAt: string;
  receivedAt: string | null;
  refundedAt: string | null;
  items: number;
  state: 'awaited' | 'unsent' | 'refund-due' | 'settled';
  version: number;
};

const iso = (instant: string | null) => (instant === null ? null : new Date(instant).toISOString());

/** A page of the returns of the caller's shops. */
export async function listReturns(
  db: Queryable,
  caller: StaffCaller,
  query: Query & { customerId?: string },
) {
  const shops = await findShops(db, caller);
  const stores = [...shops].flatMap(([storeId, shop]) =>
    query.shop === undefined || query.shop === shop ? [storeId] : [],
  );
  if (stores.length === 0) return { values: [], total: 0 };
  const { q, state, customerId } = query;
  const typed = q?.toUpperCase();
  const which = sql.join(
    [
      sql`o.store_id in ${stores}`,
      // What the staff cancelled never left and is done: that is no return.
      sql`(r.declared_by is null or ${ITEMS} > 0)`,
      ...(typed === undefined
        ? []
        : [sql`(r.return_number = ${readReturnNumber(typed)} or r.order_number = ${typed})`]),
      ...(customerId === undefined ? [] : [sql`o.customer_id = ${customerId}`]),
      ...(state === undefined ? [] : [sql`${STATE} = ${state}`]),
    ],
    sql` and `,
  );
  const from = sql`order_returns r join orders o on o.order_number = r.order_number where ${which}`;
  const { limit, offset } = rowsOf(query);
  const direction = query.order === 'asc' ? sql`asc` : sql`desc`;
  const { rows } = await db.execute<Row>(sql`
    select r.return_id as "returnId", r.return_number as "returnNumber",
      r.order_number as "orderNumber", o.store_id as "storeId", o.version,
      ${BILLED_NAMES} as billed,
      r.declared_at as "declaredAt", r.received_at as "receivedAt", r.refunded_at as "refundedAt",
      ${ITEMS} as items,
      ${STATE} as state
    from ${from} order by r.declared_at ${direction}, r.return_id limit ${limit} offset ${offset}`);
  const counted = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from ${from}`,
  );
  return {
    values: rows.flatMap(({ storeId, returnId, billed, ...row }) => {
      const shop = shops.get(storeId);
      if (shop === undefined) return [];
      return [
        {
          ...row,
          ...{ id: returnId, shop },
          customerName: billed === null ? '' : shownNames(shownAddress(billed)),
          declaredAt: new Date(row.declaredAt).toISOString(),
          receivedAt: iso(row.receivedAt),
          refundedAt: iso(row.refundedAt),
        },
      ];
    }),
    total: counted.rows[0]?.total ?? 0,
  };
}
