import { Link } from '@tanstack/react-router';
import type { LegalPageName } from '#src/domain/legal/legal-pages.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import type { Look } from './links.tsx';
import { useShop } from './shop-provider.tsx';

/** Its words alone where the platform has no legal pages. */
export function LegalLink({ page, ...look }: Look & { page: LegalPageName }) {
  const params = { locale: useLocale(), page };
  if (useShop().lacks.includes('content')) return look.children;
  return <Link to="/$locale/legal/$page" params={params} {...look} />;
}
