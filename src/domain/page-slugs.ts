/** The one-segment URL forms `{name}--{marker}{id}` and the legacy and barcode ones (§2, A-015 to A-017). */

export type NamedId = { name: string; id: string };

/** Digits are capped, so that no address can be made endless (T34). */
const PRODUCT_SLUG = /^(.+)--p(\d{1,20})$/;
const FAMILY_SLUG = /^(.+)--pl(\w{1,40})$/;
const LEGACY_NAME = /-R(\d{1,20})$/;
const FAMILY_ID = /^\w{1,40}$/;
const DIGITS = /^\d{1,20}$/;

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

export function isFamilyId(value: string): boolean {
  return FAMILY_ID.test(value);
}

export function isDigits(value: string): boolean {
  return DIGITS.test(value);
}
