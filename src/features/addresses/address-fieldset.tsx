import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { AddressRules } from '#src/domain/address/address-rules.ts';
import type { SuggestedFields } from '#src/domain/address/address-suggestion.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { SelectField } from '#src/ui/field.tsx';
import { OptionalPart } from '#src/ui/optional-part.tsx';
import { flow } from '#styles/recipes';
import { AddressField, type AddressFrame } from './address-field.tsx';
import { problemMessage, type TypedField } from './address-fields.ts';
import { SUGGESTED_QUALITY } from './read-address.ts';
import { StreetSuggestions } from './street-suggestions.tsx';

/** Fields that a quality mark speaks of. */
const PLACE = ['line1', 'line2', 'line3', 'line4', 'zipCode', 'city', 'country'];

/**
 * Fills the fields below `root` from a suggestion, as if they were typed: the browser keeps them
 * (use-address-form.ts). What a suggestion does not name stays; typing over it clears its
 * quality mark.
 */
function useSuggestedFields() {
  const root = useRef<HTMLDivElement>(null);
  const isFilling = useRef(false);
  const write = (name: string, value: string) => {
    const field = root.current?.querySelector(`[name="${name}"]`);
    if (!(field instanceof HTMLInputElement)) return;
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return {
    root,
    fill: ({ quality, ...fields }: SuggestedFields) => {
      isFilling.current = true;
      for (const [name, value] of Object.entries(fields)) if (value !== '') write(name, value);
      write(SUGGESTED_QUALITY, quality);
      isFilling.current = false;
    },
    forget: ({ target }: FormEvent) => {
      const isPlace =
        target instanceof HTMLElement && PLACE.includes(target.getAttribute('name') ?? '');
      if (isPlace && !isFilling.current) write(SUGGESTED_QUALITY, '');
    },
  };
}

type StreetFieldProps = AddressFrame & {
  country: string;
  onSuggested: (fields: SuggestedFields) => void;
};

/** Street and number, with addresses to choose from below it once something is typed. */
function StreetField({ country, onSuggested, ...frame }: StreetFieldProps) {
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [isVisited, setVisited] = useState(false);
  return (
    <div>
      <AddressField
        name="line1"
        {...frame}
        country={country}
        ref={setInput}
        onFocus={() => setVisited(true)}
      />
      {isVisited && (
        <OptionalPart>
          <StreetSuggestions input={input} country={country} onChoose={onSuggested} />
        </OptionalPart>
      )}
    </div>
  );
}

type AddressFieldsetProps = Omit<AddressFrame, 'country'> & {
  rules: AddressRules;
  onCountry?: (country: string) => void;
  /** The billing address of the account is a place alone: without names and telephone. */
  isPlaceOnly?: boolean;
  /** A way of delivery that may follow asks for the telephone. */
  isPhoneAskedLater?: boolean;
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
  isPhoneAskedLater = false,
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
      {!isPlaceOnly && (
        <AddressField
          name="phoneNumber"
          isOptional={!rules.isPhoneRequired}
          hint={isPhoneAskedLater ? t`Needed for some delivery options.` : undefined}
          {...frame}
        />
      )}
    </div>
  );
}
