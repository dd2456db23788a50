import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { CartAddress } from '#src/domain/address/address.schema.ts';
import type { AddressRules } from '#src/domain/address/address-rules.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { SelectField } from '#src/ui/field.tsx';
import { flow } from '#styles/recipes';
import { AddressField } from './address-field.tsx';
import { problemMessage, type TypedField } from './address-fields.ts';
import { SUGGESTED_QUALITY } from './read-address.ts';
import { StreetField } from './street-field.tsx';
import type { AddressProblems } from './use-address-form.ts';
import { useSuggestedFields } from './use-suggested-fields.ts';

type AddressFieldsetProps = {
  /** `billing` or `shipping`: the section of the autocomplete tokens. */
  section: 'billing' | 'shipping';
  /** What the fields start with; give another `key` to start again. */
  start: CartAddress;
  rules: AddressRules;
  problems: AddressProblems;
  onCountry?: (country: string) => void;
  /** The billing address of the account is a place alone: without names and telephone. */
  isPlaceOnly?: boolean;
  /** The customer has just opened the fields: the first wrong one gets the focus, else the first. */
  isOpened?: boolean;
};

/** The fields of an address, in one column. */
export function AddressFieldset({
  section,
  start,
  rules,
  problems,
  onCountry,
  isPlaceOnly = false,
  isOpened = false,
}: AddressFieldsetProps) {
  const { t, i18n } = useLingui();
  const { country } = useFormats();
  const { root, fill, forget } = useSuggestedFields();
  useEffect(() => {
    if (!isOpened) return;
    const fields = root.current;
    const first =
      fields?.querySelector('[aria-invalid]') ?? fields?.querySelector('input:not([type=hidden])');
    if (first instanceof HTMLElement) first.focus();
  }, [isOpened, root]);
  // An address that another shop delivers to: the list would show its first country instead.
  const isForeign = !rules.countries.includes(start.country);
  const [chosenCountry, setChosenCountry] = useState(start.country);
  const frame = { section, start, problems, country: chosenCountry };
  const field = (name: TypedField, isOptional = false) => (
    <AddressField name={name} isOptional={isOptional} {...frame} />
  );
  const countries = rules.countries.toSorted((one, other) =>
    country(one).localeCompare(country(other), i18n.locale),
  );
  return (
    <div ref={root} className={flow({ gap: '4' })} onInput={forget}>
      <input type="hidden" name={SUGGESTED_QUALITY} />
      {!isPlaceOnly && field('firstName')}
      {!isPlaceOnly && field('lastName')}
      <SelectField
        name="country"
        label={t`Country`}
        autoComplete={`${section} country`}
        defaultValue={isForeign ? '' : start.country}
        onChange={(event) => {
          setChosenCountry(event.target.value);
          onCountry?.(event.target.value);
        }}
        error={
          problems.country === undefined
            ? undefined
            : i18n._(problemMessage('country', problems.country, chosenCountry))
        }
      >
        {isForeign && (
          <option value="" disabled>
            {t`Choose a country`}
          </option>
        )}
        {countries.map((code) => (
          <option key={code} value={code}>
            {country(code)}
          </option>
        ))}
      </SelectField>
      <StreetField {...frame} onSuggested={fill} />
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
