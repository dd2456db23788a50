import { Plural, Trans } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { signInUrl } from '#src/features/shop/urls.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { usePrices } from '#src/i18n/use-prices.ts';
import { Button } from '#src/ui/button.tsx';
import { button, cartChoices, heading, text } from '#styles/recipes';
import type { CartChoices } from './cart-choices.server.ts';
import { useAddLoyaltyCard } from './use-cart-extras.ts';

type LoyaltyCardChoiceProps = {
  loyalty: NonNullable<CartChoices['loyalty']>;
  /** What this cart would bring with a card. */
  points: number;
};

/** The loyalty card, for shoppers without one; guests sign in first and come back here. */
export function LoyaltyCardChoice({ loyalty, points }: LoyaltyCardChoiceProps) {
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
          <Trans>For {price(cardCents, devise)}: collect points and get offers just for you.</Trans>
        )}
      </p>
      {points > 0 && (
        <p>
          <Plural
            value={points}
            one="With the card, this order brings you # point."
            other="With the card, this order brings you # points."
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
