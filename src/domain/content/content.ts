import type { HeaderLayout } from './content.schema.ts';
import type { HelpSwitch } from './content.values.ts';
import type { ContentLink } from './content-parts.schema.ts';

/** Content-managed structures (specification §3). Paths in content carry no locale prefix. */

/** What opens from the menu, by entry and under "More"; read when it is first opened. */
export type Menu = Pick<HeaderLayout, 'navigation_group' | 'navigation_modular'>;

/** What every page carries of the header: the entries, not what is below them. */
export type HeaderOutline = Pick<HeaderLayout, 'notification'> & {
  entries: (ContentLink & { isOpening: boolean })[];
  hasMore: boolean;
};

export function headerOutline(layout: HeaderLayout): HeaderOutline {
  return {
    notification: layout.notification,
    entries: layout.navigation_group.map(({ label, url, columns }) => ({
      label,
      url,
      isOpening: columns.length > 0,
    })),
    hasMore: layout.navigation_modular.length > 0,
  };
}

/**
 * A story inside a list, as wide as two products: it stands after the `after`-th product. `url` is
 * a path of the shop or an https URL.
 */
export type ListStory = { after: number; hero: string; title: string; url: string };

/** Pages that editors tell a story on; each kind is a content type and a URL form. */
export const STORY_KINDS = ['landing', 'trend', 'lookbook'] as const;
export type StoryKind = (typeof STORY_KINDS)[number];

export function isStoryKind(value: string): value is StoryKind {
  return STORY_KINDS.some((kind) => kind === value);
}

/** In which shops an answer is true; neither: in all. */
export type HelpCondition = {
  onlyWith?: HelpSwitch | null;
  onlyWithout?: HelpSwitch | null;
};

/** Rich text of editors as a tree, so that a page shows it without reading any HTML. */

export const RICH_TAGS = ['p', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'a'] as const;
export type RichTag = (typeof RICH_TAGS)[number];

/** `href` belongs to `a`: a path without locale prefix, or an https URL. */
export type RichElement = { tag: RichTag; href?: string; children: RichNode[] };
export type RichNode = string | RichElement;

/** What has a page in every shop that shows it. */
export const NAMED_PAGES = ['family', 'product'] as const;
export type NamedPage = (typeof NAMED_PAGES)[number];

/** So many are named in one answer: a sitemap of them stays far below what search engines take. */
export const PAGE_NAMES_SIZE = 2_000;

/** What editors look for among the texts of shops: begun, waiting for its time, not there, deleted. */
export const TEXT_STATES = ['draft', 'planned', 'missing', 'deleted'] as const;
export type TextState = (typeof TEXT_STATES)[number];
