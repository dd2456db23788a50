import { searchEntries } from '#src/domain/catalogue/list-choices.ts';
import type { ListSearch } from '#src/domain/catalogue/list-search.ts';

type HiddenParamsProps = {
  fixed: readonly [name: string, value: string][];
  search: ListSearch;
};

/** Search params of the page that a form keeps. */
export function HiddenParams({ fixed, search }: HiddenParamsProps) {
  return [...fixed, ...searchEntries(search)].map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));
}
