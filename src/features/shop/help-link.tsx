import { Link } from '@tanstack/react-router';
import { helpSegment } from '#src/domain/content/help-path.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import type { Look } from './links.tsx';
import { useShop } from './shop-provider.tsx';

/** None where the platform has no help. */
export function HelpLink(look: Look) {
  const locale = useLocale();
  const params = { locale, help: helpSegment(locale), page: undefined };
  if (useShop().lacks.includes('content')) return null;
  return <Link to="/$locale/$help/{-$page}" params={params} {...look} />;
}
