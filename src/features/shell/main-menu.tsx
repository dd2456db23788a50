import { useLingui } from '@lingui/react/macro';
import type { HeaderLayout, NavigationGroup } from '#src/domain/content.ts';
import { ContentLink } from '#src/features/shop/content-link.tsx';
import { HeroPicture } from '#src/features/shop/hero-picture.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { menu } from '#styles/recipes';
import { useHoverOpening } from './use-hover-opening.ts';

const MORE = 'more';

function Panel({ group, onChoose }: { group: NavigationGroup; onChoose: () => void }) {
  const styles = menu();
  return (
    <div className={styles.columns}>
      {group.columns.map((column) => (
        <div key={column.title}>
          <p className={styles.title}>{column.title}</p>
          <ul>
            {column.links.map((link) => (
              <li key={link.url}>
                <ContentLink link={link} className={styles.sublink} onClick={onChoose}>
                  {link.label}
                </ContentLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {group.picture && (
        <div className={styles.picture}>
          <ContentLink link={group.picture.link} onClick={onChoose}>
            <HeroPicture hero={group.picture.hero} alt={group.picture.alt} sizes="360px" />
            {group.picture.link.label}
          </ContentLink>
        </div>
      )}
    </div>
  );
}

/** The content-managed menu of wide screens; sub-menus open on hover after 250 ms or on click. */
export function MainMenu({ layout }: { layout: HeaderLayout }) {
  const { t } = useLingui();
  const styles = menu();
  const { open, close, toggle, hoverHandlers, leaveHandlers } = useHoverOpening<string>();
  const entries = [
    ...layout.navigation_group,
    ...(layout.navigation_modular.length === 0
      ? []
      : [
          {
            label: t`More`,
            url: MORE,
            columns: [{ title: t`More`, links: layout.navigation_modular }],
            picture: null,
          },
        ]),
  ];
  return (
    <nav className={styles.root} aria-label={t`Main menu`} {...leaveHandlers}>
      <ul className={styles.list}>
        {entries.map((group) => (
          <li key={group.url} {...hoverHandlers(group.url)}>
            <button
              type="button"
              className={styles.link}
              aria-expanded={open === group.url}
              onClick={() => toggle(group.url)}
            >
              {group.label}
              <Icon name="down" />
            </button>
            {open === group.url && (
              <div className={styles.panel}>
                <Panel group={group} onChoose={close} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
