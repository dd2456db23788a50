import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ShopperCart } from '#src/domain/cart/cart.ts';
import { dutiesIn } from '#src/domain/legal/duties.ts';
import { creditTotal } from '#src/domain/payment/credit.ts';
import type { PaymentMethod } from '#src/domain/payment/methods.ts';
import { getDomain } from '#src/domain/shop/locales.ts';
import { shopDay } from '#src/domain/shop/shop-day.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { usePercent } from '#src/i18n/use-percent.ts';
import { usePrices } from '#src/i18n/use-prices.ts';
import { flow } from '#styles/recipes';
import { creditTermsQuery } from './checkout.functions.ts';
import { amountToPay } from './payment-methods.ts';
import { useCheckout } from './use-checkout.ts';

type CreditTermsProps = { cart: ShopperCart; method: PaymentMethod };

/**
 * What is due when and what it costs, as the provider says it for what is to be paid; nothing where it
 * says nothing. Who gives the credit informs of it before the contract, on its own page.
 */
export function CreditTerms({ cart, method }: CreditTermsProps) {
  const writePercent = usePercent();
  const { price } = usePrices();
  const { date } = useFormats();
  const { iso2 } = getDomain(useLocale());
  const { billing } = useCheckout();
  const { data } = useQuery(creditTermsQuery(cart.version));
  const terms = data?.find(({ paymentProduct }) => paymentProduct === method);
  if (terms === undefined) return null;
  const { lender, dues, feeCents, annualPercent } = terms;
  if (creditTotal(terms) !== amountToPay(cart) + feeCents) return null;
  const { currencyCode } = cart.totalPrice;
  const today = shopDay(new Date(), iso2);
  const total = price(creditTotal(terms), currencyCode);
  const fee = price(feeCents, currencyCode);
  const rate = writePercent(annualPercent);
  return (
    <span className={flow({ gap: '1' })}>
      {dues.map(({ day, centAmount }) => {
        const amount = price(centAmount, currencyCode);
        const when = date(day, 'long');
        return (
          <span key={day}>
            {day === today ? (
              <Trans>Today: {amount}</Trans>
            ) : (
              <Trans>
                On {when}: {amount}
              </Trans>
            )}
          </span>
        );
      })}
      <span>
        {feeCents === 0 ? (
          <Trans>
            {total} in total, with no fees. Annual percentage rate (APR): {rate}.
          </Trans>
        ) : (
          <Trans>
            {total} in all, including a fee of {fee}. Annual percentage rate (APR): {rate}.
          </Trans>
        )}
      </span>
      <span>
        <Trans>Credit is provided by {lender}, subject to approval.</Trans>
      </span>
      {dutiesIn(billing).creditWarning && (
        <strong>
          <Trans>Caution! Borrowing money costs money.</Trans>
        </strong>
      )}
    </span>
  );
}
