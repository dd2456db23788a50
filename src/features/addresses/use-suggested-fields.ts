import { type FormEvent, useRef } from 'react';
import type { SuggestedFields } from '#src/domain/address/address-suggestion.ts';
import { SUGGESTED_QUALITY } from './read-address.ts';

/** Fields that a quality mark speaks of. */
const PLACE = ['line1', 'line2', 'line3', 'line4', 'zipCode', 'city', 'country'];

/**
 * Fills the fields below `root` from a suggestion, as if they were typed: the browser keeps them
 * (use-address-form.ts). What a suggestion does not name stays; anyone who types over it ends its
 * quality mark.
 */
export function useSuggestedFields() {
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
