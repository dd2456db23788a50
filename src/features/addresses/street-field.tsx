import { useState } from 'react';
import type { SuggestedFields } from '#src/domain/address/address-suggestion.ts';
import { OptionalPart } from '#src/ui/optional-part.tsx';
import { AddressField, type AddressFrame } from './address-field.tsx';
import { StreetSuggestions } from './street-suggestions.tsx';

type StreetFieldProps = AddressFrame & {
  country: string;
  onSuggested: (fields: SuggestedFields) => void;
};

/** Street and number, with addresses to choose from below it once something is typed. */
export function StreetField({ country, onSuggested, ...frame }: StreetFieldProps) {
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
