import { DomainError } from '#src/domain/errors.ts';
import { hasAllShops } from '#src/domain/staff/grants.ts';
import { rowsOf } from '#src/domain/staff/list.ts';
import * as calls from '#src/domain/stock/stock.calls.ts';
import { brokenRunList, stockList } from '#src/domain/stock/stock.list.ts';
import { inTransaction } from '../kernel/database/database.ts';
import type { Router } from '../kernel/http/create-router.ts';
import type { PlatformDeps } from '../kernel/http/platform-env.ts';
import { ok, serve } from '../kernel/http/serve.ts';
import { audit, exportList, findOwnedFields } from '../staff/face.ts';
import { listBrokenRunsAt } from './broken-runs.ts';
import { changeStocks } from './change-stocks.ts';
import { listMovements, listStocksAt } from './list-stocks.ts';
import { findStockSettings, saveStockSettings } from './low-stock.ts';
import { findPlaces } from './places.ts';
import { createSizeRuns } from './size-runs.ts';

/** What there is of each sku and how it moved, for the staff and for other systems. */
export function serveStockToStaff(
  router: Router,
  deps: Pick<PlatformDeps, 'database' | 'now'>,
): void {
  const { database, now } = deps;
  const sizeRuns = createSizeRuns(database);
  serve(router, calls.listStocks, async ({ query }, caller) =>
    ok(await listStocksAt(database, caller, query)),
  );

  serve(router, calls.exportStocks, async ({ query }, caller) =>
    ok(
      await exportList(deps, caller, {
        ...{ list: stockList, query },
        read: (tx, page) => listStocksAt(tx, caller, page),
      }),
    ),
  );

  serve(router, calls.listBrokenRuns, async ({ query }, caller) =>
    ok(await listBrokenRunsAt(database, caller, query, sizeRuns)),
  );

  serve(router, calls.exportBrokenRuns, async ({ query }, caller) =>
    ok(
      await exportList(deps, caller, {
        ...{ list: brokenRunList, query },
        read: (tx, page) => listBrokenRunsAt(tx, caller, page, sizeRuns),
      }),
    ),
  );

  serve(router, calls.changeStocks, async ({ body }, caller) =>
    ok({ changeId: body.changeId, lines: await changeStocks(deps, caller, body) }),
  );

  serve(router, calls.listStockMovements, async ({ query }, caller) =>
    ok(await listMovements(database, caller, query)),
  );

  serve(router, calls.listStockPlaces, async ({ query }, caller) => {
    const all = [...(await findPlaces(database, caller)).values()];
    const { limit, offset } = rowsOf(query);
    return ok({ values: all.slice(offset, offset + limit), total: all.length });
  });

  serve(router, calls.getStockSettings, async (_, caller) => {
    const ownedBy = (await findOwnedFields(database, caller.id, now())).get('stock') ?? null;
    return ok({ ...(await findStockSettings(database)), ownedBy });
  });

  serve(router, calls.changeStockSettings, async ({ body }, caller) => {
    if (!hasAllShops(caller)) throw new DomainError('FORBIDDEN');
    await inTransaction(database, async (tx) => {
      const before = await findStockSettings(tx);
      await saveStockSettings(tx, body);
      const subject = { kind: 'settings', id: 'stock' };
      await audit(tx, caller, now(), {
        ...{ action: 'stock.settings', subject, shop: null, before, after: body },
      });
    });
    return ok(body);
  });
}
