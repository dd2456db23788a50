import type { ReactNode } from 'react';

/**
 * Words of a shopper or of a catalogue for use inside a translated sentence. A string would become
 * part of the sentence before its markup is read, so that `<script>` typed into the search would
 * be taken for a tag of ours; an element is only ever shown.
 */
export function verbatim(text: string): ReactNode {
  return <bdi>{text}</bdi>;
}
