import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { NavigationGroup } from '#src/domain/content/content.schema.ts';
import type { HeaderOutline } from '#src/domain/content/content.ts';
import type { ContentLink as Link } from '#src/domain/content/content-parts.schema.ts';
import { menuQuery } from '#src/features/content/content.functions.ts';
import { ContentLink } from '#src/features/shop/content-link.tsx';
import { AccountLink, HomeLink, SearchEntryLink } from '#src/features/shop/links.tsx';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Layer } from '#src/ui/layer.tsx';
import { mobileMenuLayer } from '#styles/recipes';

function Links({ links, onChoose }: { links: readonly Link[]; onChoose: () => void }) {
  return links.map((link) => (
    <ContentLink key={link.url} link={link} className={mobileMenuLayer().link} onClick={onChoose}>
      {link.label}
    </ContentLink>
  ));
}

type Group = Link & Pick<NavigationGroup, 'columns'>;
/** What is below a group; girls and boys both have T-shirts, so each column says its name. */
function Columns({ group, onChoose }: { group: Group; onChoose: () => void }) {
  const styles = mobileMenuLayer();
  return group.columns.map(({ title, links }) => {
    const [first, ...rest] = links;
    const whole = first?.label === title ? first : undefined;
    // The group's own page has been named above.
    const others = (whole === undefined ? links : rest).filter(
      ({ label }) => label !== group.label,
    );
    if (title === group.label || group.columns.length === 1) {
      return <Links key={title} links={others} onChoose={onChoose} />;
    }
    return (
      <section key={title} aria-label={title}>
        {whole === undefined ? (
          <p className={styles.title}>{title}</p>
        ) : (
          <ContentLink link={whole} className={styles.title} onClick={onChoose}>
            {title}
          </ContentLink>
        )}
        <Links links={others} onChoose={onChoose} />
      </section>
    );
  });
}

type MobileMenuLayerProps = { layout: HeaderOutline | null; onClose: () => void };

/** Groups that open on tap, and below them the ways home, to the search and to the account. */
export function MobileMenuLayer({ layout, onClose: close }: MobileMenuLayerProps) {
  const { t } = useLingui();
  const styles = mobileMenuLayer();
  const { data: content } = useQuery(menuQuery);
  // Until the rest is read, each entry leads to its own page.
  const entries = (layout?.entries ?? []).map((entry) => ({ ...entry, columns: [] }));
  const groups: readonly Group[] = content?.navigation_group ?? entries;
  const more = content?.navigation_modular ?? [];
  return (
    <Layer onClose={close} from="full" title={t`Menu`} closeLabel={t`Close`}>
      <nav aria-label={t`Main menu`} className={styles.list}>
        {groups.map((group) =>
          group.columns.length === 0 ? (
            <ContentLink key={group.url} link={group} className={styles.group} onClick={close}>
              {group.label}
            </ContentLink>
          ) : (
            <Disclosure key={group.url} kind="group" label={group.label}>
              <ContentLink link={group} className={styles.link} onClick={close}>
                {t`All of ${group.label}`}
              </ContentLink>
              <Columns group={group} onChoose={close} />
            </Disclosure>
          ),
        )}
        {more.length > 0 && (
          <Disclosure kind="group" label={t`More`}>
            <Links links={more} onChoose={close} />
          </Disclosure>
        )}
        <div className={styles.foot}>
          <HomeLink onClick={close}>
            <Icon name="home" />
            <Trans>Home</Trans>
          </HomeLink>
          <SearchEntryLink onClick={close}>
            <Icon name="search" />
            <Trans>Search</Trans>
          </SearchEntryLink>
          <AccountLink page="dashboard" onClick={close}>
            <Icon name="account" />
            <Trans>Account</Trans>
          </AccountLink>
        </div>
      </nav>
    </Layer>
  );
}
