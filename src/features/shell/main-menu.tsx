import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { HeaderOutline } from '#src/domain/content/content.ts';
import { menuQuery } from '#src/features/content/content.functions.ts';
import { ContentLink } from '#src/features/shop/content-link.tsx';
import { OptionalPart } from '#src/ui/optional-part.tsx';
import { menu } from '#styles/recipes';
import { MenuPanel } from './menu-panel.tsx';
import { useHoverOpening } from './use-hover-opening.ts';

const MORE = 'more';

/** The content-managed menu of wide screens; sub-menus open on hover after 250 ms or on click. */
export function MainMenu({ layout }: { layout: HeaderOutline }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const styles = menu();
  const { open, close, click, hoverHandlers, leaveHandlers } = useHoverOpening<string>();
  // Without what drops down, each entry leads to its own page.
  const [isPlain, setPlain] = useState(false);
  const prepare = () => void queryClient.prefetchQuery(menuQuery);

  const opening = (key: string, label: string) => (
    <li key={key} {...hoverHandlers(key)}>
      <button
        type="button"
        className={styles.link}
        aria-expanded={open === key}
        onClick={() => click(key)}
      >
        {label}
      </button>
      {open === key && (
        <OptionalPart onFailed={() => setPlain(true)}>
          <MenuPanel entry={key === MORE ? null : key} onChoose={close} />
        </OptionalPart>
      )}
    </li>
  );

  return (
    <nav
      className={styles.root}
      aria-label={t`Main menu`}
      onPointerEnter={prepare}
      onFocus={prepare}
      {...leaveHandlers}
    >
      <ul className={styles.list}>
        {layout.entries.map((entry) =>
          entry.isOpening && !isPlain ? (
            opening(entry.url, entry.label)
          ) : (
            <li key={entry.url}>
              <ContentLink link={entry} className={styles.link}>
                {entry.label}
              </ContentLink>
            </li>
          ),
        )}
        {layout.hasMore && !isPlain && opening(MORE, t`More`)}
      </ul>
    </nav>
  );
}
