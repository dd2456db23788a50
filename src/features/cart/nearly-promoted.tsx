import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { PromotionNearby } from '#src/domain/cart/cart.schema.ts';
import type { ShopperCart } from '#src/domain/cart/cart.ts';
import { usePrices } from '#src/i18n/use-prices.ts';
import { text } from '#styles/recipes';

/** More of them would be noise beside the total. */
const MOST = 2;

type OneProps = Pick<ShopperCart, 'totalPrice'> & { nearly: PromotionNearby };

/** What one promotion still needs, in one sentence. */
function OneMissing({ nearly, totalPrice }: OneProps) {
  const { i18n } = useLingui();
  const { price } = usePrices();
  const { label, missing, cheapestPercent } = nearly;
  if ('cents' in missing) {
    const sum = price(missing.cents, totalPrice.currencyCode, { dropZero: true });
    return (
      <Trans>
        Only {sum} more for “{label}”.
      </Trans>
    );
  }
  if (cheapestPercent === null) {
    return (
      <Plural
        value={missing.pieces}
        one={`Only one more item for “${label}”.`}
        other={`Only # more items for “${label}”.`}
      />
    );
  }
  if (cheapestPercent === 100) {
    return (
      <Plural
        value={missing.pieces}
        one="Only one more item and the cheapest is free."
        other="Only # more items and the cheapest is free."
      />
    );
  }
  const off = i18n.number(cheapestPercent / 100, { style: 'percent' });
  return (
    <Plural
      value={missing.pieces}
      one={`Only one more item and you save ${off} on the cheapest.`}
      other={`Only # more items and you save ${off} on the cheapest.`}
    />
  );
}

/** What the cart lacks for promotions that it nearly has. */
export function NearlyPromoted({ cart }: { cart: ShopperCart }) {
  return (cart.nearly ?? []).slice(0, MOST).map((nearly) => (
    <p key={nearly.code} className={text({ tone: 'notice' })}>
      <OneMissing {...{ nearly }} totalPrice={cart.totalPrice} />
    </p>
  ));
}
