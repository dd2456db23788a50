import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SiteSelectorEntry } from '#src/domain/content.ts';
import { isLocaleCode, onlineVariant } from '#src/domain/locales.ts';
import { legalNoticesQuery, shellContentQuery } from '#src/features/content/content.queries.ts';
import { ContentLink } from '#src/features/shop/content-link.tsx';
import { HomeLink } from '#src/features/shop/links.tsx';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { Wordmark } from '#src/features/shop/wordmark.tsx';
import { useLocale } from '#src/i18n/use-formats.ts';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { Flag } from '#src/ui/flag.tsx';
import { Icon, isIconName } from '#src/ui/icon.tsx';
import { footer } from '#styles/recipes';

/** The legal text, read when it is first opened; an empty answer is asked for again. */
function LegalNotices({ label }: { label: string }) {
  const [isWanted, setWanted] = useState(false);
  const { data = [] } = useQuery({ ...legalNoticesQuery, enabled: isWanted });
  return (
    <Disclosure label={label} onFirstOpen={() => setWanted(true)}>
      {data.map((notice) => (
        <section key={notice.title} className={footer().legal}>
          <strong>{notice.title}</strong>
          <p>{notice.text}</p>
        </section>
      ))}
    </Disclosure>
  );
}

/** The other countries; each entry leads to the home of that site. */
function Sites({ entries }: { entries: readonly SiteSelectorEntry[] }) {
  const { t } = useLingui();
  const { origins, parameters } = useShop();
  const styles = footer();
  const others = entries.filter((entry) => entry.locale !== parameters.domain);
  return (
    <nav aria-label={t`Other countries`}>
      <ul className={styles.sites}>
        {others.map((entry) => (
          <li key={entry.locale}>
            <a
              className={styles.site}
              href={`${isLocaleCode(entry.locale) ? (origins[onlineVariant(entry.locale)] ?? '') : ''}/${entry.locale}`}
            >
              {entry.display_flag && <Flag country={entry.country_code} />}
              {entry.country_name} · {entry.country_language}
            </a>
          </li>
        ))}
      </ul>
    </nav>
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
        <ul className={styles.reassurance}>
          {layout.reinsurances.map((promise) => (
            <li key={promise.title} className={styles.promise}>
              {isIconName(promise.icon) && <Icon name={promise.icon} />}
              <span>
                <strong>{promise.title}</strong>
                <br />
                {promise.text}
              </span>
            </li>
          ))}
        </ul>
      )}
      {layout && (
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
          <Disclosure kind="column" label={layout.community?.title ?? t`Follow us`}>
            {layout.own_social_networks.map((network) => (
              <ContentLink key={network.url} link={network} className={styles.link}>
                {isIconName(network.icon) && <Icon name={network.icon} />}
                {network.label}
              </ContentLink>
            ))}
          </Disclosure>
        </div>
      )}
      {data.sites && <Sites entries={data.sites.entries} />}
      {layout && <LegalNotices label={layout.legals.label} />}
      <div className={styles.base}>
        <HomeLink aria-label={t`${brandName}, home`}>
          <Wordmark />
        </HomeLink>
        <span>
          © {brandName}
          {productVersion !== null && <Trans> · version {productVersion}</Trans>}
        </span>
      </div>
    </footer>
  );
}
