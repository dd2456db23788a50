import type { ListSearch } from '#src/domain/catalogue/list-search.ts';
import stylesheet from '#src/ui/late.css?url';

/** What a page needs that a list's filters stand open in; without script nothing else brings it. */
export const openFilters = ({ filters }: ListSearch): { stylesheet?: string } =>
  filters === undefined ? {} : { stylesheet };
