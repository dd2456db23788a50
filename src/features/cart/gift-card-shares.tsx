import { Trans } from '@lingui/react/macro';
import type { Cart } from '#src/domain/cart/cart.schema.ts';
import { amountLeft } from '#src/domain/cart/cart.ts';
import { shownCardNumber } from '#src/domain/gift-card/gift-card.ts';
import { usePrices } from '#src/i18n/use-prices.ts';
import { summary } from '#styles/recipes';

type GiftCardSharesProps = { cart: Pick<Cart, 'payments' | 'totalPrice'> };

/** What gift cards pay of a cart or an order, and what they leave; nothing without any. */
export function GiftCardShares({ cart }: GiftCardSharesProps) {
  const { price } = usePrices();
  const styles = summary();
  const { totalPrice } = cart;
  const show = (cents: number) => price(cents, totalPrice.currencyCode);
  const payments = cart.payments.filter(({ giftCardId }) => giftCardId !== undefined);
  if (payments.length === 0) return null;
  return (
    <dl className={styles.totals}>
      {payments.map(({ amountPlanned, ...payment }) => {
        const masked = shownCardNumber(payment);
        return (
          <div key={payment.giftCardId} className={styles.row}>
            <dt>
              <Trans>Gift card {masked}</Trans>
            </dt>
            <dd>{`−${show(amountPlanned)}`}</dd>
          </div>
        );
      })}
      <div className={styles.total}>
        <dt>
          <Trans>Left to pay</Trans>
        </dt>
        <dd>{show(amountLeft({ totalPrice, payments }))}</dd>
      </div>
    </dl>
  );
}
