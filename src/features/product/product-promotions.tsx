import { Trans } from '@lingui/react/macro';
import type { PromotionNearby } from '#src/domain/cart/cart.schema.ts';
import type { ShopperCart } from '#src/domain/cart/cart.ts';
import type { ProductOption } from '#src/domain/catalogue/catalogue.schema.ts';
import { cartQuery } from '#src/features/cart/cart.functions.ts';
import { OneMissing } from '#src/features/cart/nearly-promoted.tsx';
import { useLayerWords } from '#src/features/shop/use-layer-words.ts';
import { usePersonal } from '#src/features/shop/use-personal.ts';
import { usePrices } from '#src/i18n/use-prices.ts';
import { OptionalPart } from '#src/ui/optional-part.tsx';
import { text } from '#styles/recipes';

type OptionProps = { option: ProductOption };

/** The price that a reduction for everybody is measured from, where the law asks for it. */
function LowestBefore({ option: { promotions = [], price } }: OptionProps) {
  const prices = usePrices();
  const lowest = promotions.flatMap(({ lowest30Days }) => lowest30Days ?? []);
  if (lowest.length === 0) return null;
  const show = (cents: number) => prices.price(cents, price.currency);
  return (
    <p className={text({ tone: 'muted', size: 'sm' })}>
      <Trans>Lowest price in the 30 days before the reduction: {show(Math.min(...lowest))}</Trans>
    </p>
  );
}

type NearlyProps = { cart: ShopperCart; nearly: readonly PromotionNearby[] };

/** In the words of the cart, which a product asks for when there is something to say. */
function Nearly({ cart, nearly }: NearlyProps) {
  useLayerWords();
  return nearly.map((one) => (
    <p key={one.code} className={text({ tone: 'notice' })}>
      <OneMissing nearly={one} totalPrice={cart.totalPrice} isLinked />
    </p>
  ));
}

/** What promotions of a colour are measured from, and what the shopper's cart lacks for them. */
export function ProductPromotions({ option }: OptionProps) {
  const cart = usePersonal({ ...cartQuery, enabled: false }) ?? null;
  const ids = option.promotions?.map(({ id }) => id) ?? [];
  const nearly = cart?.nearly?.filter(({ code }) => ids.includes(code)) ?? [];
  return (
    <>
      <LowestBefore option={option} />
      {cart !== null && nearly.length > 0 && (
        <OptionalPart>
          <Nearly cart={cart} nearly={nearly} />
        </OptionalPart>
      )}
    </>
  );
}
