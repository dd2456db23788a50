import { Link } from '@tanstack/react-router';
import { useLocale } from '#src/i18n/use-locale.ts';
import type { Look } from './links.tsx';
import { useShop } from './shop-provider.tsx';

/** To where a contract is withdrawn from without a sign-in; none where the platform takes no withdrawal. */
export function WithdrawalLink(look: Look) {
  const params = { locale: useLocale() };
  if (useShop().lacks.includes('withdrawal')) return null;
  return <Link to="/$locale/withdrawal" params={params} {...look} />;
}
