import type { PropsWithChildren } from 'react';

/**
 * The element of every translated sentence. Translators of browsers put their own elements in the
 * place of text: React would go on writing to text that is no longer on the page, and a count or
 * "delivery is free" would stand still. A sentence that is the one text of an element is written to
 * the element; one with elements among its words is replaced when its words change.
 */
export function Sentence({ children }: PropsWithChildren) {
  return <span key={Array.isArray(children) ? children.join() : null}>{children}</span>;
}
