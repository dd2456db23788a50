import type { StaffProduct } from '#src/domain/catalogue/staff-product.schema.ts';
import type { PlatformDeps, StaffCaller } from '../kernel/http/platform-env.ts';
import {
  type DRAFT_PREVIEW,
  type PRODUCT_PREVIEW,
  signPreview,
} from '../kernel/http/preview-tokens.ts';
import { findWebDomainsOf } from '../shops/face.ts';

/** A link to a product for each shop of the caller, also to what nobody else sees. */
export async function signPreviews(
  { database, now, config }: Pick<PlatformDeps, 'database' | 'now' | 'config'>,
  caller: StaffCaller,
  key: { contentType: typeof PRODUCT_PREVIEW | typeof DRAFT_PREVIEW; productId: string },
): Promise<StaffProduct['previews']> {
  const [origin = ''] = config.storefrontOrigins;
  const shops = await findWebDomainsOf(database, caller);
  const at = now();
  return Promise.all(
    shops.map(async ({ domain: shop }) => {
      const asked = { contentType: key.contentType, uid: key.productId, locale: shop };
      const token = await signPreview(asked, config.identityClientSecret, at);
      return { shop, url: `${origin}/api/preview?token=${token}` };
    }),
  );
}
