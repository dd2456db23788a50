import { requireFound } from '#src/domain/errors.ts';
import { getDomain } from '#src/domain/shop/locales.ts';
import * as settingCalls from '#src/domain/shop/setting.calls.ts';
import * as calls from '#src/domain/shop/staff-shop.calls.ts';
import type { ShopLegal, ShopSettings } from '#src/domain/shop/staff-shop.schema.ts';
import { contentGapsIn, readLegalGaps } from '../content/face.ts';
import { ANY_PARCEL, offeredMethods } from '../deliveries/face.ts';
import type { Router } from '../kernel/http/create-router.ts';
import type { PlatformDeps, StaffCaller } from '../kernel/http/platform-env.ts';
import { ok, serve } from '../kernel/http/serve.ts';
import { findWebDomain, findWebDomainsOf } from '../shops/face.ts';
import { findProductsWithoutMaker, readTextGaps } from './shop-gaps.ts';
import { changeSetting, readSetting, undoSetting } from './shop-settings.ts';

/** The shops themselves: their parameters, who sells in them, and what they lack. */
export function serveOpeningToStaff(
  router: Router,
  deps: Pick<PlatformDeps, 'database' | 'now' | 'config'>,
): void {
  const { database } = deps;
  async function settings(caller: StaffCaller): Promise<ShopSettings> {
    const [shops, contentGaps, textGaps] = await Promise.all([
      findWebDomainsOf(database, caller),
      contentGapsIn(database, caller.shops),
      readTextGaps(database, caller.shops),
    ]);
    return { shops, contentGaps, textGaps };
  }

  async function legal(caller: StaffCaller): Promise<ShopLegal> {
    const [shops, gaps, unmade] = await Promise.all([
      findWebDomainsOf(database, caller),
      readLegalGaps(database),
      findProductsWithoutMaker(database),
    ]);
    return {
      shops: shops.map(({ domain }) => domain),
      gaps: gaps.shops.filter(({ domain }) => caller.shops.has(domain)),
      unmade,
    };
  }

  serve(router, calls.getShopSettings, async (_, caller) => ok(await settings(caller)));

  serve(router, calls.getShopLegal, async (_, caller) => ok(await legal(caller)));

  serve(router, settingCalls.getShopSetting, async ({ params }, caller) =>
    ok(await readSetting(deps, caller, params)),
  );

  serve(router, settingCalls.changeShopSetting, async ({ params, body }, caller) =>
    ok(await changeSetting(deps, caller, { ...params, ...body })),
  );

  serve(router, settingCalls.undoShopSetting, async ({ params, body }, caller) =>
    ok(await undoSetting(deps, caller, { ...params, ...body })),
  );

  serve(router, settingCalls.tryDelivery, async ({ params: { shop }, query }, caller) => {
    const { country, grams } = query;
    const own = caller.shops.has(shop) ? await findWebDomain(database, shop) : null;
    const lang = caller.language ?? getDomain(shop).lang;
    const parcel = { ...ANY_PARCEL, grams, unweighed: 0 };
    const found = requireFound(own, 'NOT_FOUND');
    const asked = { shop: found, country, lang, parcel, isMember: true, now: deps.now() };
    return ok(offeredMethods(asked));
  });
}
