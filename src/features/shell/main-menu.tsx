import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { HeaderOutline } from '#src/domain/content.ts';
import { menuQuery } from '#src/features/content/content.queries.ts';
import { ContentLink } from '#src/features/shop/content-link.tsx';
import { whenShown } from '#src/ui/after-load.tsx';
import { answerEarlyPress } from '#src/ui/early-presses.ts';
import { menu } from '#styles/recipes';
import { useHoverOpening } from './use-hover-opening.ts';

// What is below the entries is fetched when somebody comes near them.
const MenuPanel = whenShown('MenuPanel', () => import('./menu-panel.late.tsx'));

const MORE = 'more';

/** The content-managed menu of wide screens; sub-menus open on hover after 250 ms or on click. */
export function MainMenu({ layout }: { layout: HeaderOutline }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const styles = menu();
  const { open, close, click, hoverHandlers, leaveHandlers } = useHoverOpening<string>();
  const prepare = () => {
    void queryClient.prefetchQuery(menuQuery);
    void MenuPanel.load().catch(() => undefined);
  };

  const opening = (key: string, label: string) => (
    <li key={key} {...hoverHandlers(key)}>
      <button
        ref={answerEarlyPress}
        type="button"
        className={styles.link}
        aria-expanded={open === key}
        onClick={() => click(key)}
      >
        {label}
      </button>
      {open === key && (
        <Suspense>
          <MenuPanel entry={key === MORE ? null : key} onChoose={close} />
        </Suspense>
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
          entry.isOpening ? (
            opening(entry.url, entry.label)
          ) : (
            <li key={entry.url}>
              <ContentLink link={entry} className={styles.link}>
                {entry.label}
              </ContentLink>
            </li>
          ),
        )}
        {layout.hasMore && opening(MORE, t`More`)}
      </ul>
    </nav>
  );
}
