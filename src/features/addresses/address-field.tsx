import { useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';
import type { CartAddress } from '#src/domain/address/address.schema.ts';
import { toAlpha2 } from '#src/domain/address/address.ts';
import { TextField } from '#src/ui/field.tsx';
import { ADDRESS_FIELDS, problemMessage, type TypedField } from './address-fields.ts';
import type { AddressProblems } from './use-address-form.ts';

/** What all fields of one address share. */
export type AddressFrame = {
  /** `billing` or `shipping`: the section of the autocomplete tokens. */
  section: 'billing' | 'shipping';
  /** What the fields start with; give another `key` to start again. */
  start: CartAddress;
  problems: AddressProblems;
  /** Alpha-2 country that the fields are read in, where it is not the one of `start`. */
  country?: string;
};

type AddressFieldProps = AddressFrame & {
  name: TypedField;
  isOptional?: boolean;
  hint?: string | undefined;
  ref?: Ref<HTMLInputElement>;
  onFocus?: () => void;
};

/** One field of an address, with its message. */
export function AddressField({
  name,
  isOptional = false,
  section,
  start,
  problems,
  country = toAlpha2(start.country),
  ...input
}: AddressFieldProps) {
  const { t, i18n } = useLingui();
  const { label, autoComplete } = ADDRESS_FIELDS[name];
  const problem = problems[name];
  return (
    <TextField
      {...input}
      name={name}
      label={i18n._(label)}
      optionalLabel={isOptional ? t`(optional)` : undefined}
      required={!isOptional}
      type={name === 'phoneNumber' ? 'tel' : 'text'}
      autoComplete={`${section} ${autoComplete}`}
      defaultValue={start[name]}
      error={problem === undefined ? undefined : i18n._(problemMessage(name, problem, country))}
    />
  );
}
