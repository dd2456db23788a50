import { useLingui } from '@lingui/react/macro';
import type { HeaderOutline } from '#src/domain/content/content.ts';
import { ContentLink } from '#src/features/shop/content-link.tsx';
import { menu } from '#styles/recipes';

type Menu = { layout: HeaderOutline };

/** Each entry as a link to its own page. */
export function PlainLinks({ layout }: Menu) {
  const { t } = useLingui();
  return (
    <nav className={menu().plain} aria-label={t`Main menu`}>
      {layout.entries.map((entry) => (
        <ContentLink key={entry.url} link={entry}>
          {entry.label}
        </ContentLink>
      ))}
    </nav>
  );
}

/** The menu without script, at every width. Browsers that run script look at none of it. */
export const PlainMenu = (menu: Menu) => (
  <noscript>{import.meta.env.SSR && <PlainLinks {...menu} />}</noscript>
);
