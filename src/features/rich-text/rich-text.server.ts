import sanitizeHtml from 'sanitize-html';
import {
  RICH_TAGS,
  type RichElement,
  type RichNode,
  type RichTag,
} from '#src/domain/content/content.ts';

/** A URL that content may link to: a path of ours, or https (T28). */
const HREF = /^(\/(?![/\\])|https:\/\/)/i;

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...RICH_TAGS],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https'],
  allowProtocolRelative: false,
  // Bold and italics by their old names, titles of any rank as the one that fits below a section's.
  transformTags: { b: 'strong', i: 'em', h1: 'h3', h2: 'h3', h4: 'h3', h5: 'h3', h6: 'h3' },
  exclusiveFilter: ({ tag, attribs }) => tag === 'a' && !HREF.test(attribs.href ?? ''),
};

/** What is left once cleaned: a tag of the list, alone or with a URL, or text between tags. */
const TAG_OR_TEXT = /<(\/?)([a-z0-9]+)(?: href="([^"]*)")?>|([^<]+)/g;

const SIGNS = new Map([
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&amp;', '&'],
]);
const plain = (text: string) =>
  text.replace(/&(?:lt|gt|quot|amp);/g, (sign) => SIGNS.get(sign) ?? sign);

const isRichTag = (name: string): name is RichTag => RICH_TAGS.some((tag) => tag === name);

/**
 * Rich text of editors, cleaned, as a tree: no script, handler, frame or style is left, and no
 * markup either, so a page shows it as it shows any text (T28).
 */
export function readRichText(html: string): RichNode[] {
  const root: RichNode[] = [];
  const open: RichElement[] = [];
  for (const [, end, name = '', href, text] of sanitizeHtml(html, OPTIONS).matchAll(TAG_OR_TEXT)) {
    const here = open.at(-1)?.children ?? root;
    if (text !== undefined) {
      if (text.trim() !== '' || open.length > 0) here.push(plain(text));
    } else if (end === '/') {
      open.pop();
    } else if (isRichTag(name)) {
      const element = { tag: name, ...(href !== undefined && { href: plain(href) }), children: [] };
      here.push(element);
      open.push(element);
    }
  }
  return root;
}
