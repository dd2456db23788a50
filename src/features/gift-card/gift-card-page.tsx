import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  GIFT_CARD_PATH,
  GIFT_CARD_SIZE,
  giftCardPicture,
  giftCardYears,
} from '#src/domain/gift-card/bought-card.ts';
import { GIFT_CARD_DESIGNS } from '#src/domain/gift-card/gift-card.ts';
import { toDecimal } from '#src/domain/money/money.ts';
import { readAmount } from '#src/domain/money/typed-amount.ts';
import { TopPageData } from '#src/features/search-engines/structured-data.tsx';
import { Breadcrumb } from '#src/features/shop/breadcrumb.tsx';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { Wordmark } from '#src/features/shop/wordmark.tsx';
import { usePrices } from '#src/i18n/use-prices.ts';
import { flow, giftCard, heading, page, text } from '#styles/recipes';
import { giftCardOfferQuery } from './gift-card.functions.ts';
import { GiftCardForm, type ShownCard } from './gift-card-form.tsx';

export function GiftCardPage() {
  const { t } = useLingui();
  const { price } = usePrices();
  const { devise, countryCodeISO2 } = useShop().parameters;
  const { data: offer } = useSuspenseQuery(giftCardOfferQuery);
  const [card, setCard] = useState<ShownCard>({
    amount: offer === null ? '' : String(toDecimal(offer.bounds.preselectedAmount)),
    design: GIFT_CARD_DESIGNS[0],
  });
  if (offer === null) return null;
  const title = t`Gift card`;
  const cents = readAmount(card.amount);
  const years = giftCardYears(countryCodeISO2);
  const styles = giftCard();
  return (
    <div className={page({ top: 'tight' })}>
      <TopPageData name={title} path={GIFT_CARD_PATH} />
      <Breadcrumb />
      <div className={styles.root}>
        <div className={styles.side}>
          <div className={styles.card}>
            {/* In its own element: a preload would come before the styles. */}
            <picture>
              <img
                src={giftCardPicture(card.design, 'svg')}
                alt=""
                {...GIFT_CARD_SIZE}
                className={styles.picture}
              />
            </picture>
            <p className={styles.label}>
              <Wordmark />
              <span>{cents !== null && price(cents, devise, { dropZero: true })}</span>
            </p>
          </div>
        </div>
        <div className={flow({ gap: '6' })}>
          <h1 className={heading()}>{title}</h1>
          <div className={text({ tone: 'muted', measure: 'read' })}>
            <p>
              <Trans>
                The card arrives by email, with your message and your name, on the day you choose.
              </Trans>
            </p>
            <p>
              <Plural
                value={years}
                one="It can be used for # year, in one go or bit by bit."
                other="It can be used for # years, in one go or bit by bit."
              />
            </p>
          </div>
          <GiftCardForm bounds={offer.bounds} card={card} onChange={setCard} />
        </div>
      </div>
    </div>
  );
}
