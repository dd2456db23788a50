import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { SearchInput, SelectInput } from 'react-admin';

/** Filters of a list of what has a name, and is planned, runs or is over. */
export function useStateFilters<State extends string>(
  states: readonly State[],
  names: Record<State, MessageDescriptor>,
) {
  const { t, i18n } = useLingui();
  return [
    <SearchInput key="q" source="q" alwaysOn placeholder={t`Name`} />,
    <SelectInput
      key="state"
      source="state"
      label={t`State`}
      alwaysOn
      choices={states.map((id) => ({ id, name: i18n._(names[id]) }))}
    />,
  ];
}
