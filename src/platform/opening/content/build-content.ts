import type { ContentType, SiteSelector } from '#src/domain/content/content.schema.ts';
import { HERO_FOLDERS } from '#src/domain/content/content.ts';
import { getLocale } from '#src/domain/shop/locale-record.ts';
import { ONLINE_LOCALES } from '#src/domain/shop/locales.ts';
import type { contentAssets, contentEntries } from '../../content/tables.ts';
import { footerLayout } from './footer-layout.ts';
import { headerLayout } from './header-layout.ts';
import { helpPage } from './help/build-help.ts';
import { HEROES, PALE } from './heroes.ts';
import { homePage } from './home-page.ts';
import { legalNotices } from './legal-notices.ts';
import { marketingLabels } from './marketing-labels.ts';
import { SITES, type Site } from './site.ts';
import { buildStories } from './stories/build-stories.ts';
import { storyTiles } from './story-tiles.ts';

/** Countries by their own names, so that whoever is on the wrong site can read theirs. */
function siteSelector({ words }: Site): SiteSelector {
  return {
    title: words.sites,
    entries: ONLINE_LOCALES.map((code) => {
      const { name, language, iso2 } = getLocale(code);
      return {
        country_name: name,
        country_code: iso2,
        country_language: language,
        // The international site is not Britain's alone.
        display_flag: code !== 'en',
        locale: code,
      };
    }),
  };
}

/** The entries of every content type for the seven online shops. */
export function buildContentEntries(): (typeof contentEntries.$inferInsert)[] {
  return SITES.flatMap((site) => {
    const entries: [type: ContentType, uid: string, fields: Record<string, unknown>][] = [
      ['header_layout', 'header', headerLayout(site)],
      ['footer_layout', 'footer', footerLayout(site)],
      ['site_selector_component', 'sites', siteSelector(site)],
      ['home_page', 'home', homePage(site)],
      ['help_page', 'help', helpPage(site)],
      ['legal_notices', 'offers', legalNotices(site)],
    ];
    for (const label of marketingLabels(site)) {
      entries.push(['marketing_labels', label.code, label]);
    }
    for (const { uid, kind, story } of buildStories(site)) {
      entries.push([`${kind}_page`, uid, story]);
    }
    for (const { uid, tile } of storyTiles(site)) entries.push(['story_tile', uid, tile]);
    return entries.map(([contentType, uid, fields]) => ({
      contentType,
      uid,
      locale: site.locale,
      fields,
    }));
  });
}

export function buildAssets(): (typeof contentAssets.$inferInsert)[] {
  return HEROES.map((hero) => ({
    uid: `hero-${hero}`,
    folder: HERO_FOLDERS[PALE.has(hero) ? 'dark' : 'light'],
    title: hero,
    url: `/media/hero/${hero}.webp`,
    contentMediaType: 'image/webp',
  }));
}
