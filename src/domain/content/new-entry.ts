import { plainText } from '#src/domain/text/typed-text.ts';
import type { ContentType, Story, StoryTile } from './content.schema.ts';

/** Kinds that a shop has several entries of: editors make and delete them. All others stay. */
export const SEVERAL_KINDS = [
  'landing_page',
  'trend_page',
  'lookbook_page',
  'story_tile',
] as const satisfies readonly ContentType[];
export type SeveralKind = (typeof SEVERAL_KINDS)[number];

/** Kinds whose entries are told apart by their names. */
export const isNamedKind = (type: ContentType) =>
  isSeveralKind(type) || type === 'legal_page' || type === 'marketing_labels';

export const isSeveralKind = (type: ContentType): type is SeveralKind =>
  SEVERAL_KINDS.some((kind) => kind === type);

/** What an editor says of an entry that is to be made; a story in a list names its family. */
export type NewEntry = {
  contentType: SeveralKind;
  uid: string;
  title: string;
  familyId: string | null;
};

/** A text as a name in URLs: small letters, digits and hyphens; empty where it has none. */
const slugFrom = (text: string) =>
  plainText(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Fields of an entry; a name in URLs that is left empty follows from its title, or is `otherwise`. */
export function withSlug(fields: Record<string, unknown>, otherwise = ''): typeof fields {
  const { slug, title } = fields;
  if (slug !== '') return fields;
  const own = typeof title === 'string' ? slugFrom(title) : '';
  return { ...fields, slug: own || slugFrom(otherwise) };
}

/** The fields that a new entry begins with: what has to be there, and the title. */
export function newEntryFields({ contentType, uid, title, familyId }: NewEntry): Story | StoryTile {
  if (contentType === 'story_tile') {
    return { familyId: familyId ?? '', after: 1, hero: '', title, url: '' };
  }
  const slug = slugFrom(title) || slugFrom(uid);
  return { slug, title, text: '', hero: '', sections: [], search_engines: null };
}
