import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CartAddress } from '#src/domain/address/address.schema.ts';
import { shownAddress } from '#src/domain/address/address.ts';
import { AddressFieldset } from '#src/features/addresses/address-fieldset.tsx';
import { useAddressForm } from '#src/features/addresses/use-address-form.ts';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { flow, heading, text } from '#styles/recipes';
import { billingAddressQuery, saveBillingAddress } from './addresses.functions.ts';
import { SettingsForm } from './settings-form.tsx';
import { useBackToSettings, useSave } from './use-save.ts';

/** `/account/settings/billing-address`: where invoices are made out to (ADR-03). */
export function BillingAddressPage() {
  const { t } = useLingui();
  const { data } = useSuspenseQuery(billingAddressQuery);
  const [start] = useState(() => shownAddress(data));
  const { billingCountries } = useShop().parameters.params;
  const rules = { countries: billingCountries, isPhoneRequired: false };
  const goBack = useBackToSettings();
  const { save, isBusy, code } = useSave({
    send: (address: CartAddress) => saveBillingAddress({ data: address }),
    onDone: () => goBack(t`Your billing address has been saved.`),
  });
  const { form, problems } = useAddressForm({
    start,
    rules,
    onValid: (address, { showAtField }) => save(address, showAtField),
  });
  return (
    <div className={flow({ gap: '6' })}>
      <h1 className={heading()}>
        <Trans>Billing address</Trans>
      </h1>
      <SettingsForm form={form} isBusy={isBusy} code={code}>
        <p className={text({ tone: 'muted', measure: 'read' })}>
          <Trans>
            We will suggest this address for your next orders. Earlier invoices stay as they are.
          </Trans>
        </p>
        <AddressFieldset
          section="billing"
          start={start}
          rules={rules}
          problems={problems}
          isPlaceOnly
        />
      </SettingsForm>
    </div>
  );
}
