import { parseFamilySlug, parseStorySlug, type StorySlug } from './page-slugs.ts';

/** Where a content-managed URL leads: a page the router knows, or a plain URL. */
export type ContentTarget =
  | { page: 'home' }
  | { page: 'cart' }
  | { page: 'family'; slug: string; familyId: string }
  | { page: 'story'; slug: StorySlug }
  | { page: 'search'; text: string }
  | { page: 'other'; path: string }
  | { page: 'outside'; href: string };

/** Reads a URL of content; only https leads outside, anything else is a path of ours (T28). */
export function contentTarget(url: string): ContentTarget {
  if (/^https:\/\//i.test(url)) return { page: 'outside', href: url };
  const { pathname, search, searchParams } = new URL(url, 'https://shop.invalid');
  if (pathname === '/') return { page: 'home' };
  if (pathname === '/cart') return { page: 'cart' };
  if (pathname === '/search') return { page: 'search', text: searchParams.get('q') ?? '' };
  const segment = pathname.slice(1);
  if (!segment.includes('/')) {
    const family = parseFamilySlug(segment);
    if (family) return { page: 'family', slug: family.name, familyId: family.id };
    const slug = parseStorySlug(segment);
    if (slug) return { page: 'story', slug };
  }
  return { page: 'other', path: `${pathname}${search}` };
}
