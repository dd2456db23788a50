import { useLingui } from '@lingui/react/macro';
import { required, TextInput } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { type CartAddress, cartAddressSchema } from '#src/domain/address/address.schema.ts';

/** A delivery address as the staff type it; the country stays. */
export function AddressInputs() {
  const { t } = useLingui();
  return (
    <>
      <TextInput source="firstName" label={t`First name`} validate={required()} />
      <TextInput source="lastName" label={t`Last name`} validate={required()} />
      <TextInput source="line1" label={t`Street and number`} validate={required()} />
      <TextInput source="line2" label={t`Floor, company`} />
      <TextInput source="zipCode" label={t`Postcode`} validate={required()} />
      <TextInput source="city" label={t`Town`} validate={required()} />
      <TextInput source="phoneNumber" label={t`Telephone`} />
    </>
  );
}

/** The address with what was typed; a field that was emptied is an empty text. */
export function addressOf(before: CartAddress, typed: FieldValues): CartAddress {
  const texts = Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [name, value ?? '']),
  );
  return cartAddressSchema.parse({ ...before, ...texts });
}
