import { useLingui } from '@lingui/react/macro';
import { required, SelectInput, usePermissions } from 'react-admin';
import { type FieldValues, useFormContext, useWatch } from 'react-hook-form';
import { emptyAddress } from '#src/domain/address/address.ts';
import type { QuoteBody } from '#src/domain/draft-order/draft-order.schema.ts';
import { SHIPPING_METHOD_KEYS } from '#src/domain/shipping/shipping.values.ts';
import { getDomain, ONLINE_LOCALES, type OnlineLocale } from '#src/domain/shop/locales.ts';
import { FormDialog } from '../look/form-dialog.tsx';
import { useShopNames } from '../look/shop-names.ts';
import { addressOf } from '../orders/address-inputs.tsx';
import { useChosenItems, wantedOf } from './chosen-items.ts';
import { CustomerInput } from './customer-input.tsx';
import { DeliveryInput } from './delivery-input.tsx';
import { ItemsInput } from './items-input.tsx';
import { Quote, useQuote } from './quote.tsx';
import { useMake } from './use-make.ts';

const shopOf = (value: unknown) => ONLINE_LOCALES.find((one) => one === value);
const methodOf = (value: unknown) => SHIPPING_METHOD_KEYS.find((key) => key === value) ?? null;
const countryOf = (shop: OnlineLocale, typed: unknown) =>
  typeof typed === 'string' && typed !== '' ? typed : getDomain(shop).iso2;

/** All that depends on the shop: another shop has other items, prices and ways to deliver. */
function OfShop({ shop }: { shop: OnlineLocale }) {
  const { items } = useChosenItems();
  const [method, country] = useWatch({ name: ['shippingMethod', 'country'] });
  const body: QuoteBody = {
    ...{ shop, items: wantedOf(items), addedTo: null, shippingMethod: methodOf(method) },
    country: countryOf(shop, country),
  };
  const { quote, refusal } = useQuote(body);
  return (
    <>
      <CustomerInput {...{ shop }} />
      <ItemsInput {...{ shop }} lacking={quote?.lacking ?? []} />
      {quote !== null && (
        <>
          <DeliveryInput {...{ shop, quote }} />
          <Quote {...{ quote, refusal }} />
        </>
      )}
    </>
  );
}

function Fields() {
  const { t } = useLingui();
  const { choices } = useShopNames();
  const { setValue } = useFormContext();
  const shop = shopOf(useWatch({ name: 'shop' }));
  return (
    <>
      <SelectInput
        source="shop"
        label={t`Shop`}
        choices={choices}
        validate={required()}
        onChange={() => {
          for (const name of ['shippingMethod', 'country']) setValue(name, '');
          setValue('items', []);
        }}
      />
      {shop !== undefined && <OfShop key={shop} {...{ shop }} />}
    </>
  );
}

/** What the customer is sent, of a form that is filled in. */
function wantedBy({ shop, email, items, totalCentAmount, ...typed }: FieldValues) {
  const shippingMethod = methodOf(typed.shippingMethod);
  const country = countryOf(shop, typed.country);
  const address =
    shippingMethod === null ? null : addressOf(emptyAddress(country), { ...typed, country });
  const wanted = { shop, items: wantedOf(items), totalCentAmount };
  return { ...wanted, for: { email: email.trim(), address, shippingMethod } };
}

/** An order that somebody of the staff makes for a customer, who pays it by the link of a mail. */
export function NewOrder() {
  const { t } = useLingui();
  const { permissions = [] } = usePermissions();
  const { make, isWriting, refusal } = useMake();
  return (
    <FormDialog
      {...{ isWriting, refusal }}
      label={t`New order`}
      deed={t`Send the payment link`}
      isOffered={permissions.includes('orders:write')}
      onSave={(typed) => make(wantedBy(typed))}
    >
      <Fields />
    </FormDialog>
  );
}
