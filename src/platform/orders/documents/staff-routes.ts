import { requireFound } from '#src/domain/errors.ts';
import { getBookings } from '#src/domain/order/bookings.calls.ts';
import { getDocumentSeries } from '#src/domain/order/document-series.calls.ts';
import { isPaid } from '#src/domain/order/order.ts';
import { getPickList } from '#src/domain/order/order-bulk.calls.ts';
import * as calls from '#src/domain/order/staff-order.calls.ts';
import { getTakings } from '#src/domain/order/takings.calls.ts';
import { getDomain, type Language } from '#src/domain/shop/locales.ts';
import type { Queryable } from '../../kernel/database/database.ts';
import type { Router } from '../../kernel/http/create-router.ts';
import type { PlatformDeps, StaffCaller } from '../../kernel/http/platform-env.ts';
import { ok, serve } from '../../kernel/http/serve.ts';
import { drawSheet } from '../../kernel/pdf/draw-sheet.ts';
import { inBase64 } from '../../kernel/pdf/open-pdf.ts';
import { textsFor } from '../../kernel/texts/platform-texts.ts';
import { findWebDomain, findWebDomainByStoreId, findWebDomainsOf } from '../../shops/face.ts';
import { requireOrder } from '../change-order.ts';
import { detailsOf, findItems, type PackedItem, toPackingSlip } from '../sending/packing-slip.ts';
import { makeCreditNote, makeInvoice } from './make-invoice.ts';
import { readBookings } from './read-bookings.ts';
import { readSeries } from './read-series.ts';
import { readTakings } from './read-takings.ts';
import { makeReturnLabel } from './return-label.ts';

/** What to take for all orders, by sku. */
async function pickList(
  db: Queryable,
  caller: StaffCaller,
  { numbers, lang }: { numbers: readonly string[]; lang: Language },
) {
  const rows = new Map<
    string,
    Omit<PackedItem, 'product'> & {
      name: string;
      details: string;
      orders: { orderNumber: string; quantity: number }[];
    }
  >();
  for (const orderNumber of new Set(numbers)) {
    const { order } = await requireOrder(db, caller, orderNumber);
    for (const { sku, product, quantity } of (await findItems(db, order)) ?? []) {
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

/** What the staff print. */
export function serveDocuments(router: Router, deps: PlatformDeps): void {
  const { database, config, now } = deps;
  const { brandName } = config;

  serve(router, getDocumentSeries, async ({ query: { year } }, caller) => {
    const shops = await findWebDomainsOf(database, caller);
    return ok({ series: await readSeries(database, shops, year) });
  });

  serve(router, getTakings, async ({ query }, caller) => {
    const shops = await findWebDomainsOf(database, caller);
    return ok({ takings: await readTakings(database, shops, query) });
  });

  serve(router, getBookings, async ({ query: { shop, ...period } }, caller) => {
    const own = caller.shops.has(shop) ? await findWebDomain(database, shop) : null;
    return ok({ bookings: await readBookings(database, requireFound(own, 'NOT_FOUND'), period) });
  });

  serve(router, calls.getStaffInvoice, async ({ params, query: { format } }, caller) => {
    const { order: row } = await requireOrder(database, caller, params.orderNumber);
    const sold = await findWebDomainByStoreId(database, row.storeId);
    const found =
      isPaid(row) && sold !== null ? await makeInvoice(deps, { row, sold }, format) : null;
    return ok(requireFound(found, 'NOT_FOUND'));
  });

  serve(router, calls.getCreditNote, async ({ params, query: { format } }, caller) => {
    const { orderNumber, refundId } = params;
    const { order: row } = await requireOrder(database, caller, orderNumber);
    const sold = await findWebDomainByStoreId(database, row.storeId);
    const found = sold && (await makeCreditNote(deps, { row, sold, refundId }, format));
    return ok(requireFound(found, 'NOT_FOUND'));
  });

  serve(router, calls.getPackingSlip, async ({ params, query: { parcel } }, caller) => {
    const { order, shop } = await requireOrder(database, caller, params.orderNumber);
    const items = requireFound(await findItems(database, order, parcel), 'NOT_FOUND');
    const pdf = await drawSheet(toPackingSlip(order, shop, items), { brandName, createdAt: now() });
    const { packing } = textsFor(getDomain(shop).lang);
    return ok(inBase64(packing.fileName(params.orderNumber), pdf));
  });

  serve(router, calls.getStaffReturnLabel, async ({ params }, caller) => {
    await requireOrder(database, caller, params.orderNumber);
    return ok(requireFound(await makeReturnLabel(deps, params), 'NOT_FOUND'));
  });

  serve(router, getPickList, async ({ query: { orders, lang } }, caller) => {
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
