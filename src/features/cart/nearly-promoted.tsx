import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { PromotionNearby } from '#src/domain/cart/cart.schema.ts';
import type { ShopperCart } from '#src/domain/cart/cart.ts';
import { usePrices } from '#src/i18n/use-prices.ts';
import { Announced } from '#src/ui/announce.tsx';
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

type Gone = NonNullable<ShopperCart['gone']>[number];

/** An offer that the cart had and has no more. */
function OneGone({ gone: { label, reason } }: { gone: Gone }) {
  return reason === 'used' ? (
    <Trans>You have already had “{label}”: it no longer applies.</Trans>
  ) : (
    <Trans>“{label}” has ended, as every use of it is taken: it no longer applies.</Trans>
  );
}

/** What the cart lacks for promotions that it nearly has, and those that it has lost to others. */
export function NearlyPromoted({ cart }: { cart: ShopperCart }) {
  const { gone = [], nearly = [] } = cart;
  return (
    <>
      {gone.map((one) => (
        <Announced key={one.code} className={text({ tone: 'notice' })}>
          <OneGone gone={one} />
        </Announced>
      ))}
      {nearly.slice(0, MOST).map((one) => (
        <p key={one.code} className={text({ tone: 'notice' })}>
          <OneMissing nearly={one} totalPrice={cart.totalPrice} />
        </p>
      ))}
    </>
  );
}
