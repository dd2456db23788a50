import type { ReactNode } from 'react';
import type { ListSearch } from '#src/domain/catalogue/list-search.ts';
import type { ListLook } from '#src/features/shop/links.tsx';

/** Changes the URL of a list, so that filters, orders and pages work on a family as on a search. */
export type ListNavigation = {
  /** Search params besides the list's own, for forms: the searched text. */
  fixed: readonly [name: string, value: string][];
  /** Shows the list another way, in place: the scroll stays, and Back leaves the list. */
  show: (search: ListSearch) => void;
  /** A link to the list shown another way. */
  link: (search: ListSearch, look: ListLook) => ReactNode;
};
