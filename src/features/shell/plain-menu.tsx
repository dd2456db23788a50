import { useLingui } from '@lingui/react/macro';
import type { HeaderOutline } from '#src/domain/content.ts';
import { ContentLink } from '#src/features/shop/content-link.tsx';
import { menu } from '#styles/recipes';

/** The menu without script: each entry leads to its own page, at every width. */
export function PlainMenu({ layout }: { layout: HeaderOutline }) {
  const { t } = useLingui();
  return (
    <noscript>
      <nav className={menu().plain} aria-label={t`Main menu`}>
        {layout.entries.map((entry) => (
          <ContentLink key={entry.url} link={entry}>
            {entry.label}
          </ContentLink>
        ))}
      </nav>
    </noscript>
  );
}
