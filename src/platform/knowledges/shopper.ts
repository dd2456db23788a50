import type { ProductSummary } from '#src/domain/catalogue/catalogue.schema.ts';
import { DomainError, requireFound } from '#src/domain/errors.ts';
import * as calls from '#src/domain/wishlist/stock-alert.calls.ts';
import * as wishlistCalls from '#src/domain/wishlist/wishlist.calls.ts';
import { markTiles, type ShopView } from '../catalogue/face.ts';
import type { Router } from '../kernel/http/create-router.ts';
import type { PlatformDeps } from '../kernel/http/platform-env.ts';
import type { Customer } from '../kernel/http/require-customer.ts';
import { ok, serve } from '../kernel/http/serve.ts';
import { findMarks } from '../promotions/face.ts';
import { addAlert, dropAlert, findAlerts } from './alert-store.ts';
import { findSharedProducts, findShareId, share, unshare } from './wishlist-share-store.ts';
import { addToWishlist, dropFromWishlist, findWishlist, mergeWishlist } from './wishlist-store.ts';

function serveWishlist(router: Router, { database, now, config: { sealing } }: PlatformDeps): void {
  const mark = (shop: ShopView, tiles: readonly ProductSummary[]) =>
    markTiles({ db: database, shop, now: now(), findMarks }, tiles);

  const answerList = async (customer: Customer) => {
    const values = await findWishlist(database, customer.customerId, customer);
    await mark(
      customer,
      values.flatMap(({ product }) => product ?? []),
    );
    return ok({ values });
  };

  serve(router, wishlistCalls.getWishlist, (_, caller) => answerList(caller));

  serve(router, wishlistCalls.addToWishlist, async ({ body: product }, caller) => {
    const isKnown = await addToWishlist(database, caller, product, now());
    if (!isKnown) throw new DomainError('PRODUCT_NOT_FOUND');
    return answerList(caller);
  });

  serve(router, wishlistCalls.mergeWishlist, async ({ body: wishes }, caller) => {
    await mergeWishlist(database, caller, wishes, now());
    return answerList(caller);
  });

  serve(router, wishlistCalls.dropFromWishlist, async ({ params }, caller) => {
    await dropFromWishlist(database, caller.customerId, params.productId);
    return answerList(caller);
  });

  serve(router, wishlistCalls.getWishlistShare, async (_, { customerId }) =>
    ok({ shareId: await findShareId(database, customerId, sealing) }),
  );

  serve(router, wishlistCalls.shareWishlist, async (_, { customerId }) =>
    ok({ shareId: await share(database, customerId, { sealing, now: now() }) }),
  );

  serve(router, wishlistCalls.unshareWishlist, async (_, { customerId }) => {
    await unshare(database, customerId);
    return ok({ shareId: null });
  });

  serve(router, wishlistCalls.getSharedWishlist, async ({ params }, shopper) => {
    const shop = { domain: shopper.domain, lang: shopper.lang };
    const found = await findSharedProducts({ db: database, sealing }, params.shareId, shop);
    const values = requireFound(found, 'WISHLIST_NOT_SHARED');
    await mark(shop, values);
    return ok({ values });
  });
}

function serveAlerts(router: Router, { database, now }: PlatformDeps): void {
  const answerList = async (customer: Customer, store: string) =>
    ok({ values: await findAlerts(database, customer.customerId, store, customer) });

  serve(router, calls.getStockAlerts, ({ query }, caller) => answerList(caller, query.id));

  serve(router, calls.addStockAlert, async ({ body: alert }, caller) => {
    const isKnown = await addAlert(database, caller, alert, now());
    if (!isKnown) throw new DomainError('PRODUCT_NOT_FOUND');
    return answerList(caller, alert.store);
  });

  serve(router, calls.dropStockAlert, async ({ params: { sku }, query }, caller) => {
    const { knowledgeTypeId: store } = query;
    await dropAlert(database, caller.customerId, { sku, store });
    return answerList(caller, store);
  });
}

/** What the platform knows of a customer's wishes (specification §7 "Wishlist and alerts"). */
export function serveKnowledges(router: Router, deps: PlatformDeps): void {
  serveWishlist(router, deps);
  serveAlerts(router, deps);
}
