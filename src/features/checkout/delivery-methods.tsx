import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ShopperCart } from '#src/domain/cart.ts';
import { deliveryPrice } from '#src/domain/delivery-preview.ts';
import type { ShippingMethod, ShippingMethodKey } from '#src/domain/shipping.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { banner } from '#styles/recipes';
import { ChoiceCards } from './choice-cards.tsx';

function Delay({ delay: { minDays, maxDays } }: Pick<ShippingMethod, 'delay'>) {
  if (minDays === maxDays) return <Plural value={maxDays} one="In # day" other="In # days" />;
  return (
    <Trans>
      In {minDays} to {maxDays} days
    </Trans>
  );
}

type DeliveryMethodsProps = {
  cart: ShopperCart;
  methods: readonly ShippingMethod[];
  selected: ShippingMethodKey | null;
  onSelect: (key: ShippingMethodKey) => void;
};

/** The ways to deliver to the chosen country, with what each costs for this cart. */
export function DeliveryMethods({ cart, methods, selected, onSelect }: DeliveryMethodsProps) {
  const { t } = useLingui();
  const { price } = useFormats();
  if (methods.length === 0) {
    return (
      <p role="status" className={banner({ type: 'warning' })}>
        <Trans>We cannot deliver your order to this country. Please choose another address.</Trans>
      </p>
    );
  }
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
        const cents = deliveryPrice(cart, method);
        return {
          key: method.key,
          title: method.name,
          note: <Delay delay={method.delay} />,
          end: cents === 0 ? t`Free` : price(cents, cart.totalPrice.currencyCode),
        };
      })}
    />
  );
}
