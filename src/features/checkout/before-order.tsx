import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ShopperCart } from '#src/domain/cart/cart.ts';
import { dutiesOf } from '#src/domain/legal/duties.ts';
import { extraKey, extrasOf, useExtraName } from '#src/features/cart/cart-extras.ts';
import { LineDetails } from '#src/features/cart/colour-and-size.tsx';
import { ExpectedDays } from '#src/features/delivery/expected-days.tsx';
import { legalPageQuery } from '#src/features/legal/legal.functions.ts';
import { OfficialNotice } from '#src/features/legal/official-notice.tsx';
import { RichText } from '#src/features/rich-text/rich-text.tsx';
import { LegalLink } from '#src/features/shop/legal-link.tsx';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { usePrices } from '#src/i18n/use-prices.ts';
import { flow, heading, text } from '#styles/recipes';
import { useCheckout } from './use-checkout.ts';

/**
 * The legal guarantee: the official notice (regulation (EU) 2025/1960) where the shop has uploaded it,
 * and the shop's own words; or the way to them.
 */
function GuaranteeNotice() {
  const { data } = useQuery(legalPageQuery('guarantee'));
  if (!data) {
    return (
      <p>
        <LegalLink page="guarantee">
          <Trans>Your legal guarantee</Trans>
        </LegalLink>
      </p>
    );
  }
  return (
    <section className={flow({ gap: '2' })}>
      <h2 className={heading({ size: 'part' })}>{data.title}</h2>
      {data.notice !== null && <OfficialNotice of={data.notice} />}
      <RichText nodes={data.nodes} />
    </section>
  );
}

/**
 * What is read right above the button that orders: the guarantee where the law of the country asks for
 * it that the parcel goes to, then goods, delivery and total (directive 2011/83/EU, article 8).
 */
export function BeforeOrder({ cart }: { cart: ShopperCart }) {
  const { t } = useLingui();
  const { money } = usePrices();
  const nameOf = useExtraName();
  const { parameters } = useShop();
  const { shippingAddress } = useCheckout();
  const { guaranteeNotice } = dutiesOf(shippingAddress, parameters);
  const { lineItems, shippingInfo } = cart;
  const total = money(cart.totalPrice);
  return (
    <>
      {guaranteeNotice && <GuaranteeNotice />}
      <section
        className={`${flow({ gap: '2' })} ${text({ size: 'sm' })}`}
        aria-label={t`What you are ordering`}
      >
        <ul>
          {lineItems.map(({ lineId, quantity, product }) => (
            <li key={lineId}>
              {`${quantity} × ${product.name}, `}
              <LineDetails product={product} />
            </li>
          ))}
          {extrasOf(cart).map((extra) => (
            <li key={extraKey(extra)}>{nameOf(extra)}</li>
          ))}
        </ul>
        {shippingInfo !== null && (
          <div>
            <p>{shippingInfo.name}</p>
            <ExpectedDays promise={shippingInfo.promise} />
          </div>
        )}
        <p>
          <strong>
            <Trans>Total with delivery: {total}</Trans>
          </strong>
        </p>
      </section>
    </>
  );
}
