import type { PropsWithChildren } from 'react';

/**
 * What every translated sentence stands in. Translators of browsers put elements of their own in the
 * place of text: React would go on writing to text that is no longer on the page, and a count or
 * "delivery is free" would stand still. A sentence that is the one text of an element is written to
 * the element; one with elements among its words is replaced when its words change.
 */
export function Sentence({ children }: PropsWithChildren) {
  return <span key={Array.isArray(children) ? children.join() : null}>{children}</span>;
}
