import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { isCartEmpty, type ShopperCart } from '#src/domain/cart/cart.ts';
import type { DomainParams, DonationChoice } from '#src/domain/shop/web-domain.schema.ts';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { signInUrl } from '#src/features/shop/urls.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { usePrices } from '#src/i18n/use-prices.ts';
import { Button } from '#src/ui/button.tsx';
import { ChoiceGroup } from '#src/ui/choice-group.tsx';
import { button, cartChoices, flow, heading, text } from '#styles/recipes';
import { useCartChoices } from './cart-choices.functions.ts';
import type { CartChoices as Choices } from './cart-choices.server.ts';
import { GiftWrapChoice } from './gift-wrap-choice.tsx';
import { useAddLoyaltyCard, useSetDonation } from './use-cart-extras.ts';

type DonationProps = { choice: DonationChoice; cart: ShopperCart };

/** One cause: an amount is suggested, and nothing is given before the button is clicked. */
function Donation({ choice, cart }: DonationProps) {
  const { price } = usePrices();
  const set = useSetDonation();
  const { id, label, amounts, preselected } = choice;
  const { currencyCode } = cart.totalPrice;
  const given = cart.donations.find((donation) => donation.id === id)?.price ?? null;
  const [chosen, choose] = useState<number | null>(null);
  const selected = chosen ?? given ?? preselected;
  const amountOf = (cents: number) => price(cents, currencyCode, { dropZero: true });
  return (
    <div className={flow({ gap: '4' })}>
      <ChoiceGroup
        name={`donation-${id}`}
        legend={label}
        choices={amounts.map((cents) => ({ key: String(cents), label: amountOf(cents) }))}
        selected={selected === null ? null : String(selected)}
        onSelect={(key) => choose(Number(key))}
      />
      {selected !== null && selected !== given && (
        <Button
          look="outline"
          isBusy={set.isPending}
          onClick={() => set.mutate({ donationId: id, centAmount: selected })}
        >
          <Trans>Donate {amountOf(selected)}</Trans>
        </Button>
      )}
    </div>
  );
}

type DonationChoicesProps = { choices: readonly DonationChoice[]; cart: ShopperCart };

/** The causes that the shop collects for. */
function DonationChoices({ choices, cart }: DonationChoicesProps) {
  return (
    <fieldset aria-labelledby="donation" className={cartChoices().box}>
      <h2 id="donation" className={heading({ size: 'part' })}>
        <Trans>Donation</Trans>
      </h2>
      {choices.map((choice) => (
        <Donation key={choice.id} choice={choice} cart={cart} />
      ))}
    </fieldset>
  );
}

type LoyaltyCardChoiceProps = {
  loyalty: NonNullable<Choices['loyalty']>;
  /** What this cart would bring with a card. */
  points: number;
};

/** The loyalty card, for shoppers without one; guests sign in first and come back here. */
function LoyaltyCardChoice({ loyalty, points }: LoyaltyCardChoiceProps) {
  const { price } = usePrices();
  const locale = useLocale();
  const cart = useRouter().buildLocation({ to: '/$locale/cart', params: { locale } });
  const { devise } = useShop().parameters;
  const add = useAddLoyaltyCard();
  const { standing, cardCents } = loyalty;
  return (
    <div className={cartChoices().box}>
      <h2 className={heading({ size: 'part' })}>
        <Trans>Loyalty card</Trans>
      </h2>
      <p className={text({ tone: 'muted', size: 'sm' })}>
        {cardCents === 0 ? (
          <Trans>Free of charge: collect points and get offers just for you.</Trans>
        ) : (
          <Trans>
            For {price(cardCents, devise, { dropZero: true })}: collect points and get offers just
            for you.
          </Trans>
        )}
      </p>
      {points > 0 && (
        <p>
          <Plural
            value={points}
            one="With the card, this order earns you # point."
            other="With the card, this order earns you # points."
          />
        </p>
      )}
      {standing === 'guest' ? (
        <a href={signInUrl(locale, cart.href)} className={button({ look: 'outline' })}>
          <Trans>Sign in to add the card</Trans>
        </a>
      ) : (
        <Button look="outline" isBusy={add.isPending} onClick={() => add.mutate()}>
          <Trans>Add a loyalty card</Trans>
        </Button>
      )}
    </div>
  );
}

/** The way to buying a gift card. */
function GiftCardChoice({ bounds }: { bounds: NonNullable<DomainParams['giftCard']> }) {
  const locale = useLocale();
  const { price } = usePrices();
  const { devise } = useShop().parameters;
  const amount = (cents: number) => price(cents, devise, { dropZero: true });
  return (
    <div className={cartChoices().box}>
      <h2 className={heading({ size: 'part' })}>
        <Trans>Gift card</Trans>
      </h2>
      <p className={text({ tone: 'muted', size: 'sm' })}>
        <Trans>
          From {amount(bounds.minAmount)} to {amount(bounds.maxAmount)}, with a few words from you.
        </Trans>
      </p>
      <Link to="/$locale/gift-card" params={{ locale }} className={button({ look: 'outline' })}>
        <Trans>Add a gift card</Trans>
      </Link>
    </div>
  );
}

/** Gift wrap, gift card, loyalty card and donation, each where the shop has it. */
export function CartChoices({ cart }: { cart: ShopperCart | null }) {
  const { t } = useLingui();
  const choices = useCartChoices();
  if (choices === undefined) return null;
  const { giftCard, loyalty, donations, giftWrap } = choices;
  const isFilled = cart !== null && !isCartEmpty(cart);
  const isCardOffered =
    isFilled && loyalty !== null && loyalty.standing !== 'member' && cart.loyaltyCard === null;
  const isDonationOffered = isFilled && donations.length > 0;
  const isWrapOffered = giftWrap !== null && cart !== null && cart.lineItems.length > 0;
  if (giftCard === null && !isCardOffered && !isDonationOffered && !isWrapOffered) return null;
  return (
    <section className={cartChoices().root} aria-label={t`Add to your order`}>
      {isWrapOffered && <GiftWrapChoice cents={giftWrap.centAmount} cart={cart} />}
      {isCardOffered && (
        <LoyaltyCardChoice loyalty={loyalty} points={cart.loyaltyPointsIncentive} />
      )}
      {giftCard !== null && <GiftCardChoice bounds={giftCard} />}
      {isDonationOffered && <DonationChoices choices={donations} cart={cart} />}
    </section>
  );
}
