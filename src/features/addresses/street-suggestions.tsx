import { Plural, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import type { AddressSuggestion } from '#src/domain/address/address.schema.ts';
import {
  type SuggestedFields,
  streetLine,
  suggestedFields,
} from '#src/domain/address/address-suggestion.ts';
import { useSettled } from '#src/ui/use-settled.ts';
import { streetSuggestions, unseen } from '#styles/recipes';
import { suggestionsQuery } from './addresses.functions.ts';
import { useSuggestionKeys } from './use-suggestion-keys.ts';

type StreetSuggestionsProps = {
  /** The field that the street is typed into. */
  input: HTMLInputElement | null;
  country: string;
  onChoose: (fields: SuggestedFields) => void;
};

/** What has been typed into a field since this code is there. */
function useTyped(input: HTMLInputElement | null) {
  const [typed, setTyped] = useState('');
  useEffect(() => {
    if (input === null) return;
    const read = () => setTyped(input.value.trim());
    // Somebody may be typing already.
    if (input.value !== input.defaultValue) read();
    input.addEventListener('input', read);
    return () => input.removeEventListener('input', read);
  }, [input]);
  return { typed, forget: () => setTyped('') };
}

const placeOf = ({ buildingName, postalCode, locality, localitySynonym }: AddressSuggestion) =>
  [buildingName, `${postalCode} ${locality}`, localitySynonym]
    .filter((part) => part !== '')
    .join(', ');

/** Addresses that begin with what is being typed, to be chosen by key or by pointer. */
export function StreetSuggestions({ input, country, onChoose }: StreetSuggestionsProps) {
  const { t } = useLingui();
  const id = useId();
  const { typed, forget } = useTyped(input);
  const search = useSettled(typed);
  const { data = [] } = useQuery(suggestionsQuery(country, search));
  const suggestions = typed === '' ? [] : data;
  const choose = (place: number) => {
    const suggestion = suggestions[place];
    if (suggestion === undefined) return;
    onChoose(suggestedFields(suggestion));
    forget();
    keys.close();
  };
  const keys = useSuggestionKeys({
    input,
    listId: id,
    count: suggestions.length,
    onChoose: choose,
  });
  const styles = streetSuggestions();
  return (
    <div className={styles.root}>
      <p role="status" className={unseen()}>
        {keys.isOpen && (
          <Plural value={suggestions.length} one="# suggestion" other="# suggestions" />
        )}
      </p>
      {keys.isOpen && (
        <div role="listbox" id={id} aria-label={t`Suggested addresses`} className={styles.list}>
          {suggestions.map((suggestion, place) => (
            // The field keeps the focus, and its keys choose.
            <button
              type="button"
              key={`${streetLine(suggestion)} ${suggestion.postalCode}`}
              role="option"
              id={`${id}-${place}`}
              tabIndex={-1}
              aria-selected={place === keys.at}
              className={styles.option}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(place)}
            >
              <span className={styles.street}>{streetLine(suggestion)}</span>
              <span className={styles.place}>{placeOf(suggestion)}</span>
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
