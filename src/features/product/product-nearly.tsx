import type { PromotionNearby } from '#src/domain/cart/cart.schema.ts';
import type { ShopperCart } from '#src/domain/cart/cart.ts';
import { OneMissing } from '#src/features/cart/nearly-promoted.tsx';
import { useLayerWords } from '#src/features/shop/use-layer-words.ts';
import { text } from '#styles/recipes';

type ProductNearlyProps = { cart: ShopperCart; nearly: readonly PromotionNearby[] };

/** What the shopper's cart lacks for promotions of a product, in the words of the cart. */
export function ProductNearly({ cart, nearly }: ProductNearlyProps) {
  useLayerWords();
  return nearly.map((one) => (
    <p key={one.code} className={text({ tone: 'notice' })}>
      <OneMissing nearly={one} totalPrice={cart.totalPrice} isLinked />
    </p>
  ));
}
