import * as calls from '#src/domain/order/parcel-label.calls.ts';
import { inBase64 } from '../downloads/open-pdf.ts';
import type { Router } from '../http/create-router.ts';
import type { PlatformDeps } from '../http/platform-env.ts';
import { ok, serve } from '../http/serve.ts';
import type { CarrierLabels } from './carrier-labels.ts';
import { labelParcel } from './label-parcel.ts';

/** Labels of parcels, made by their carriers. */
export function serveLabels(router: Router, deps: PlatformDeps, labels: CarrierLabels): void {
  serve(router, calls.getLabelCarriers, async () => ok({ carriers: [...labels.carriers] }));

  serve(router, calls.makeParcelLabel, async ({ params, body }, caller) => {
    const { made } = await labelParcel(deps, labels, caller, { ...params, ...body });
    const { trackingNumber, pdf } = made;
    return ok({ ...inBase64(`label-${trackingNumber}.pdf`, pdf), trackingNumber });
  });
}
