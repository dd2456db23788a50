import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { NavigationGroup } from '#src/domain/content.ts';
import { menuQuery } from '#src/features/content/content.queries.ts';
import { ContentLink } from '#src/features/shop/content-link.tsx';
import { HeroPicture } from '#src/features/shop/hero-picture.tsx';
import { menu } from '#styles/recipes';

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

type MenuPanelProps = {
  /** Address of the entry that is open; null for "More". */
  entry: string | null;
  onChoose: () => void;
};

/** The open part of the menu, once what is in it has been read. */
export function MenuPanel({ entry, onChoose }: MenuPanelProps) {
  const { t } = useLingui();
  const styles = menu();
  const { data } = useQuery(menuQuery);
  if (!data) return null;
  const group = data.navigation_group.find(({ url }) => url === entry);
  const more = [{ title: t`More`, links: data.navigation_modular }];
  return (
    <div className={styles.panel}>
      {group === undefined ? (
        <div className={styles.columns}>
          <PanelColumns columns={more} onChoose={onChoose} />
        </div>
      ) : (
        <GroupPanel group={group} onChoose={onChoose} />
      )}
    </div>
  );
}
