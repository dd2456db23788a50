import { useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';
import type { CartAddress } from '#src/domain/address/address.schema.ts';
import { toAlpha2 } from '#src/domain/address/address.ts';
import { TextField } from '#src/ui/field.tsx';
import { problemMessage, type TypedField } from './address-fields.ts';
import type { AddressProblems } from './use-address-form.ts';

/** What all fields of one address share. */
export type AddressControl = {
  /** The section of the autocomplete tokens. */
  section: 'billing' | 'shipping';
  /** What the fields start with; give another `key` to start again. */
  start: CartAddress;
  problems: AddressProblems;
  /** Alpha-2 country that the fields are read in, where it is not the one of `start`. */
  country?: string;
};

type AddressFieldProps = {
  name: TypedField;
  label: string;
  /** A field that may stay empty says so. */
  required?: boolean;
  /** Token of the HTML attribute, without its section; `off` where there is none. */
  autoComplete?: string;
  type?: 'text' | 'tel';
  hint?: string | undefined;
  control: AddressControl;
  ref?: Ref<HTMLInputElement>;
  onFocus?: () => void;
  onInput?: () => void;
};

export function AddressField({
  name,
  required = false,
  autoComplete,
  control: { section, start, problems, country = toAlpha2(start.country) },
  ...input
}: AddressFieldProps) {
  const { t, i18n } = useLingui();
  const problem = problems[name];
  return (
    <TextField
      {...input}
      name={name}
      required={required}
      optionalLabel={required ? undefined : t`(optional)`}
      autoComplete={autoComplete === undefined ? 'off' : `${section} ${autoComplete}`}
      defaultValue={start[name]}
      error={problem === undefined ? undefined : i18n._(problemMessage(name, problem, country))}
    />
  );
}

export function NameFields({ control }: { control: AddressControl }) {
  const { t } = useLingui();
  const field = { control, required: true };
  return (
    <>
      <AddressField name="firstName" label={t`First name`} autoComplete="given-name" {...field} />
      <AddressField name="lastName" label={t`Last name`} autoComplete="family-name" {...field} />
    </>
  );
}

type PhoneFieldProps = Pick<AddressFieldProps, 'control' | 'required' | 'hint'>;

export function PhoneField(props: PhoneFieldProps) {
  const { t } = useLingui();
  return (
    <AddressField name="phoneNumber" type="tel" label={t`Phone`} autoComplete="tel" {...props} />
  );
}
