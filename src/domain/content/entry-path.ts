import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { STORY_KINDS } from './content.ts';
import { helpPath } from './help-path.ts';
import { familySlug, productSlug, storySlug } from './page-slugs.ts';

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
  // A product answers to any name.
  if (contentType === 'product') return `/${productSlug({ name: 'preview', id: uid })}`;
  if (contentType !== 'story_tile') return '';
  const id = textOf(fields.familyId, '');
  // A family answers to any name.
  return id === '' ? '' : `/${familySlug({ name: id, id })}`;
}
