import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FooterLayout, SiteSelector } from '#src/domain/content.ts';
import { isLocaleCode, onlineVariant } from '#src/domain/locales.ts';
import { legalNoticesQuery, shellContentQuery } from '#src/features/content/content.queries.ts';
import { ContentLink } from '#src/features/shop/content-link.tsx';
import { FlagPicture } from '#src/features/shop/flag-picture.tsx';
import { HomeLink } from '#src/features/shop/links.tsx';
import { Promises } from '#src/features/shop/promises.tsx';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { Wordmark } from '#src/features/shop/wordmark.tsx';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { Icon, isIconName } from '#src/ui/icon.tsx';
import { footer, skeleton } from '#styles/recipes';

/** The legal text, read when it is first opened; an empty answer is asked for again. */
function LegalNotices({ legals }: Pick<FooterLayout, 'legals'>) {
  const [isWanted, setWanted] = useState(false);
  const { data = [], isFetching } = useQuery({ ...legalNoticesQuery, enabled: isWanted });
  const styles = footer();
  return (
    <Disclosure label={legals.label} onOpenChange={setWanted}>
      {isFetching && <span className={skeleton({ shape: 'block' })} />}
      {data.map((notice) => (
        <section key={notice.title} className={styles.legal}>
          <strong>{notice.title}</strong>
          <p>{notice.text}</p>
        </section>
      ))}
      {legals.links.map((link) => (
        <ContentLink key={link.url} link={link} className={styles.link}>
          {link.label}
        </ContentLink>
      ))}
    </Disclosure>
  );
}

/** The other countries; each entry leads to the home of that site. */
function Sites({ sites }: { sites: SiteSelector }) {
  const { origins, parameters } = useShop();
  const styles = footer();
  const others = sites.entries.filter((entry) => entry.locale !== parameters.domain);
  const address = (locale: string) =>
    `${isLocaleCode(locale) ? (origins[onlineVariant(locale)] ?? '') : ''}/${locale}`;
  return (
    <nav aria-label={sites.title}>
      <h2 className={styles.sitesTitle}>{sites.title}</h2>
      <ul className={styles.sites}>
        {others.map((entry) => (
          <li key={entry.locale}>
            <a className={styles.site} href={address(entry.locale)}>
              {entry.display_flag ? (
                <FlagPicture country={entry.country_code} />
              ) : (
                <Icon name="globe" />
              )}
              {entry.country_name} · {entry.country_language}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Columns of links, then whom to follow. */
function Columns({ layout }: { layout: FooterLayout }) {
  const { t } = useLingui();
  const styles = footer();
  const { community, own_social_networks: networks } = layout;
  return (
    <div className={styles.columns}>
      {layout.links_modular.map((column) => (
        <Disclosure key={column.title} kind="column" label={column.title}>
          {column.links.map((link) => (
            <ContentLink key={link.url} link={link} className={styles.link}>
              {link.label}
            </ContentLink>
          ))}
        </Disclosure>
      ))}
      <Disclosure kind="column" label={community?.title ?? t`Follow us`}>
        {community && <p className={styles.text}>{community.text}</p>}
        {community?.links.map((link) => (
          <ContentLink key={link.url} link={link} className={styles.link}>
            {link.label}
          </ContentLink>
        ))}
        <ul className={styles.networks}>
          {networks.map((network) => (
            <li key={network.url}>
              <ContentLink link={network} className={styles.network} aria-label={network.label}>
                {isIconName(network.icon) ? <Icon name={network.icon} /> : network.label}
              </ContentLink>
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}

export function Footer() {
  const { t } = useLingui();
  const { brandName, productVersion } = useShop();
  const { data } = useSuspenseQuery(shellContentQuery);
  const styles = footer();
  const layout = data.footer;
  return (
    <footer className={styles.root}>
      {layout && (
        <>
          <div className={styles.promises}>
            <Promises promises={layout.reinsurances} layout="row" />
          </div>
          <Columns layout={layout} />
          <LegalNotices legals={layout.legals} />
        </>
      )}
      {data.sites && <Sites sites={data.sites} />}
      <div className={styles.base}>
        <HomeLink aria-label={t`${brandName}, home`}>
          <Wordmark />
        </HomeLink>
        <p>
          © {brandName}
          {productVersion !== null && (
            <span className={styles.version}>
              <Trans>Version {productVersion}</Trans>
            </span>
          )}
        </p>
      </div>
    </footer>
  );
}
