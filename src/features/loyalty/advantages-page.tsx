import { Plural, Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { AvailableOffer } from '#src/domain/loyalty/loyalty.schema.ts';
import { CartLink } from '#src/features/shop/links.tsx';
import { SettingsLink } from '#src/features/shop/settings-link.tsx';
import { useFormats } from '#src/i18n/use-formats.ts';
import { usePrices } from '#src/i18n/use-prices.ts';
import { button, flow, heading, movements, text } from '#styles/recipes';
import { advantagesQuery } from './loyalty.functions.ts';

type Offers = { offers: readonly AvailableOffer[]; currency: string };

/** What a member may choose in the cart at the moment (ACC-16). */
function MemberOffers({ offers, currency }: Offers) {
  const { price } = usePrices();
  const { date } = useFormats();
  const styles = movements();
  return (
    <section className={flow({ gap: '4' })} aria-labelledby="offers">
      <h2 id="offers" className={heading({ size: 'section' })}>
        <Trans>Offers for you</Trans>
      </h2>
      {offers.length === 0 ? (
        <p className={text({ tone: 'muted', measure: 'read' })}>
          <Trans>There is no offer for you at the moment.</Trans>
        </p>
      ) : (
        <>
          <ul className={styles.root}>
            {offers.map(({ id, label, minimumCentAmount, expiresAt }) => (
              <li key={id} className={styles.item}>
                <span>
                  {label}
                  {expiresAt !== null && (
                    <small className={text({ tone: 'muted' })}>
                      {' '}
                      <Trans>until {date(expiresAt, 'long')}</Trans>
                    </small>
                  )}
                </span>
                {minimumCentAmount > 0 && (
                  <span className={styles.points}>
                    <Trans>from {price(minimumCentAmount, currency, { dropZero: true })}</Trans>
                  </span>
                )}
              </li>
            ))}
          </ul>
          <p className={text({ tone: 'muted', measure: 'read' })}>
            <Trans>Tick the offers of your choice in the cart.</Trans>
          </p>
          <p>
            <CartLink className={button({ look: 'outline' })}>
              <Trans>Go to cart</Trans>
            </CartLink>
          </p>
        </>
      )}
    </section>
  );
}

/** `/account/advantages`: what the programme brings, and to others how to join. */
export function AdvantagesPage() {
  const { price } = usePrices();
  const { data } = useSuspenseQuery(advantagesQuery);
  const { isMember, loyaltyScale, loyaltyCardCentAmount, currency, offers } = data;
  const each = price(data.pointCentAmount, currency, { dropZero: true });
  const cardPrice = price(loyaltyCardCentAmount, currency, { dropZero: true });
  const styles = movements();
  return (
    <div className={flow({ gap: '8' })}>
      <h1 className={heading()}>
        {isMember ? <Trans>Your benefits</Trans> : <Trans>Loyalty card benefits</Trans>}
      </h1>
      {isMember && <MemberOffers offers={offers} currency={currency} />}
      <section className={flow({ gap: '4' })} aria-labelledby="vouchers">
        <h2 id="vouchers" className={heading({ size: 'section' })}>
          <Trans>Vouchers for your points</Trans>
        </h2>
        <p className={text({ measure: 'read' })}>
          <Trans>Members earn a point for every {each} that they pay for goods.</Trans>
        </p>
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
