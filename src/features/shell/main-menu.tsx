import { useLingui } from '@lingui/react/macro';
import type { HeaderLayout, NavigationGroup } from '#src/domain/content.ts';
import { ContentLink } from '#src/features/shop/content-link.tsx';
import { HeroPicture } from '#src/features/shop/hero-picture.tsx';
import { menu } from '#styles/recipes';
import { useHoverOpening } from './use-hover-opening.ts';

type Columns = NavigationGroup['columns'];

function PanelColumns({ columns, onChoose }: { columns: Columns; onChoose: () => void }) {
  const styles = menu();
  return columns.map((column) => (
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
  ));
}

/** What opens below an entry: the page of the group itself, its columns, one picture. */
function GroupPanel({ group, onChoose }: { group: NavigationGroup; onChoose: () => void }) {
  const styles = menu();
  return (
    <div className={styles.columns}>
      <div>
        <ContentLink link={group} className={styles.lead} onClick={onChoose}>
          {group.label}
        </ContentLink>
      </div>
      <PanelColumns columns={group.columns} onChoose={onChoose} />
      {group.picture && (
        <div className={styles.picture}>
          <ContentLink link={group.picture.link} onClick={onChoose}>
            <HeroPicture hero={group.picture.hero} alt={group.picture.alt} sizes="400px" />
            <span>{group.picture.link.label}</span>
          </ContentLink>
        </div>
      )}
    </div>
  );
}

const MORE = 'more';

/** The content-managed menu of wide screens; sub-menus open on hover after 250 ms or on click. */
export function MainMenu({ layout }: { layout: HeaderLayout }) {
  const { t } = useLingui();
  const styles = menu();
  const { open, close, click, hoverHandlers, leaveHandlers } = useHoverOpening<string>();
  const { navigation_group: groups, navigation_modular: more } = layout;

  const trigger = (key: string, label: string) => (
    <button
      type="button"
      className={styles.link}
      aria-expanded={open === key}
      onClick={() => click(key)}
    >
      {label}
    </button>
  );

  return (
    <nav className={styles.root} aria-label={t`Main menu`} {...leaveHandlers}>
      <ul className={styles.list}>
        {groups.map((group) =>
          group.columns.length === 0 ? (
            <li key={group.url}>
              <ContentLink link={group} className={styles.link}>
                {group.label}
              </ContentLink>
            </li>
          ) : (
            <li key={group.url} {...hoverHandlers(group.url)}>
              {trigger(group.url, group.label)}
              {open === group.url && (
                <div className={styles.panel}>
                  <GroupPanel group={group} onChoose={close} />
                </div>
              )}
            </li>
          ),
        )}
        {more.length > 0 && (
          <li {...hoverHandlers(MORE)}>
            {trigger(MORE, t`More`)}
            {open === MORE && (
              <div className={styles.panel}>
                <div className={styles.columns}>
                  <PanelColumns columns={[{ title: t`More`, links: more }]} onChoose={close} />
                </div>
              </div>
            )}
          </li>
        )}
      </ul>
    </nav>
  );
}
