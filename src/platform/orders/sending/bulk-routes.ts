import { type AnyErrorCode, DomainError } from '#src/domain/errors.ts';
import { isPaid } from '#src/domain/order/order.ts';
import * as calls from '#src/domain/order/order-bulk.calls.ts';
import type { BulkOutcome } from '#src/domain/order/staff-order.ts';
import { getDomain } from '#src/domain/shop/locales.ts';
import type { Router } from '../../kernel/http/create-router.ts';
import type { PlatformDeps, StaffCaller } from '../../kernel/http/platform-env.ts';
import { ok, serve } from '../../kernel/http/serve.ts';
import { drawSheets, type Sheet } from '../../kernel/pdf/draw-sheet.ts';
import { inBase64 } from '../../kernel/pdf/open-pdf.ts';
import { textsFor } from '../../kernel/texts/platform-texts.ts';
import { findWebDomains } from '../../shops/face.ts';
import { requireOrder } from '../change-order.ts';
import { drawLabelSheet, type ParcelLabel } from './draw-label-sheet.ts';
import { findItems, toPackingSlip } from './packing-slip.ts';
import { noteStep } from './send-orders.ts';

/** Refusals of one order that the others have no part in. */
const OUTCOMES: Partial<Record<AnyErrorCode, BulkOutcome>> = {
  CHANGED_BY_OTHERS: 'changed-by-others',
  ORDER_NOT_CHANGEABLE: 'not-possible',
  IDEMPOTENCY_KEY_REUSED: 'not-possible',
  NOT_FOUND: 'not-found',
};

const distinct = (orders: string) => [...new Set(orders.split(','))];

/** What is done with many orders together. */
export function serveBulk(router: Router, deps: PlatformDeps): void {
  const { database, config, now } = deps;
  const { brandName } = config;

  serve(router, calls.getPackingSlips, async ({ query: { orders, lang } }, caller) => {
    const slips: Sheet[] = [];
    for (const orderNumber of distinct(orders)) {
      const { order, shop } = await requireOrder(database, caller, orderNumber);
      const items = isPaid(order) ? ((await findItems(database, order)) ?? []) : [];
      if (items.length > 0) slips.push(toPackingSlip(order, shop, items));
    }
    if (slips.length === 0) throw new DomainError('PARCEL_NOT_POSSIBLE');
    const about = { title: textsFor(lang).packing.slips, lang, brandName, createdAt: now() };
    return ok(inBase64('packing-slips.pdf', await drawSheets(slips, about)));
  });

  serve(router, calls.getReturnLabels, async ({ query: { orders, lang } }, caller) => {
    const shops = new Map(
      (await findWebDomains(database)).map(({ domain, params }) => [domain, params.returns]),
    );
    const labels: ParcelLabel[] = [];
    for (const orderNumber of distinct(orders)) {
      const { shop } = await requireOrder(database, caller, orderNumber);
      const returns = shops.get(shop);
      const words = textsFor(getDomain(shop).lang).returnLabel;
      if (returns === undefined) continue;
      labels.push({
        to: { heading: words.to, lines: [brandName, ...returns.address] },
        carrier: returns.carrier,
        postage: returns.isFree ? words.free : words.paid,
        code: { name: words.order, value: orderNumber },
      });
    }
    const about = { title: textsFor(lang).returnLabel.sheet, lang, brandName, createdAt: now() };
    return ok(inBase64('return-labels.pdf', await drawLabelSheet(labels, about)));
  });

  /** Each in a transaction of its own. */
  async function markPicked(
    caller: StaffCaller,
    asked: Parameters<typeof noteStep>[2],
  ): Promise<BulkOutcome> {
    try {
      await noteStep(deps, caller, asked, 'prepared');
      return 'done';
    } catch (error) {
      const outcome = error instanceof DomainError ? OUTCOMES[error.code] : undefined;
      if (outcome === undefined) throw error;
      return outcome;
    }
  }

  serve(router, calls.markOrdersPicked, async ({ body }, caller) => {
    const values: { orderNumber: string; outcome: BulkOutcome }[] = [];
    for (const asked of body.orders) {
      values.push({ orderNumber: asked.orderNumber, outcome: await markPicked(caller, asked) });
    }
    return ok({ values });
  });
}
