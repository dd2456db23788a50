import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import type { FooterLayout } from '#src/domain/content/content.schema.ts';
import { PrivacyEntry } from '#src/features/consent/privacy-button.tsx';
import { legalNoticesQuery, shellContentQuery } from '#src/features/content/content.functions.ts';
import { Promises } from '#src/features/content/promises.tsx';
import { CountrySwitch } from '#src/features/country-switch/country-switch.tsx';
import { NewsletterBanner } from '#src/features/newsletter/newsletter-banner.tsx';
import { ContentLink } from '#src/features/shop/content-link.tsx';
import { HomeLink } from '#src/features/shop/links.tsx';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { Wordmark } from '#src/features/shop/wordmark.tsx';
import { useIdentity } from '#src/features/start-up/use-start-up.ts';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { Icon, isIconName } from '#src/ui/icon.tsx';
import { footer, skeleton } from '#styles/recipes';
import { LegalLinks } from './legal-links.tsx';

/** The legal text, read when it is first opened; an empty answer is fetched again. */
function LegalNotices({ legals }: { legals: NonNullable<FooterLayout['legals']> }) {
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

/** Columns of links, then social networks. */
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

type NewsletterOfferProps = { banner: NonNullable<FooterLayout['banner_newsletter']> };

/** Pages where shoppers look around; on others the newsletter would stand in the way of what they came for. */
const LOOKING_AROUND =
  /^\/\$locale\/_(home\/|default\/(\$(catalog|product|story)Slug|catalog|product|search|stores|01|\{\$kind\}Page|\{\$\}))/;

/** The newsletter, for shoppers without it. The only part of the footer that waits for the start-up call. */
function NewsletterOffer({ banner }: NewsletterOfferProps) {
  const { email, isNewsletterSubscribed } = useIdentity();
  const isOffered = useRouterState({
    select: ({ matches }) => matches.some(({ routeId }) => LOOKING_AROUND.test(routeId)),
  });
  return isNewsletterSubscribed || !isOffered ? null : (
    <NewsletterBanner content={banner} knownEmail={email} />
  );
}

/** What editors wrote for the footer. */
function Written({ layout }: { layout: FooterLayout }) {
  return (
    <div>
      {layout.banner_newsletter && <NewsletterOffer banner={layout.banner_newsletter} />}
      <div className={footer().promises}>
        <Promises promises={layout.reinsurances} layout="row" />
      </div>
      <Columns layout={layout} />
      {layout.legals && <LegalNotices legals={layout.legals} />}
    </div>
  );
}

export function Footer() {
  const { t } = useLingui();
  const { brandName, productVersion } = useShop();
  const { data } = useSuspenseQuery(shellContentQuery);
  const styles = footer();
  return (
    <footer className={styles.root}>
      {data.footer && <Written layout={data.footer} />}
      <LegalLinks />
      {data.sites && <CountrySwitch sites={data.sites} />}
      <div className={styles.base}>
        <HomeLink aria-label={t`${brandName}, home`}>
          <Wordmark />
        </HomeLink>
        <PrivacyEntry />
        <p>
          {`© ${brandName} `}
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
