import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { isCartEmpty, type ShopperCart } from '#src/domain/cart.ts';
import { START_UP_KEY } from '#src/features/shop/start-up-key.ts';
import { cartChoices } from '#styles/recipes';
import { cartChoicesQuery } from './cart-choices.queries.ts';
import { DonationChoices } from './donation-choices.tsx';
import { GiftCardChoice } from './gift-card-choice.tsx';
import { LoyaltyCardChoice } from './loyalty-card-choice.tsx';

/** What may stand in the cart beside products; nothing until the start-up call has come back. */
export function useCartChoices() {
  const { isPending } = useQuery({ queryKey: START_UP_KEY, enabled: false });
  return useQuery({ ...cartChoicesQuery, enabled: !isPending }).data;
}

type CartChoicesProps = { cart: ShopperCart | null; signInHref: string };

/** Gift card, loyalty card and donation, each where the shop has it. */
export function CartChoices({ cart, signInHref }: CartChoicesProps) {
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
        <LoyaltyCardChoice
          loyalty={loyalty}
          points={cart.loyaltyPointsIncentive}
          signInHref={signInHref}
        />
      )}
      {giftCard !== null && <GiftCardChoice bounds={giftCard} />}
      {isDonationOffered && <DonationChoices choices={donations} cart={cart} />}
    </section>
  );
}
