import { envelopeLines } from '#src/domain/address/address.ts';
import type { LineProduct } from '#src/domain/cart/cart.schema.ts';
import { requireFound } from '#src/domain/errors.ts';
import { isPaid } from '#src/domain/order/order.ts';
import * as calls from '#src/domain/order/order-desk.calls.ts';
import { getDomain, type Language, languageTag } from '#src/domain/shop/locales.ts';
import type { Queryable } from '../database/database.ts';
import { drawSheet } from '../downloads/draw-sheet.ts';
import { makeCreditNote, makeInvoice } from '../downloads/make-invoice.ts';
import { inBase64 } from '../downloads/open-pdf.ts';
import { makeReturnLabel } from '../downloads/return-label.ts';
import type { Router } from '../http/create-router.ts';
import type { PlatformDeps, StaffCaller } from '../http/platform-env.ts';
import { ok, serve } from '../http/serve.ts';
import { findLeaving } from '../orders/parcels.ts';
import { itemSize } from '../texts/item-size.ts';
import { textsFor } from '../texts/platform-texts.ts';
import { findWebDomainByStoreId } from '../web-domains/web-domain-store.ts';
import { type OrderRow, requireOrder } from './change-order.ts';

type Item = { sku: string; product: LineProduct; quantity: number };

const detailsOf = (lang: Language, product: LineProduct) =>
  `${product.colour.label} · ${itemSize(textsFor(lang).mails.order, product)}`;

/** The items of a parcel, or those that have still to leave; null where there is no such parcel. */
async function itemsOf(db: Queryable, order: OrderRow, parcel?: number): Promise<Item[] | null> {
  const { parcels, exchanges, toSend } = await findLeaving(db, order);
  const lines = parcel === undefined ? toSend : parcels.find((one) => one.number === parcel)?.lines;
  if (lines === undefined) return null;
  const known = new Map([
    ...order.lineItems.map(({ lineId, sku, product }) => [lineId, { sku, product }] as const),
    ...exchanges.map(({ exchangeId, sku, product }) => [exchangeId, { sku, product }] as const),
  ]);
  return lines.flatMap(({ lineId, quantity }) => {
    const item = known.get(lineId);
    return item === undefined ? [] : [{ ...item, quantity }];
  });
}

/** What to take for all orders, by sku. */
async function pickList(
  db: Queryable,
  caller: StaffCaller,
  { numbers, lang }: { numbers: readonly string[]; lang: Language },
) {
  const rows = new Map<
    string,
    Omit<Item, 'product'> & {
      name: string;
      details: string;
      orders: { orderNumber: string; quantity: number }[];
    }
  >();
  for (const orderNumber of new Set(numbers)) {
    const { order } = await requireOrder(db, caller, orderNumber);
    for (const { sku, product, quantity } of (await itemsOf(db, order)) ?? []) {
      const row = rows.get(sku) ?? {
        ...{ sku, name: product.name, details: detailsOf(lang, product) },
        ...{ quantity: 0, orders: [] },
      };
      row.quantity += quantity;
      row.orders.push({ orderNumber, quantity });
      rows.set(sku, row);
    }
  }
  return [...rows.values()].sort((one, other) => (one.sku < other.sku ? -1 : 1));
}

/** What the desk and the warehouse print. */
export function serveDocuments(router: Router, deps: PlatformDeps): void {
  const { database, config, now } = deps;
  const { brandName } = config;

  serve(router, calls.getDeskInvoice, async ({ params }, caller) => {
    const { order } = await requireOrder(database, caller, params.orderNumber);
    const sold = await findWebDomainByStoreId(database, order.storeId);
    const found = isPaid(order) && sold !== null ? await makeInvoice(deps, order, sold) : null;
    return ok(requireFound(found, 'NOT_FOUND'));
  });

  serve(router, calls.getCreditNote, async ({ params: { orderNumber, refundId } }, caller) => {
    const { order: row } = await requireOrder(database, caller, orderNumber);
    const sold = await findWebDomainByStoreId(database, row.storeId);
    const found = sold && (await makeCreditNote(deps, { row, sold, refundId }));
    return ok(requireFound(found, 'NOT_FOUND'));
  });

  serve(router, calls.getPackingSlip, async ({ params, query: { parcel } }, caller) => {
    const { order, shop } = await requireOrder(database, caller, params.orderNumber);
    const { orderNumber, shippingAddress } = order;
    const { lang } = getDomain(shop);
    const { packing, invoice } = textsFor(lang);
    const items = requireFound(await itemsOf(database, order, parcel), 'NOT_FOUND');
    const tag = languageTag(shop);
    const pdf = await drawSheet(
      {
        ...{ title: packing.title(orderNumber), lang: tag, barcode: orderNumber },
        to: shippingAddress && { heading: packing.to, lines: envelopeLines(shippingAddress, tag) },
        heads: { item: invoice.item, quantity: invoice.quantity },
        rows: items.map(({ sku, product, quantity }) => ({
          ...{ name: product.name, details: detailsOf(lang, product) },
          ...{ quantity: String(quantity), code: sku },
        })),
      },
      { brandName, createdAt: now() },
    );
    return ok(inBase64(packing.fileName(orderNumber), pdf));
  });

  serve(router, calls.getDeskReturnLabel, async ({ params }, caller) => {
    await requireOrder(database, caller, params.orderNumber);
    return ok(requireFound(await makeReturnLabel(deps, params), 'NOT_FOUND'));
  });

  serve(router, calls.getPickList, async ({ query: { orders, lang } }, caller) => {
    const values = await pickList(database, caller, { numbers: orders.split(','), lang });
    const { packing, invoice } = textsFor(lang);
    const pdf = await drawSheet(
      {
        ...{ title: packing.pickList, lang, barcode: null, to: null },
        heads: { item: invoice.item, quantity: invoice.quantity },
        rows: values.map(({ sku, name, details, quantity, orders: wanted }) => ({
          ...{ name, quantity: String(quantity) },
          details: `${details} · ${sku}`,
          code: wanted.map((one) => `${one.orderNumber} × ${one.quantity}`).join('\n'),
        })),
      },
      { brandName, createdAt: now() },
    );
    return ok({ values, ...inBase64('pick-list.pdf', pdf) });
  });
}
