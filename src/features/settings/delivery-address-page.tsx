import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { CartAddress, DeliveryAddress } from '#src/domain/address/address.schema.ts';
import { emptyAddress, shownAddress, toCartAddress } from '#src/domain/address/address.ts';
import { AddressFieldset } from '#src/features/addresses/address-fieldset.tsx';
import { useAddressForm } from '#src/features/addresses/use-address-form.ts';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { useLocale } from '#src/i18n/use-locale.ts';
import { showShopToast } from '#src/ui/shop-toasts.ts';
import { flow, heading, settingsCheck } from '#styles/recipes';
import { saveDeliveryAddress } from './addresses.functions.ts';
import { SettingsForm } from './settings-form.tsx';
import { useSave } from './use-save.ts';

type AddressFormProps = { title: ReactNode; known: DeliveryAddress | null };

/** The form of a delivery address: a new one, or one that is `known` (ADR-01). */
function AddressForm({ title, known }: AddressFormProps) {
  const { t } = useLingui();
  const router = useRouter();
  const locale = useLocale();
  const { parameters } = useShop();
  const [start] = useState(() =>
    known === null ? emptyAddress(parameters.countryCodeISO2) : shownAddress(toCartAddress(known)),
  );
  const rules = { countries: parameters.params.deliveryCountries, isPhoneRequired: false };
  const { save, isBusy, code } = useSave({
    send: (typed: { address: CartAddress; favorite: boolean }) =>
      saveDeliveryAddress({ data: { id: known?.id ?? null, ...typed } }),
    onDone: () => {
      showShopToast(t`Your address has been saved.`);
      const to = '/$locale/account/settings/delivery-addresses';
      void router.navigate({ to, params: { locale } });
    },
  });
  const { form, problems } = useAddressForm({
    start,
    rules,
    onValid: (address, { data, showAtField }) =>
      save({ address, favorite: data.get('favorite') === 'yes' }, showAtField),
  });
  const styles = settingsCheck();
  return (
    <div className={flow({ gap: '6' })}>
      <h1 className={heading()}>{title}</h1>
      <SettingsForm form={form} isBusy={isBusy} code={code} back="delivery-addresses">
        <AddressFieldset section="shipping" start={start} rules={rules} problems={problems} />
        <label className={styles.root}>
          <input
            type="checkbox"
            name="favorite"
            value="yes"
            className={styles.box}
            defaultChecked={known?.favorite ?? false}
          />
          <Trans>Make this the default address</Trans>
        </label>
      </SettingsForm>
    </div>
  );
}

/** `…/delivery-addresses/create` */
export function NewAddressPage() {
  return <AddressForm title={<Trans>New address</Trans>} known={null} />;
}

/** `…/delivery-addresses/{id}/edit` */
export function EditAddressPage({ address }: { address: DeliveryAddress }) {
  return <AddressForm title={<Trans>Edit address</Trans>} known={address} />;
}
