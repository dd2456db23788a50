import { desc, eq, inArray } from 'drizzle-orm';
import * as calls from '#src/domain/order/parcel-label.calls.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import type { Queryable } from '../../kernel/database/database.ts';
import type { Router } from '../../kernel/http/create-router.ts';
import type { PlatformDeps, StaffCaller } from '../../kernel/http/platform-env.ts';
import { ok, serve } from '../../kernel/http/serve.ts';
import { inBase64 } from '../../kernel/pdf/open-pdf.ts';
import { findShops } from '../../shops/face.ts';
import { orderParcels, orders } from '../tables.ts';
import type { CarrierLabels } from './carrier-labels.ts';
import { labelParcel } from './label-parcel.ts';

/** How many of the last parcels say which carriers are in use. */
const LAST_PARCELS = 100;

/** The carriers of the last parcels of a shop, or of all shops of the caller, the last one first. */
async function findRecentCarriers(
  db: Queryable,
  caller: StaffCaller,
  shop: OnlineLocale | undefined,
): Promise<string[]> {
  const shops = await findShops(db, caller);
  const stores = [...shops].flatMap(([storeId, one]) =>
    shop === undefined || shop === one ? [storeId] : [],
  );
  if (stores.length === 0) return [];
  const last = await db
    .select({ carrier: orderParcels.carrier })
    .from(orderParcels)
    .innerJoin(orders, eq(orders.orderNumber, orderParcels.orderNumber))
    .where(inArray(orders.storeId, stores))
    .orderBy(desc(orderParcels.leftAt))
    .limit(LAST_PARCELS);
  return [...new Set(last.map(({ carrier }) => carrier))];
}

/** Labels of parcels, made by their carriers. */
export function serveLabels(router: Router, deps: PlatformDeps, labels: CarrierLabels): void {
  serve(router, calls.getLabelCarriers, async ({ query }, caller) =>
    ok({
      carriers: [...labels.carriers],
      recent: await findRecentCarriers(deps.database, caller, query.shop),
    }),
  );

  serve(router, calls.makeParcelLabel, async ({ params, body }, caller) => {
    const { made } = await labelParcel(deps, labels, caller, { ...params, ...body });
    const { trackingNumber, pdf } = made;
    return ok({ ...inBase64(`label-${trackingNumber}.pdf`, pdf), trackingNumber });
  });
}
