import {
  getFooterLayout,
  getHeaderLayout,
  getHomePage,
  getSiteSelector,
} from '#src/gateway/content.server.ts';
import { CONTENT_RULE, cachedRead } from '#src/session/cached-reads.server.ts';

/** Parts of a page as editors wrote them; null for one that cannot be read (F03). */
export const readHeader = cachedRead('header', CONTENT_RULE, getHeaderLayout);
export const readFooter = cachedRead('footer', CONTENT_RULE, getFooterLayout);
export const readSites = cachedRead('sites', CONTENT_RULE, getSiteSelector);
export const readHome = cachedRead('home', CONTENT_RULE, getHomePage);
