import type { PricePlan } from '#src/domain/catalogue/price-plan.schema.ts';
import type { StaffProduct } from '#src/domain/catalogue/staff-product.schema.ts';
import { WHOLE_SHOP } from '#src/domain/content/page-slugs.ts';
import type { PlatformDeps, StaffCaller } from '../kernel/http/platform-env.ts';
import {
  type DRAFT_PREVIEW,
  type PRODUCT_PREVIEW,
  SHOP_PREVIEW,
  signPreview,
} from '../kernel/http/preview-tokens.ts';
import { findWebDomainsOf } from '../shops/face.ts';

type Deps = Pick<PlatformDeps, 'database' | 'now' | 'config'>;

const linkTo = ([origin = '']: readonly string[], token: string) =>
  `${origin}/api/preview?token=${token}`;

/** A link to a product for each shop of the caller, also to what nobody else sees. */
export async function signPreviews(
  { database, now, config }: Deps,
  caller: StaffCaller,
  key: { contentType: typeof PRODUCT_PREVIEW | typeof DRAFT_PREVIEW; productId: string },
): Promise<StaffProduct['previews']> {
  const shops = await findWebDomainsOf(database, caller);
  const at = now();
  return Promise.all(
    shops.map(async ({ domain: shop }) => {
      const asked = { contentType: key.contentType, uid: key.productId, locale: shop };
      const token = await signPreview(asked, config.identityClientSecret, at);
      return { shop, url: linkTo(config.storefrontOrigins, token) };
    }),
  );
}

/** A link to each shop of a plan as it will be when the plan begins there, at a family where it is of one. */
export function signPlanPreviews(
  { now, config }: Pick<Deps, 'now' | 'config'>,
  shops: readonly Pick<PricePlan['shops'][number], 'shop' | 'from'>[],
  families: readonly string[],
): Promise<PricePlan['previews']> {
  const [family, ...others] = families;
  const uid = family === undefined || others.length > 0 ? WHOLE_SHOP : family;
  return Promise.all(
    shops.map(async ({ shop, from }) => {
      const asked = { contentType: SHOP_PREVIEW, uid, locale: shop, at: from };
      const token = await signPreview(asked, config.identityClientSecret, now());
      return { shop, at: from, url: linkTo(config.storefrontOrigins, token) };
    }),
  );
}
