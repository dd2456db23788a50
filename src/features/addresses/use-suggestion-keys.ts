import { useEffect, useRef, useState } from 'react';

type SuggestionKeys = {
  input: HTMLInputElement | null;
  /** Id of the list; its options are `<id>-<place>`. */
  listId: string;
  count: number;
  onChoose: (place: number) => void;
};

/** What is open, and which suggestion the keys are at; -1 is the field itself. */
type Place = { isOpen: boolean; at: number };
const CLOSED: Place = { isOpen: false, at: -1 };

/** The way of a key through a list that is open; null for keys that are the field's own. */
function moved(key: string, { at }: Place, count: number): Place | null {
  if (key === 'ArrowDown') return { isOpen: true, at: at + 1 >= count ? -1 : at + 1 };
  if (key === 'ArrowUp') return { isOpen: true, at: at < 0 ? count - 1 : at - 1 };
  return key === 'Escape' ? CLOSED : null;
}

/**
 * The keys of a combobox (WAI-ARIA "editable combobox with list autocomplete") on a field that has
 * been there before this code: it keeps its node, its text and its focus. It is a plain text field
 * while there is nothing to choose from.
 */
export function useSuggestionKeys({ input, listId, count, onChoose }: SuggestionKeys) {
  const [place, setPlace] = useState<Place>(CLOSED);
  const isOpen = place.isOpen && count > 0;
  const at = Math.min(place.at, count - 1);

  const latest = useRef({ place: { isOpen, at }, count, onChoose });
  useEffect(() => {
    latest.current = { place: { isOpen, at }, count, onChoose };
  });

  useEffect(() => {
    if (input === null) return;
    const listening = new AbortController();
    const { signal } = listening;
    const press = (event: KeyboardEvent) => {
      const now = latest.current;
      if (event.key === 'Enter' && now.place.isOpen && now.place.at >= 0) {
        event.preventDefault();
        now.onChoose(now.place.at);
        return setPlace(CLOSED);
      }
      if (now.count === 0 || (event.key === 'Escape' && !now.place.isOpen)) return;
      const next = moved(event.key, now.place, now.count);
      if (next === null) return;
      event.preventDefault();
      setPlace(next);
    };
    input.addEventListener('keydown', press, { signal });
    input.addEventListener('input', () => setPlace({ isOpen: true, at: -1 }), { signal });
    input.addEventListener('blur', () => setPlace(CLOSED), { signal });
    return () => listening.abort();
  }, [input]);

  useEffect(() => {
    if (input === null || !isOpen) return;
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-expanded', 'true');
    input.setAttribute('aria-controls', listId);
    return () => {
      for (const name of ['role', 'aria-autocomplete', 'aria-expanded', 'aria-controls']) {
        input.removeAttribute(name);
      }
    };
  }, [input, isOpen, listId]);

  useEffect(() => {
    if (input === null || !isOpen || at < 0) return;
    input.setAttribute('aria-activedescendant', `${listId}-${at}`);
    return () => input.removeAttribute('aria-activedescendant');
  }, [input, isOpen, listId, at]);

  return {
    isOpen,
    at,
    open: () => setPlace({ isOpen: true, at: -1 }),
    close: () => setPlace(CLOSED),
  };
}
