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

const INLINE: readonly RichTag[] = ['a', 'em', 'strong'];

function textOf(node: RichNode): string {
  if (typeof node === 'string') return node;
  const text = node.children.map(textOf).join('');
  return INLINE.includes(node.tag) ? text : ` ${text} `;
}

/** How much of a text stands for its page in a list of results, in characters. */
const SUMMARY = 160;

/** The first words of a rich text, whole, for the description of its page. */
export function summaryOf(nodes: readonly RichNode[]): string {
  const text = nodes.map(textOf).join('').replace(/\s+/g, ' ').trim();
  return text.length <= SUMMARY ? text : `${text.slice(0, text.lastIndexOf(' ', SUMMARY - 1))}…`;
}

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
