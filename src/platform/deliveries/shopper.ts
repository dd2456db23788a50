import { DomainError } from '#src/domain/errors.ts';
import { getShippingMethods } from '#src/domain/shipping/shipping.calls.ts';
import { HEADER } from '#src/domain/wire/headers.ts';
import type { Router } from '../kernel/http/create-router.ts';
import type { PlatformDeps, Shopper } from '../kernel/http/platform-env.ts';
import { ok, serve } from '../kernel/http/serve.ts';
import { findWebDomainByStoreId } from '../shops/face.ts';
import { ANY_PARCEL, offeredMethods, type Parcel } from './offered-methods.ts';

type Lookups = {
  /** What the delivery of a shopper's cart depends on; throws when there is no such cart. */
  parcelOf: (shopper: Shopper, cartId: string) => Promise<Parcel>;
  /** Whether the shopper is a member of Happy Shopping. */
  isMember: (shopper: Shopper) => Promise<boolean>;
};

/** Shipping methods: none for a country that the shop does not serve. */
export function serveDeliveries(
  router: Router,
  { database, now }: PlatformDeps,
  { parcelOf, isMember }: Lookups,
): void {
  serve(router, getShippingMethods, async ({ query: { country, cartId } }, shopper) => {
    const shop = await findWebDomainByStoreId(database, shopper.storeId);
    if (shop === null) throw new DomainError('BAD_REQUEST', { field: HEADER.storeId });
    const parcel = cartId === undefined ? ANY_PARCEL : await parcelOf(shopper, cartId);
    const body = offeredMethods({
      ...{ country, shop, parcel, lang: shopper.lang },
      isMember: await isMember(shopper),
      now: now(),
    });
    return ok(body);
  });
}
