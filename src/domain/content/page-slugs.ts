import { isLegalPage, legalPath } from '#src/domain/legal/legal-pages.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { NUMBER_ID, type NumberId } from '#src/domain/text/number-id.ts';
import { STORY_KINDS, type StoryKind } from './content.ts';
import { helpPath } from './help-path.ts';

/** The one-segment URL forms `{name}--{marker}{id}` and the legacy and barcode ones (§2, A-015 to A-017). */

export type NamedId = { name: string; id: string };

/** Digits are capped, so that no URL can be made endless (T34). */
const PRODUCT_SLUG = /^(.+)--p(\d{1,20})$/;
const FAMILY_SLUG = /^(.+)--pl(\w{1,40})$/;
const LEGACY_NAME = /-R(\d{1,20})$/;
const WORD_ID = /^\w{1,40}$/;

function parseSlug(pattern: RegExp, slug: string): NamedId | undefined {
  const [, name, id] = pattern.exec(slug) ?? [];
  return name === undefined || id === undefined ? undefined : { name, id };
}

/** `robe-midi--p400101` -> name and product id, digits only. */
export function parseProductSlug(slug: string): NamedId | undefined {
  return parseSlug(PRODUCT_SLUG, slug);
}

export function productSlug({ name, id }: NamedId): string {
  return `${name}--p${id}`;
}

/** Path, without the prefix, of the canonical URL of a product. */
export function productPath({ slug, productId }: { slug: string; productId: string }): string {
  return `/${productSlug({ name: slug, id: productId })}`;
}

/** Path of a product with a colour and a size chosen in it, which are of that product. */
export function variantPath(
  product: { slug: string; productId: string },
  { option, size }: { option: string; size: string },
): string {
  return `${productPath(product)}?${new URLSearchParams({ option, size })}`;
}

/** `robes--plf1200` -> name and family id, word characters. */
export function parseFamilySlug(slug: string): NamedId | undefined {
  return parseSlug(FAMILY_SLUG, slug);
}

export function familySlug({ name, id }: NamedId): string {
  return `${name}--pl${id}`;
}

/** `femme/robe-midi-R500201` (without `.html`) -> option id; at least one leading segment. */
export function parseLegacyPath(path: string): string | undefined {
  return path.includes('/') ? LEGACY_NAME.exec(path)?.[1] : undefined;
}

/** The id of a family or of an editors' page: word characters. */
export function isWordId(value: string): boolean {
  return WORD_ID.test(value);
}

export function isDigits(value: string): value is NumberId {
  return NUMBER_ID.test(value);
}

/** Markers of the short forms of editors' pages. */
const STORY_MARKERS: Record<StoryKind, string> = { landing: 'lp', trend: 'tp', lookbook: 'lbp' };
const STORY_SLUG = /^(.+)--(lp|tp|lbp)(\w{1,40})$/;

export type StorySlug = NamedId & { kind: StoryKind };

/** `noel--lpnoel25` -> the kind of page, its name and its id, word characters. */
export function parseStorySlug(slug: string): StorySlug | undefined {
  const [, name, marker, id] = STORY_SLUG.exec(slug) ?? [];
  const kind = STORY_KINDS.find((one) => STORY_MARKERS[one] === marker);
  if (name === undefined || id === undefined || kind === undefined) return undefined;
  return { kind, name, id };
}

export function storySlug({ kind, name, id }: StorySlug): string {
  return `${name}--${STORY_MARKERS[kind]}${id}`;
}

/** What every link to a page of editors has in it; null for what no link leads to. */
export function linkMark({ contentType, uid }: Omit<Entry, 'fields'>): RegExp | null {
  const kind = STORY_KINDS.find((one) => contentType === `${one}_page`);
  if (kind === undefined) return null;
  return new RegExp(`--${STORY_MARKERS[kind]}${uid}(?!\\w)|/${kind}Page/[^/"]+/${uid}(?!\\w)`);
}

/** The name of a preview that is of no family. */
export const WHOLE_SHOP = '-';

type Entry = { contentType: string; uid: string; fields: Readonly<Record<string, unknown>> };

const textOf = (value: unknown, fallback: string) =>
  typeof value === 'string' && value !== '' ? value : fallback;

/**
 * Path, without the prefix, of the page that shows an entry of content; what all pages show,
 * such as the footer, is looked at on the first one (`''`). Names in URLs are the entry's own.
 */
export function entryPath({ contentType, uid, fields }: Entry, locale: OnlineLocale): string {
  const kind = STORY_KINDS.find((one) => contentType === `${one}_page`);
  if (kind !== undefined) return `/${storySlug({ kind, name: textOf(fields.slug, uid), id: uid })}`;
  if (contentType === 'help_page') return helpPath(locale);
  if (contentType === 'legal_page') return isLegalPage(uid) ? legalPath(uid) : '';
  // A product answers to any name.
  if (contentType === 'product' || contentType === 'productDraft') {
    return `/${productSlug({ name: 'preview', id: uid })}`;
  }
  // A shop at an instant: at one family, which answers to any name, or at its first page.
  if (contentType === 'shop') {
    return uid === WHOLE_SHOP ? '' : `/${familySlug({ name: uid, id: uid })}`;
  }
  if (contentType !== 'story_tile') return '';
  const id = textOf(fields.familyId, '');
  // A family answers to any name.
  return id === '' ? '' : `/${familySlug({ name: id, id })}`;
}

/** Where a content-managed URL leads: a page the router knows, or a plain URL. */
export type ContentTarget =
  | { page: 'home' }
  | { page: 'cart' }
  | { page: 'family'; slug: string; familyId: string }
  | { page: 'story'; slug: StorySlug }
  | { page: 'search'; text: string }
  | { page: 'other'; path: string }
  | { page: 'outside'; href: string };

/** What parsing would leave as it is: a page has dozens of such links. */
const PLAIN_PATH = /^(?:\/[\w-]+)+$/;

/** Reads a URL of content; only https leads outside, anything else is a path of ours (T28). */
export function contentTarget(url: string): ContentTarget {
  if (/^https:\/\//i.test(url)) return { page: 'outside', href: url };
  const { pathname, search } = PLAIN_PATH.test(url)
    ? { pathname: url, search: '' }
    : new URL(url, 'https://shop.invalid');
  if (pathname === '/') return { page: 'home' };
  if (pathname === '/cart') return { page: 'cart' };
  if (pathname === '/search') {
    return { page: 'search', text: new URLSearchParams(search).get('q') ?? '' };
  }
  const segment = pathname.slice(1);
  if (!segment.includes('/')) {
    const family = parseFamilySlug(segment);
    if (family) return { page: 'family', slug: family.name, familyId: family.id };
    const slug = parseStorySlug(segment);
    if (slug) return { page: 'story', slug };
  }
  return { page: 'other', path: `${pathname}${search}` };
}
