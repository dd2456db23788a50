import * as calls from '#src/domain/measurement/measurement.calls.ts';
import type { Router } from '../kernel/http/create-router.ts';
import type { PlatformDeps } from '../kernel/http/platform-env.ts';
import { ok, serve } from '../kernel/http/serve.ts';
import { firstDay, readVitals } from '../web-vitals/face.ts';
import { readChannelSteps, readShopSteps } from './read-steps.ts';

/** How pages feel to shoppers, and how far carts come (decision 062). */
export function serveMeasurements(
  router: Router,
  { database, now }: Pick<PlatformDeps, 'database' | 'now'>,
): void {
  serve(router, calls.getMeasurements, async ({ query: { days } }, { shops }) => {
    const since = firstDay(now(), days);
    const [vitals, byShop, byChannel] = await Promise.all([
      readVitals(database, since, shops),
      readShopSteps(database, { since, shops }),
      readChannelSteps(database, { since, shops }),
    ]);
    return ok({ vitals, byShop, byChannel });
  });
}
