import type { FooterLayout } from '#src/domain/content/content.schema.ts';
import { ONLINE_LOCALES, type OnlineLocale } from '#src/domain/shop/locales.ts';
import { type Offers, type Site, siteOf } from '#src/platform/opening/content/site.ts';

/** From where home delivery is free, as each shop writes it (the amounts of `rates.csv`). */
const FREE_FROM: Record<OnlineLocale, string> = {
  'fr-fr': '50\u00a0€',
  'fr-ch': '70\u00a0CHF',
  en: '€50',
  'es-es': '50\u00a0€',
  'de-de': '50\u00a0€',
  'it-it': '50\u00a0€',
  'pl-pl': '200\u00a0zł',
};

/** Shops that announce something above the header, and how loudly. */
const BANNERS: Partial<Record<OnlineLocale, Offers['banner']>> = {
  'fr-fr': { words: 'welcome', type: 'info' },
  en: { words: 'delivery', type: 'default' },
  'pl-pl': { words: 'welcome', type: 'success' },
};

const NETWORKS: FooterLayout['own_social_networks'] = [
  { label: 'Instagram', url: 'https://www.instagram.com/', icon: 'instagram' },
  { label: 'Pinterest', url: 'https://www.pinterest.com/', icon: 'pinterest' },
  { label: 'TikTok', url: 'https://www.tiktok.com/', icon: 'tiktok' },
];

/** The sites of the demo's seven shops, with all that they offer. */
export const SITES: readonly Site[] = ONLINE_LOCALES.map((locale) =>
  siteOf(locale, {
    freeFrom: FREE_FROM[locale],
    hasWelcomeCode: true,
    banner: BANNERS[locale] ?? null,
    networks: NETWORKS,
  }),
);
