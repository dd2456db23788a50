import { useLingui } from '@lingui/react/macro';

/** The states of members, as a person reads them. */
export function useMemberStates() {
  const { t } = useLingui();
  return [
    { id: 'invited', name: t`Invited` },
    { id: 'active', name: t`Active` },
    { id: 'removed', name: t`Removed` },
  ];
}
