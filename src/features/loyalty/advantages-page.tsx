import { Plural, Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { CartLink } from '#src/features/shop/links.tsx';
import { SettingsLink } from '#src/features/shop/settings-link.tsx';
import { usePrices } from '#src/i18n/use-prices.ts';
import { button, flow, heading, movements, text } from '#styles/recipes';
import { advantagesQuery } from './loyalty.queries.ts';

/** `/account/advantages`: what the programme brings, and to others how to join. */
export function AdvantagesPage() {
  const { price } = usePrices();
  const { data } = useSuspenseQuery(advantagesQuery);
  const { isMember, loyaltyScale, loyaltyCardCentAmount, currency } = data;
  const cardPrice = price(loyaltyCardCentAmount, currency, { dropZero: true });
  const styles = movements();
  return (
    <div className={flow({ gap: '8' })}>
      <h1 className={heading()}>
        {isMember ? <Trans>Your advantages</Trans> : <Trans>Advantages of the loyalty card</Trans>}
      </h1>
      <section className={flow({ gap: '4' })} aria-labelledby="vouchers">
        <h2 id="vouchers" className={heading({ size: 'section' })}>
          <Trans>Vouchers for your points</Trans>
        </h2>
        <ul className={styles.root}>
          {loyaltyScale.map((step) => (
            <li key={step.points} className={styles.item}>
              <span>
                <Plural value={step.points} one="# point" other="# points" />
              </span>
              <span className={styles.points}>
                {price(step.rewardCentAmount, currency, { dropZero: true })}
              </span>
            </li>
          ))}
        </ul>
      </section>
      {isMember ? (
        <p>
          <SettingsLink page="loyalty" className={button()}>
            <Trans>Your card and your points</Trans>
          </SettingsLink>
        </p>
      ) : (
        <section className={flow({ gap: '4' })} aria-labelledby="join">
          <h2 id="join" className={heading({ size: 'section' })}>
            <Trans>How to join</Trans>
          </h2>
          <p className={text({ measure: 'read' })}>
            <Trans>
              The loyalty card costs {cardPrice}. Add it to your cart: it is yours as soon as you
              have ordered.
            </Trans>
          </p>
          <p>
            <CartLink className={button()}>
              <Trans>Go to cart</Trans>
            </CartLink>
          </p>
        </section>
      )}
    </div>
  );
}
