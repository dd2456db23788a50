import { Link } from '@tanstack/react-router';
import { helpSegment } from '#src/domain/content/help-path.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import type { Look } from './links.tsx';

export function HelpLink(look: Look) {
  const locale = useLocale();
  const params = { locale, help: helpSegment(locale), page: undefined };
  return <Link to="/$locale/$help/{-$page}" params={params} {...look} />;
}
