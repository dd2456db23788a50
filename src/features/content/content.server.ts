import { HERO_FOLDERS, type Letters } from '#src/domain/content.ts';
import {
  getAssetTitles,
  getFooterLayout,
  getHeaderLayout,
  getHomePage,
  getSiteSelector,
} from '#src/gateway/content.server.ts';
import type { CallContext } from '#src/gateway/platform-call.server.ts';
import { CONTENT_RULE, cachedRead } from '#src/session/cached-reads.server.ts';
import { optional } from '#src/session/optional-reads.server.ts';

/** Parts of a page as editors wrote them; null for one that cannot be read (F03). */
export const readHeader = optional(cachedRead('header', CONTENT_RULE, getHeaderLayout), null);
export const readFooter = optional(cachedRead('footer', CONTENT_RULE, getFooterLayout), null);
export const readSites = optional(cachedRead('sites', CONTENT_RULE, getSiteSelector), null);
export const readHome = optional(cachedRead('home', CONTENT_RULE, getHomePage), null);

const readAssetTitles = optional(cachedRead('asset-titles', CONTENT_RULE, getAssetTitles), null);

/**
 * Which letters stand on a composition, as the folder of its asset says; one that is in no folder
 * of pale ones, or of which nothing can be read, gets a shade and light letters.
 */
export async function lettersOn(call: CallContext, hero: string): Promise<Letters> {
  const pale = await readAssetTitles(call, HERO_FOLDERS.dark);
  return pale?.includes(hero) ? 'dark' : 'light';
}
