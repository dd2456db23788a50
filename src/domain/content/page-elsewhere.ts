/** The path of the current page in another shop (decision 056). */

import { getDomain, type OnlineLocale } from '#src/domain/shop/locales.ts';
import { STORES_PATH } from '#src/domain/store/store.ts';
import type { NamedPage, StoryKind } from './content.ts';
import { helpPath, isHelpSegment } from './help-path.ts';
import type { PageName } from './page-names.schema.ts';
import {
  familySlug,
  parseFamilySlug,
  parseProductSlug,
  productSlug,
  storySlug,
} from './page-slugs.ts';

export type PagePaths = Partial<Record<OnlineLocale, string>>;
export type PageReference = { kind: NamedPage; id: string };

/** Paths without the prefix of a product or a family, in the shops that show it. */
export function pathsOfPage(kind: NamedPage, { id, slugs, shops }: PageName): PagePaths {
  const slug = kind === 'family' ? familySlug : productSlug;
  return Object.fromEntries(
    // A shop has no page of what is not named in its language.
    shops.flatMap((code) => {
      const name = slugs[getDomain(code).lang];
      return name === undefined ? [] : [[code, `/${slug({ name, id })}`]];
    }),
  );
}

/** Paths without the prefix of an editors' page, by its names in the shops that have it. */
export function pathsOfStory(kind: StoryKind, id: string, slugs: PagePaths): PagePaths {
  return Object.fromEntries(
    Object.entries(slugs).map(([shop, name]) => [shop, `/${storySlug({ kind, name, id })}`]),
  );
}

/** The product or family that a canonical path (without the prefix) names; null for other pages. */
export function namedPage(path: string): PageReference | null {
  const slug = path.slice(1);
  const product = parseProductSlug(slug);
  if (product !== undefined) return { kind: 'product', id: product.id };
  const family = parseFamilySlug(slug);
  return family === undefined ? null : { kind: 'family', id: family.id };
}

/** Public pages that have the same path in all shops. */
const ALIKE: ReadonlySet<string> = new Set(['/cart', '/newsletter/subscription', '/unsubscribe']);

/** The path in another shop of a page that has no name there; home (`''`) where it has none. */
export function pathElsewhere(path: string, shop: OnlineLocale): string {
  if (ALIKE.has(path)) return path;
  const [, segment = ''] = path.split('/');
  // A store is in one country: another shop shows its own list of stores.
  if (`/${segment}` === STORES_PATH) return STORES_PATH;
  return isHelpSegment(segment) ? helpPath(shop) : '';
}
