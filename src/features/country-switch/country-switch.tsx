import type { SiteSelector } from '#src/domain/content.ts';
import { isLocaleCode, onlineVariant } from '#src/domain/locales.ts';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { footer } from '#styles/recipes';
import { FlagPicture } from './flag-picture.tsx';

/** The other countries; each entry leads to the home of that site. */
export function CountrySwitch({ sites }: { sites: SiteSelector }) {
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
