import { useLingui } from '@lingui/react';
import { ROLE_NAMES } from './permission-names.ts';

const isShipped = (name: string): name is keyof typeof ROLE_NAMES =>
  Object.hasOwn(ROLE_NAMES, name);

/** The name of a role as a person reads it. */
export function useRoleName() {
  const { i18n } = useLingui();
  return (name: string) => (isShipped(name) ? i18n._(ROLE_NAMES[name]) : name);
}
