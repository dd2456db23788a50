import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ShopperCart } from '#src/domain/cart/cart.ts';
import type { AvailableOffer } from '#src/domain/loyalty/loyalty.schema.ts';
import { readClientError } from '#src/features/failures/client-error.ts';
import { ERROR_MESSAGES } from '#src/i18n/errors.ts';
import { usePrices } from '#src/i18n/use-prices.ts';
import { cartChoices, flow, text } from '#styles/recipes';
import { useCartChoices } from './cart-choices.functions.ts';
import { useChooseOffers } from './use-cart-extras.ts';

/** The offers that count: flagged ones were refused and are not ticked. */
function chosenOffers({ loyaltyOffers }: ShopperCart) {
  return loyaltyOffers.filter(({ productOutOfStock }) => productOutOfStock.length === 0);
}

type OffersProps = { offers: readonly AvailableOffer[]; cart: ShopperCart };

function Offers({ offers, cart }: OffersProps) {
  const { i18n } = useLingui();
  const { price } = usePrices();
  const choose = useChooseOffers();
  const styles = cartChoices();
  const chosen = chosenOffers(cart);
  const tick = (offer: AvailableOffer, isTicked: boolean) => {
    const others = chosen.filter(({ id }) => id !== offer.id);
    choose.mutate({ offers: isTicked ? [...others, offer] : others });
  };
  return (
    <fieldset className={styles.offers} aria-busy={choose.isPending || undefined}>
      <legend>
        <strong>
          <Trans>Loyalty offers</Trans>
        </strong>
      </legend>
      {offers.map((offer) => (
        <label key={offer.id} className={styles.offer}>
          <input
            type="checkbox"
            className={styles.check}
            checked={chosen.some(({ id }) => id === offer.id)}
            onChange={(event) => tick(offer, event.target.checked)}
          />
          <span>
            {offer.label}
            {offer.minimumCentAmount > 0 && (
              <small className={text({ tone: 'muted' })}>
                {' '}
                <Trans>
                  from{' '}
                  {price(offer.minimumCentAmount, cart.totalPrice.currencyCode, { dropZero: true })}
                </Trans>
              </small>
            )}
          </span>
        </label>
      ))}
      {choose.error !== null && (
        <p role="alert" className={text({ tone: 'danger', size: 'sm' })}>
          {i18n._(ERROR_MESSAGES[readClientError(choose.error).code])}
        </p>
      )}
    </fieldset>
  );
}

/** What the cart brings: points of a member, and the bonus of offers (LOY-08). */
function Points({ cart }: { cart: ShopperCart }) {
  const { loyaltyPointsEarned, loyaltyBonusPointsEarned } = cart;
  if (loyaltyPointsEarned + loyaltyBonusPointsEarned === 0) return null;
  return (
    <p className={text({ size: 'sm' })}>
      <Plural
        value={loyaltyPointsEarned}
        one="You earn # point with this order."
        other="You earn # points with this order."
      />
      {loyaltyBonusPointsEarned > 0 && (
        <>
          {' '}
          <Plural
            value={loyaltyBonusPointsEarned}
            one="And # bonus point."
            other="And # bonus points."
          />
        </>
      )}
    </p>
  );
}

/** The loyalty programme in the cart: offers to tick, and points. */
export function LoyaltyOffers({ cart }: { cart: ShopperCart }) {
  const offers = useCartChoices()?.loyalty?.offers ?? [];
  const hasPoints = cart.loyaltyPointsEarned + cart.loyaltyBonusPointsEarned > 0;
  if (offers.length === 0 && !hasPoints) return null;
  return (
    <div className={flow({ gap: '4' })}>
      {offers.length > 0 && <Offers offers={offers} cart={cart} />}
      <Points cart={cart} />
    </div>
  );
}
