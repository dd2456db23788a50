import { DomainError, requireFound } from '#src/domain/errors.ts';
import { isPaid } from '#src/domain/order/order.ts';
import * as calls from '#src/domain/order/parcel-label.calls.ts';
import { mayComeBack } from '#src/domain/order/return.ts';
import { inBase64 } from '../downloads/open-pdf.ts';
import type { Router } from '../http/create-router.ts';
import type { PlatformDeps } from '../http/platform-env.ts';
import { ok, serve } from '../http/serve.ts';
import { findLeaving } from '../orders/parcels.ts';
import { findWebDomainByStoreId } from '../web-domains/web-domain-store.ts';
import type { CarrierLabels, MadeLabel, ParcelToLabel } from './carrier-labels.ts';
import { changeOrder, requireOrder } from './change-order.ts';

/** How long a carrier may take; who packs waits for it. */
const BUDGET_MS = 15_000;

async function makeLabel(labels: CarrierLabels, parcel: ParcelToLabel): Promise<MadeLabel> {
  try {
    return await labels.makeLabel(parcel, AbortSignal.timeout(BUDGET_MS));
  } catch {
    throw new DomainError('LABEL_NOT_MADE');
  }
}

/** Labels of parcels, made by their carriers. */
export function serveLabels(router: Router, deps: PlatformDeps, labels: CarrierLabels): void {
  const { database, config } = deps;

  serve(router, calls.getLabelCarriers, async () => ok({ carriers: [...labels.carriers] }));

  serve(router, calls.makeParcelLabel, async ({ params, body }, caller) => {
    const { orderNumber } = params;
    const { carrier, lines, ...asked } = body;
    const { order } = await requireOrder(database, caller, orderNumber);
    if (asked.version !== order.version) throw new DomainError('CHANGED_BY_OTHERS');
    const { toSend } = await findLeaving(database, order);
    const to = order.shippingAddress;
    if (!isPaid(order) || to === null) throw new DomainError('ORDER_NOT_CHANGEABLE');
    if (!mayComeBack(lines, toSend)) throw new DomainError('PARCEL_NOT_POSSIBLE');
    if (!labels.carriers.includes(carrier)) throw new DomainError('LABEL_NOT_MADE');
    const sold = requireFound(await findWebDomainByStoreId(database, order.storeId), 'NOT_FOUND');
    // Outside of the transaction: nobody waits for the carrier with the order locked.
    const { trackingNumber, pdf } = await makeLabel(labels, {
      ...{ reference: asked.changeId, orderNumber, carrier, to },
      from: [config.brandName, ...sold.params.returns.address],
      itemCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    });
    const change = { ...asked, orderNumber, action: 'order.label' } as const;
    await changeOrder(deps, caller, change, async () => ({
      after: { carrier, trackingNumber, lines },
    }));
    return ok({ ...inBase64(`label-${trackingNumber}.pdf`, pdf), trackingNumber });
  });
}
