import { Link } from '@tanstack/react-router';
import type { LegalPageName } from '#src/domain/legal/legal-pages.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import type { Look } from './links.tsx';

export function LegalLink({ page, ...look }: Look & { page: LegalPageName }) {
  return <Link to="/$locale/legal/$page" params={{ locale: useLocale(), page }} {...look} />;
}

/** To where a contract is withdrawn from without a sign-in. */
export function WithdrawalLink(look: Look) {
  return <Link to="/$locale/withdrawal" params={{ locale: useLocale() }} {...look} />;
}
