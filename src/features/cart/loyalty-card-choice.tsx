import { Plural, Trans } from '@lingui/react/macro';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { usePrices } from '#src/i18n/use-prices.ts';
import { Button } from '#src/ui/button.tsx';
import { button, cartChoices, heading, text } from '#styles/recipes';
import type { CartChoices } from './cart-choices.server.ts';
import { useAddLoyaltyCard } from './use-cart-extras.ts';

type LoyaltyCardChoiceProps = {
  loyalty: NonNullable<CartChoices['loyalty']>;
  /** What this cart would bring with a card. */
  points: number;
  signInHref: string;
};

/** The loyalty card, for who has none; guests sign in first and come back here. */
export function LoyaltyCardChoice({ loyalty, points, signInHref }: LoyaltyCardChoiceProps) {
  const { price } = usePrices();
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
          <Trans>Free of charge: collect points and get offers of your own.</Trans>
        ) : (
          <Trans>For {price(cardCents, devise)}: collect points and get offers of your own.</Trans>
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
        <a href={signInHref} className={button({ look: 'outline' })}>
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
