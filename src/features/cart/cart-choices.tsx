import { useLingui } from '@lingui/react/macro';
import { isCartEmpty, type ShopperCart } from '#src/domain/cart/cart.ts';
import { cartChoices } from '#styles/recipes';
import { DonationChoices } from './donation-choices.tsx';
import { GiftCardChoice } from './gift-card-choice.tsx';
import { LoyaltyCardChoice } from './loyalty-card-choice.tsx';
import { useCartChoices } from './use-cart-choices.ts';

/** Gift card, loyalty card and donation, each where the shop has it. */
export function CartChoices({ cart }: { cart: ShopperCart | null }) {
  const { t } = useLingui();
  const choices = useCartChoices();
  if (choices === undefined) return null;
  const { giftCard, loyalty, donations } = choices;
  const isFilled = cart !== null && !isCartEmpty(cart);
  const isCardOffered =
    isFilled && loyalty !== null && loyalty.standing !== 'member' && cart.loyaltyCard === null;
  const isDonationOffered = isFilled && donations.length > 0;
  if (giftCard === null && !isCardOffered && !isDonationOffered) return null;
  return (
    <section className={cartChoices().root} aria-label={t`Add to your order`}>
      {isCardOffered && (
        <LoyaltyCardChoice loyalty={loyalty} points={cart.loyaltyPointsIncentive} />
      )}
      {giftCard !== null && <GiftCardChoice bounds={giftCard} />}
      {isDonationOffered && <DonationChoices choices={donations} cart={cart} />}
    </section>
  );
}
