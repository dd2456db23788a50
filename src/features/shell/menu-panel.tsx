import { useQuery } from '@tanstack/react-query';
import type { NavigationGroup } from '#src/domain/content/content.schema.ts';
import { menuQuery } from '#src/features/content/content.functions.ts';
import { HeroPicture } from '#src/features/merchandise/hero-picture.tsx';
import { ContentLink } from '#src/features/shop/content-link.tsx';
import { menuPanel } from '#styles/recipes';

type Columns = NavigationGroup['columns'];
type PanelLinksProps = { links: Columns[number]['links']; onChoose: () => void };

function PanelLinks({ links, onChoose }: PanelLinksProps) {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.url}>
          <ContentLink link={link} className={menuPanel().sublink} onClick={onChoose}>
            {link.label}
          </ContentLink>
        </li>
      ))}
    </ul>
  );
}

type PanelColumnProps = { column: Columns[number]; group: string; onChoose: () => void };

/** A column whose first link is the column itself says its name once, as a link. */
function PanelColumn({ column: { title, links }, group, onChoose }: PanelColumnProps) {
  const styles = menuPanel();
  const [first, ...rest] = links;
  const whole = first?.label === title ? first : undefined;
  return (
    <div>
      {/* The group's own name is beside it already. */}
      {title !== group && (
        <p className={styles.title}>
          {whole === undefined ? (
            title
          ) : (
            <ContentLink link={whole} className={styles.titleLink} onClick={onChoose}>
              {title}
            </ContentLink>
          )}
        </p>
      )}
      <PanelLinks links={whole === undefined ? links : rest} onChoose={onChoose} />
    </div>
  );
}

/** What opens below an entry: the page of the group itself, its columns, one picture. */
function GroupPanel({ group, onChoose }: { group: NavigationGroup; onChoose: () => void }) {
  const styles = menuPanel();
  return (
    <div className={styles.columns}>
      <div>
        <ContentLink link={group} className={styles.lead} onClick={onChoose}>
          {group.label}
        </ContentLink>
      </div>
      {group.columns.map((column) => (
        <PanelColumn key={column.title} column={column} group={group.label} onChoose={onChoose} />
      ))}
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

type MenuPanelProps = {
  /** URL of the entry that is open; null for "More". */
  entry: string | null;
  onChoose: () => void;
};

/** The open part of the menu, once what is in it has been read. */
export function MenuPanel({ entry, onChoose }: MenuPanelProps) {
  const { data } = useQuery(menuQuery);
  if (!data) return null;
  const group = data.navigation_group.find(({ url }) => url === entry);
  const styles = menuPanel({ extent: group === undefined ? 'narrow' : 'wide' });
  return (
    <div className={styles.root}>
      {group === undefined ? (
        <div className={styles.columns}>
          <PanelLinks links={data.navigation_modular} onChoose={onChoose} />
        </div>
      ) : (
        <GroupPanel group={group} onChoose={onChoose} />
      )}
    </div>
  );
}
