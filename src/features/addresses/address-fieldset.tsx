import { useLingui } from '@lingui/react/macro';
import type { AddressRules, CartAddress } from '#src/domain/address.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { SelectField, TextField } from '#src/ui/field.tsx';
import { flow } from '#styles/recipes';
import { ADDRESS_FIELDS, problemMessage, type TypedField } from './address-fields.ts';
import type { AddressProblems } from './use-address-form.ts';

type AddressFieldsetProps = {
  /** `billing` or `shipping`: the section of the autocomplete tokens. */
  section: 'billing' | 'shipping';
  /** What the fields start with; give another `key` to start anew. */
  start: CartAddress;
  rules: AddressRules;
  problems: AddressProblems;
  onCountry?: (country: string) => void;
  /** The billing address of the account is a place alone: without names and telephone. */
  isPlaceOnly?: boolean;
};

/** The fields of an address, in one column. */
export function AddressFieldset({
  section,
  start,
  rules,
  problems,
  onCountry,
  isPlaceOnly = false,
}: AddressFieldsetProps) {
  const { t, i18n } = useLingui();
  const { country } = useFormats();
  const messageOf = (field: TypedField | 'country') => {
    const problem = problems[field];
    return problem === undefined ? undefined : i18n._(problemMessage(field, problem));
  };
  const field = (name: TypedField, isOptional = false) => (
    <TextField
      name={name}
      label={i18n._(ADDRESS_FIELDS[name].label)}
      optionalLabel={isOptional ? t`(optional)` : undefined}
      required={!isOptional}
      type={name === 'phoneNumber' ? 'tel' : 'text'}
      autoComplete={`${section} ${ADDRESS_FIELDS[name].autoComplete}`}
      maxLength={ADDRESS_FIELDS[name].maxLength}
      defaultValue={start[name]}
      error={messageOf(name)}
    />
  );
  const countries = rules.countries.toSorted((one, other) =>
    country(one).localeCompare(country(other), i18n.locale),
  );
  return (
    <div className={flow({ gap: '4' })}>
      {!isPlaceOnly && field('firstName')}
      {!isPlaceOnly && field('lastName')}
      <SelectField
        name="country"
        label={t`Country`}
        autoComplete={`${section} country`}
        defaultValue={start.country}
        onChange={(event) => onCountry?.(event.target.value)}
        error={messageOf('country')}
      >
        {countries.map((code) => (
          <option key={code} value={code}>
            {country(code)}
          </option>
        ))}
      </SelectField>
      {field('line1')}
      {field('line2', true)}
      <Disclosure
        label={t`More address lines`}
        isOpenAtFirst={start.line3 !== '' || start.line4 !== ''}
      >
        <div className={flow({ gap: '4' })}>
          {field('line3', true)}
          {field('line4', true)}
        </div>
      </Disclosure>
      {field('zipCode')}
      {field('city')}
      {!isPlaceOnly && field('phoneNumber', !rules.isPhoneRequired)}
    </div>
  );
}
