import * as calls from '#src/domain/catalogue/new-product.calls.ts';
import * as versions from '#src/domain/catalogue/product-version.calls.ts';
import { readProductWords } from '../catalogue/face.ts';
import { inTransaction } from '../kernel/database/database.ts';
import type { Router } from '../kernel/http/create-router.ts';
import type { PlatformDeps } from '../kernel/http/platform-env.ts';
import { ok, serve } from '../kernel/http/serve.ts';
import { readVersions, restoreVersion } from './versions.ts';
import { changeGoods, makeGoods, readGoods } from './write-goods.ts';

/** Products for the staff as they are made and written. */
export function serveGoodsToStaff(
  router: Router,
  { database, now }: Pick<PlatformDeps, 'database' | 'now'>,
): void {
  serve(router, calls.getProductWords, async (_, caller) =>
    ok(await readProductWords(database, caller)),
  );

  serve(router, calls.makeProduct, async ({ body }, caller) => {
    const productId = await inTransaction(database, (tx) => makeGoods(tx, caller, body, now()));
    return ok(await readGoods(database, productId));
  });

  serve(router, calls.getProductDocument, async ({ params }) =>
    ok(await readGoods(database, params.productId)),
  );

  serve(router, calls.writeProductDocument, async ({ params, body }, caller) => {
    const asked = { ...params, ...body };
    await inTransaction(database, (tx) => changeGoods(tx, caller, asked, now()));
    return ok(await readGoods(database, params.productId));
  });

  serve(router, versions.getProductVersions, async ({ params }) =>
    ok(await readVersions(database, params.productId)),
  );

  serve(router, versions.restoreProductVersion, async ({ params, body }, caller) => {
    const { productId } = params;
    const asked = { ...body, productId, number: Number(params.number) };
    await inTransaction(database, (tx) => restoreVersion(tx, caller, asked, now()));
    return ok(await readGoods(database, productId));
  });
}
