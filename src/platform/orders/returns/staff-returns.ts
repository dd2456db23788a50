import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { DEMATERIALISED_SEGMENTATION } from '#src/domain/catalogue/catalogue.values.ts';
import { DomainError, requireFound } from '#src/domain/errors.ts';
import { isWholeInspection } from '#src/domain/order/inspection.ts';
import type { LineShare, ReturnedLine } from '#src/domain/order/order.schema.ts';
import type { ReturnWay } from '#src/domain/order/order.values.ts';
import { itemsLeft, mayComeBack } from '#src/domain/order/return.ts';
import type { inspectionBodySchema } from '#src/domain/order/staff-write.schema.ts';
import { without } from '#src/domain/order/to-send.ts';
import { getDomain } from '#src/domain/shop/locales.ts';
import { findLineProducts } from '../../catalogue/face.ts';
import type { Transaction } from '../../kernel/database/database.ts';
import type { PlatformDeps, StaffCaller } from '../../kernel/http/platform-env.ts';
import { enqueue } from '../../kernel/jobs/job-queue.ts';
import { findWebDomainByStoreId } from '../../shops/face.ts';
import { takeStock } from '../../stock/face.ts';
import { type Asked, changeOrder, type OrderRow } from '../change-order.ts';
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
  { lines, way }: { lines: ReturnedLine[]; way: ReturnWay | null },
): Promise<void> {
  return changeOrder(deps, caller, { ...asked, action: 'order.return' }, async (tx, order, now) => {
    const { returns, toSend } = await findLeaving(tx, order);
    const parcelled = order.lineItems.filter(
      ({ segmentationId }) => segmentationId !== DEMATERIALISED_SEGMENTATION,
    );
    const left = without(itemsLeft(parcelled, returns), toSend);
    if (!mayComeBack(lines, left)) throw new DomainError('RETURN_NOT_POSSIBLE');
    const declared = { returnId: asked.changeId, basis: 'promise', way } as const;
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
  {
    inspected,
    exchanges,
    waivesFee,
  }: Pick<z.output<typeof inspectionBodySchema>, 'inspected' | 'exchanges' | 'waivesFee'>,
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
    const asFound = waivesFee ? { ...returned, feeCents: 0 } : returned;
    if (!(await inspectReturn(tx, order, asFound, inspected, now))) {
      throw new DomainError('INSPECTION_NOT_POSSIBLE');
    }
    if (exchanges.length > 0) {
      await exchange(tx, order, { returnId, exchanges }, now);
      await noteToSend(tx, order, now);
    }
    return { after: { returnId, inspected, exchanges, ...(waivesFee && { waivesFee }) } };
  });
  return orderNumber;
}
