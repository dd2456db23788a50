import * as calls from '#src/domain/catalogue/new-product.calls.ts';
import * as drafts from '#src/domain/catalogue/product-draft.calls.ts';
import * as versions from '#src/domain/catalogue/product-version.calls.ts';
import { readProductWords } from '../catalogue/face.ts';
import { inTransaction } from '../kernel/database/database.ts';
import type { Router } from '../kernel/http/create-router.ts';
import type { PlatformDeps, StaffCaller } from '../kernel/http/platform-env.ts';
import { ok, serve } from '../kernel/http/serve.ts';
import { keepGoodsDraft, publishGoodsDraft, readDraft, removeGoodsDraft } from './drafts.ts';
import { readVersions, restoreVersion } from './versions.ts';
import { changeGoods, makeGoods, readGoods } from './write-goods.ts';

/** Products for the staff as they are made and written. */
export function serveGoodsToStaff(
  router: Router,
  deps: Pick<PlatformDeps, 'database' | 'now' | 'config'>,
): void {
  const { database, now } = deps;
  const draftOf = async (caller: StaffCaller, productId: string) =>
    ok({ draft: await readDraft(deps, caller, productId) });

  serve(router, calls.getProductWords, async (_, caller) =>
    ok(await readProductWords(database, caller, now())),
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

  serve(router, drafts.getProductDraft, ({ params }, caller) => draftOf(caller, params.productId));

  serve(router, drafts.keepProductDraft, async ({ params, body }, caller) => {
    const asked = { ...params, ...body };
    await inTransaction(database, (tx) => keepGoodsDraft(tx, caller, asked, now()));
    return draftOf(caller, params.productId);
  });

  serve(router, drafts.publishProductDraft, async ({ params, body }, caller) => {
    const asked = { ...params, ...body };
    await inTransaction(database, (tx) => publishGoodsDraft(tx, caller, asked, now()));
    return ok(await readGoods(database, params.productId));
  });

  serve(router, drafts.removeProductDraft, async ({ params, body }, caller) => {
    const asked = { ...params, ...body };
    await inTransaction(database, (tx) => removeGoodsDraft(tx, caller, asked, now()));
    return draftOf(caller, params.productId);
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
