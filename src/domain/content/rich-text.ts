/** Rich text of editors as a tree, so that a page shows it without reading any HTML. */

export const RICH_TAGS = ['p', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'a'] as const;
export type RichTag = (typeof RICH_TAGS)[number];

/** `href` belongs to `a`: a path without locale prefix, or an https URL. */
export type RichElement = { tag: RichTag; href?: string; children: RichNode[] };
export type RichNode = string | RichElement;
