import { useLingui } from '@lingui/react/macro';
import { SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { DraftQuote } from '#src/domain/draft-order/draft-order.schema.ts';
import { deliveryCost, goodsFor } from '#src/domain/shipping/delivery-cost.ts';
import { getDomain, type OnlineLocale } from '#src/domain/shop/locales.ts';
import { useFormats } from '../look/formats.ts';
import { AddressInputs } from '../orders/address-inputs.tsx';
import { SavedAddresses } from './customer-input.tsx';

type DeliveryInputProps = { shop: OnlineLocale; quote: DraftQuote };

/** How and where it is delivered, or that the customer says so. */
export function DeliveryInput({ shop, quote }: DeliveryInputProps) {
  const { t, i18n } = useLingui();
  const { money } = useFormats();
  const method: unknown = useWatch({ name: 'shippingMethod' });
  const { lineItems, methods, countries, totalPrice } = quote;
  const goods = goodsFor(lineItems.reduce((sum, line) => sum + line.totalPrice.centAmount, 0));
  const regions = new Intl.DisplayNames(i18n.locale, { type: 'region' });
  const choices = methods.map((one) => ({
    id: one.key,
    name: `${one.name} (${money(deliveryCost(one, goods).centAmount, totalPrice.currencyCode)})`,
  }));
  return (
    <>
      <SelectInput
        source="shippingMethod"
        label={t`Delivery`}
        choices={choices}
        emptyText={t`The customer chooses it`}
      />
      {Boolean(method) && (
        <>
          <SavedAddresses {...{ shop }} />
          <AddressInputs />
          {countries.length > 1 && (
            <SelectInput
              source="country"
              label={t`Country`}
              choices={countries.map((id) => ({ id, name: regions.of(id) ?? id }))}
              // As long as nobody chose another one.
              format={(chosen: string) => chosen || getDomain(shop).iso2}
            />
          )}
        </>
      )}
    </>
  );
}
