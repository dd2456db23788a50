import { findProduct } from '#src/domain/catalogue/catalogue.calls.ts';
import type { Product } from '#src/domain/catalogue/catalogue.schema.ts';
import type { Trait } from './fixtures.ts';
import type { Context } from './rule.ts';
import type { ShopName } from './shopper.ts';
import { present } from './unmet.ts';

/** The product that has a trait, with the colour and size that the fixtures name. */
export async function findProductOf(
  { guest, sku: skuOf }: Pick<Context, 'guest' | 'sku'>,
  trait: Trait,
  shop: ShopName = 'first',
) {
  const sku = skuOf(trait);
  const { product, optionId } = await guest(shop).ok(findProduct, { query: { sku } });
  return { product, optionId, ...sizeOf(product, sku) };
}

/** The colour and the size of a sku in its product. */
export function sizeOf(product: Product, sku: string) {
  const option = present(
    `a colour with ${sku} in product ${product.productId}`,
    product.options.find(({ skus }) => skus.some((one) => one.sku === sku)),
  );
  const size = present(
    `${sku} among its sizes`,
    option.skus.find((one) => one.sku === sku),
  );
  return { option, size };
}
