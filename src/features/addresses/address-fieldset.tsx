import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { AddressRules } from '#src/domain/address/address-rules.ts';
import type { SuggestedFields } from '#src/domain/address/address-suggestion.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { SelectField } from '#src/ui/field.tsx';
import { fillFields } from '#src/ui/fill-fields.ts';
import { OptionalPart } from '#src/ui/optional-part.tsx';
import { flow } from '#styles/recipes';
import { type AddressControl, AddressField, NameFields, PhoneField } from './address-field.tsx';
import { problemMessage } from './address-fields.ts';
import { SUGGESTED_QUALITY } from './read-address.ts';
import { StreetSuggestions } from './street-suggestions.tsx';

type StreetFieldProps = {
  control: AddressControl;
  country: string;
  onInput: () => void;
  /** A suggestion has filled the fields of the place; this is its quality mark. */
  onSuggested: (quality: string) => void;
};

/** Street and number, with addresses to choose from below it once something is typed. */
function StreetField({ control, country, onInput, onSuggested }: StreetFieldProps) {
  const { t } = useLingui();
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [isVisited, setVisited] = useState(false);
  useEffect(() => {
    // Somebody may be in the field before this code is there.
    if (input !== null && input === document.activeElement) setVisited(true);
  }, [input]);
  const choose = ({ quality, ...place }: SuggestedFields) => {
    if (input?.form) fillFields(input.form, place);
    onSuggested(quality);
  };
  return (
    <div>
      <AddressField
        name="line1"
        label={t`Address`}
        required
        autoComplete="address-line1"
        control={control}
        ref={setInput}
        onFocus={() => setVisited(true)}
        onInput={onInput}
      />
      {isVisited && (
        <OptionalPart>
          <StreetSuggestions input={input} country={country} onChoose={choose} />
        </OptionalPart>
      )}
    </div>
  );
}

type CountryFieldProps = {
  control: AddressControl;
  /** Alpha-2 codes. */
  countries: readonly string[];
  onChoose: (country: string) => void;
};

function CountryField({ control, countries, onChoose }: CountryFieldProps) {
  const { t, i18n } = useLingui();
  const { country: nameOf } = useFormats();
  const { section, start, problems, country = start.country } = control;
  // An address that another shop delivers to: the list would show its first country instead.
  const isForeign = !countries.includes(start.country);
  const byName = countries.toSorted((one, other) =>
    nameOf(one).localeCompare(nameOf(other), i18n.locale),
  );
  return (
    <SelectField
      name="country"
      label={t`Country`}
      autoComplete={`${section} country`}
      defaultValue={isForeign ? '' : start.country}
      onChange={(event) => onChoose(event.target.value)}
      error={
        problems.country === undefined
          ? undefined
          : i18n._(problemMessage('country', problems.country, country))
      }
    >
      {isForeign && (
        <option value="" disabled>
          {t`Choose a country`}
        </option>
      )}
      {byName.map((code) => (
        <option key={code} value={code}>
          {nameOf(code)}
        </option>
      ))}
    </SelectField>
  );
}

/** Focuses the first wrong field of fields that the customer has just opened, else the first. */
function useFocusOnOpening(isOpened: boolean) {
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpened) return;
    const first =
      fields.current?.querySelector<HTMLElement>('[aria-invalid]') ??
      fields.current?.querySelector<HTMLElement>('input:not([type=hidden])');
    first?.focus();
  }, [isOpened]);
  return fields;
}

type AddressFieldsetProps = Omit<AddressControl, 'country'> & {
  rules: AddressRules;
  onCountry?: (country: string) => void;
  /** The billing address of the account is a place alone: without names and telephone. */
  isPlaceOnly?: boolean;
  /** A way of delivery that may follow asks for the telephone. */
  isPhoneAskedLater?: boolean;
  /** The customer has just opened the fields. */
  isOpened?: boolean;
};

/** The fields of an address, in one column. */
export function AddressFieldset({
  rules,
  onCountry,
  isPlaceOnly = false,
  isPhoneAskedLater = false,
  isOpened = false,
  ...shared
}: AddressFieldsetProps) {
  const { t } = useLingui();
  const fields = useFocusOnOpening(isOpened);
  const [country, setCountry] = useState(shared.start.country);
  // Of the suggestion that filled the place, until something of it is changed.
  const [quality, setQuality] = useState('');
  const control = { ...shared, country };
  const place = { control, onInput: () => setQuality('') };
  return (
    <div ref={fields} className={flow({ gap: '4' })}>
      <input type="hidden" name={SUGGESTED_QUALITY} value={quality} />
      {!isPlaceOnly && <NameFields control={control} />}
      <CountryField
        control={control}
        countries={rules.countries}
        onChoose={(chosen) => {
          setQuality('');
          setCountry(chosen);
          onCountry?.(chosen);
        }}
      />
      <StreetField country={country} onSuggested={setQuality} {...place} />
      <AddressField
        name="line2"
        label={t`Address line 2`}
        autoComplete="address-line2"
        {...place}
      />
      <Disclosure
        label={t`More address lines`}
        isOpenAtFirst={shared.start.line3 !== '' || shared.start.line4 !== ''}
      >
        <div className={flow({ gap: '4' })}>
          <AddressField
            name="line3"
            label={t`Address line 3`}
            autoComplete="address-line3"
            {...place}
          />
          <AddressField name="line4" label={t`Address line 4`} {...place} />
        </div>
      </Disclosure>
      <AddressField
        name="zipCode"
        label={t`Postcode`}
        required
        autoComplete="postal-code"
        {...place}
      />
      <AddressField
        name="city"
        label={t`Town or city`}
        required
        autoComplete="address-level2"
        {...place}
      />
      {!isPlaceOnly && (
        <PhoneField
          control={control}
          required={rules.isPhoneRequired}
          hint={isPhoneAskedLater ? t`Needed for some delivery options.` : undefined}
        />
      )}
    </div>
  );
}
