import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ShopperCart } from '#src/domain/cart/cart.ts';
import { deliveryCost, goodsOf, lowestPriced } from '#src/domain/shipping/delivery-cost.ts';
import type { ShippingMethod } from '#src/domain/shipping/shipping.schema.ts';
import { startingMethod } from '#src/domain/shipping/shipping.ts';
import {
  SHIPPING_METHOD_KEYS,
  type ShippingMethodKey,
} from '#src/domain/shipping/shipping.values.ts';
import type { AddressDraft } from '#src/features/addresses/use-address-draft.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { usePrices } from '#src/i18n/use-prices.ts';
import { Announced } from '#src/ui/announce.tsx';
import { banner } from '#styles/recipes';
import { shippingMethodsQuery } from './checkout.functions.ts';
import { ChoiceCards } from './choice-cards.tsx';
import { useCheckout } from './use-checkout.ts';

/** The ways to deliver to a country, and the one that is chosen. */
export function useDeliveryMethods(draft: AddressDraft | null) {
  const { cart, delivery, shippingMethods } = useCheckout();
  const [country, setCountry] = useState(delivery.country);
  const [chosen, choose] = useState<ShippingMethodKey | null>(
    cart.shippingInfo?.shippingMethodKey ?? null,
  );
  useEffect(() => {
    // What was chosen before the page was loaded again.
    if (draft === null) return;
    choose((now) => SHIPPING_METHOD_KEYS.find((key) => key === draft.method) ?? now);
    setCountry((now) => draft.country ?? now);
  }, [draft]);
  const { data: methods = [], isPending: isLoadingMethods } = useQuery({
    ...shippingMethodsQuery(country, cart.version),
    ...(country === delivery.country && { initialData: shippingMethods }),
  });
  const offer = methods.find(({ key }) => key === chosen) ?? startingMethod(methods) ?? null;
  return { country, setCountry, methods, isLoadingMethods, offer, chooseMethod: choose };
}

/** When the order comes, and what is said for the method, a line each: free above an amount, the lowest price. */
function Note({ method, cart, isCheapest }: NoteProps) {
  const { price } = usePrices();
  const { days } = useFormats();
  const { promise } = method;
  const { freeAbove } = method.shippingRate;
  const isFree = deliveryCost(method, goodsOf(cart)).centAmount === 0;
  return (
    <>
      {promise === null ? (
        <Trans>Immediately, by email</Trans>
      ) : (
        <Trans>Expected: {days(promise.from, promise.to)}</Trans>
      )}
      {freeAbove !== null && !isFree && (
        <>
          <br />
          <Trans>
            Free on orders over{' '}
            {price(freeAbove.centAmount, cart.totalPrice.currencyCode, { dropZero: true })}
          </Trans>
        </>
      )}
      {isCheapest && (
        <>
          <br />
          <strong>
            <Trans>Lowest price</Trans>
          </strong>
        </>
      )}
    </>
  );
}

type NoteProps = { method: ShippingMethod; cart: ShopperCart; isCheapest: boolean };

type DeliveryMethodsProps = {
  cart: ShopperCart;
  methods: readonly ShippingMethod[];
  selected: ShippingMethodKey | null;
  onSelect: (key: ShippingMethodKey) => void;
};

/** The ways to deliver to the chosen country, with what each costs for this cart. */
export function DeliveryMethods({ cart, methods, selected, onSelect }: DeliveryMethodsProps) {
  const { t } = useLingui();
  const { price } = usePrices();
  if (methods.length === 0) {
    return (
      <Announced className={banner({ type: 'warning' })}>
        <Trans>We cannot deliver your order to this country. Please choose another address.</Trans>
      </Announced>
    );
  }
  const cheapest = lowestPriced(cart, methods);
  return (
    <ChoiceCards
      name="method"
      legend={t`How should we deliver?`}
      selected={selected}
      onSelect={(key) => {
        const method = methods.find((offered) => offered.key === key);
        if (method !== undefined) onSelect(method.key);
      }}
      choices={methods.map((method) => {
        const cents = deliveryCost(method, goodsOf(cart)).centAmount;
        return {
          key: method.key,
          title: method.name,
          note: <Note method={method} cart={cart} isCheapest={method === cheapest} />,
          end: cents === 0 ? t`Free` : price(cents, cart.totalPrice.currencyCode),
        };
      })}
    />
  );
}
