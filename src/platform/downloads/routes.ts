import { requireFound } from '#src/domain/errors.ts';
import * as calls from '#src/domain/order/download.calls.ts';
import { documentsOf } from '#src/domain/order/download.ts';
import type { Download } from '#src/domain/order/order.schema.ts';
import { PAID_STATUSES } from '#src/domain/order/order.ts';
import { limitAttempts } from '../attempts/attempt-store.ts';
import type { Queryable } from '../database/database.ts';
import { createRouter } from '../http/create-router.ts';
import type { PlatformDeps } from '../http/platform-env.ts';
import { ok, serve } from '../http/serve.ts';
import { findOrderRows, toOrder } from '../orders/order-store.ts';
import type { DigitalGoods } from './digital-goods.ts';
import { isDigital } from './is-digital.ts';
import { makeDocument } from './make-document.ts';

/** Documents of a page of a customer's paid orders, newest first; `page` is 0-based. */
async function listDownloads(
  db: Queryable,
  { customerId, goods }: { customerId: string; goods: DigitalGoods },
  paging: { page: number; size: number },
): Promise<{ total: number; values: Download[] }> {
  const paid = { customerId, statuses: PAID_STATUSES };
  const { total, rows } = await findOrderRows(db, paid, paging);
  const documents = rows.flatMap((row) => documentsOf(toOrder(row), isDigital(goods)));
  return {
    total,
    values: documents.map(({ lineId: _, ...document }) => document),
  };
}

/** A document costs a tenth of a second of a processor: more than anybody reads is refused. */
const LIMIT = { most: 60, seconds: 600 };

/** What customers take home of their orders: invoices, and goods that are never shipped. */
export function downloadRoutes(deps: PlatformDeps, goods: DigitalGoods) {
  const { database, now } = deps;
  const router = createRouter();

  serve(router, calls.getDownloads, async ({ query }, { customerId }) =>
    ok(await listDownloads(database, { customerId, goods }, query)),
  );

  serve(router, calls.getDownload, async ({ params }, { customerId }) => {
    const attempt = { what: 'documents of', who: customerId, limit: LIMIT };
    await limitAttempts(database, now(), [attempt]);
    const found = await makeDocument({ ...deps, goods }, { customerId, ...params });
    return ok(requireFound(found, 'NOT_FOUND'));
  });

  return router;
}
