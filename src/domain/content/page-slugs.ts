/** The one-segment URL forms `{name}--{marker}{id}` and the legacy and barcode ones (§2, A-015 to A-017). */

import { NUMBER_ID } from '#src/domain/text/number-id.ts';
import { STORY_KINDS, type StoryKind } from './content.ts';

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

export function isDigits(value: string): boolean {
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
