import type { MouseEvent } from 'react';
import type { SiteSelector } from '#src/domain/content/content.schema.ts';
import { getDomain, isLocaleCode, onlineVariant } from '#src/domain/shop/locales.ts';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { footer } from '#styles/recipes';
import { FlagPicture } from './flag-picture.tsx';
import { useOtherShops } from './use-other-shops.ts';

const isPlain = ({ button, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey;

/** The other countries; each entry leads to the same page there, home where there is none. */
export function CountrySwitch({ sites }: { sites: SiteSelector }) {
  const { parameters } = useShop();
  const { urlIn, want, isKnown, goTo } = useOtherShops();
  const styles = footer();
  const others = sites.entries.flatMap(({ locale, ...entry }) =>
    isLocaleCode(locale) && locale !== parameters.domain
      ? [{ ...entry, shop: onlineVariant(locale), href: urlIn(onlineVariant(locale)) }]
      : [],
  );
  return (
    <nav aria-label={sites.title} onPointerEnter={want} onFocus={want}>
      <h2 className={styles.sitesTitle}>{sites.title}</h2>
      <ul className={styles.sites}>
        {others.map(({ shop, href, ...entry }) => (
          <li key={shop}>
            <a
              className={styles.site}
              href={href}
              onClick={(event) => {
                if (isKnown || !isPlain(event)) return;
                event.preventDefault();
                void goTo(shop);
              }}
            >
              {entry.display_flag ? (
                <FlagPicture country={entry.country_code} />
              ) : (
                <Icon name="globe" />
              )}
              <span
                lang={getDomain(shop).lang}
              >{`${entry.country_name} · ${entry.country_language}`}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
