import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import { getDomain, ONLINE_LOCALES } from '#src/domain/shop/locales.ts';

/** The shops by their countries, in the language of the page. */
export function useShopNames() {
  const { locale } = useLingui().i18n;
  return useMemo(() => {
    const regions = new Intl.DisplayNames(locale, { type: 'region' });
    /** Empty for what belongs to no shop. */
    const nameOf = (shop: string | null) =>
      ONLINE_LOCALES.filter((known) => known === shop).map(
        (known) => regions.of(getDomain(known).iso2) ?? known,
      )[0] ?? '';
    return { nameOf, choices: ONLINE_LOCALES.map((id) => ({ id, name: nameOf(id) })) };
  }, [locale]);
}
