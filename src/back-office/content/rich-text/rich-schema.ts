import { type Mark, type MarkSpec, type Node, type NodeSpec, Schema } from 'prosemirror-model';

/** What rich text of the shop may hold (`RICH_TAGS`): nothing else can be typed or pasted. */

const nodes = {
  doc: { content: 'block+' },
  paragraph: {
    ...{ group: 'block', content: 'inline*' },
    parseDOM: [{ tag: 'p' }],
    toDOM: () => ['p', 0],
  },
  heading: {
    ...{ group: 'block', content: 'inline*', marks: 'link em', defining: true },
    parseDOM: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => ({ tag })),
    toDOM: () => ['h3', 0],
  },
  bullet_list: {
    ...{ group: 'block', content: 'list_item+' },
    parseDOM: [{ tag: 'ul' }],
    toDOM: () => ['ul', 0],
  },
  ordered_list: {
    ...{ group: 'block', content: 'list_item+' },
    parseDOM: [{ tag: 'ol' }],
    toDOM: () => ['ol', 0],
  },
  list_item: {
    ...{ content: 'paragraph (paragraph | bullet_list | ordered_list)*', defining: true },
    parseDOM: [{ tag: 'li' }],
    toDOM: () => ['li', 0],
  },
  text: { group: 'inline' },
} as const satisfies Record<string, NodeSpec>;

/** The same links that pages show: a path of the shop, or https. */
export const isLink = (href: string) => /^(?:\/(?![/\\])|https:\/\/)/i.test(href);

const marks = {
  link: {
    attrs: { href: {} },
    inclusive: false,
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs: (dom: HTMLElement) => {
          const href = dom.getAttribute('href') ?? '';
          return isLink(href) && { href };
        },
      },
    ],
    toDOM: ({ attrs }: Mark) => ['a', { href: String(attrs.href) }, 0],
  },
  em: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
  strong: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] },
} as const satisfies Record<string, MarkSpec>;

export const RICH_SCHEMA = new Schema({ nodes, marks });

const SIGNS = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]);
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => SIGNS.get(sign) ?? sign);

const TAG_OF_MARK = new Map([
  ['em', 'em'],
  ['strong', 'strong'],
  ['link', 'a'],
]);
const opening = ({ type, attrs }: Mark) =>
  type.name === 'link'
    ? `<a href="${escaped(String(attrs.href))}">`
    : `<${TAG_OF_MARK.get(type.name)}>`;
const closing = ({ type }: Mark) => `</${TAG_OF_MARK.get(type.name)}>`;

/** Text with its marks: one that goes on in the next text stays open. */
function inlineOf(parent: Node): string {
  let html = '';
  let open: readonly Mark[] = [];
  const close = (from: number) => {
    html += open.slice(from).toReversed().map(closing).join('');
    open = open.slice(0, from);
  };
  parent.forEach(({ text = '', marks: own }) => {
    const shared = own.findIndex((mark, at) => !open[at]?.eq(mark));
    close(shared === -1 ? own.length : shared);
    html += own.slice(open.length).map(opening).join('');
    open = own;
    html += escaped(text);
  });
  close(0);
  return html;
}

const TAG_OF_NODE = new Map([
  ['paragraph', 'p'],
  ['heading', 'h3'],
  ['bullet_list', 'ul'],
  ['ordered_list', 'ol'],
  ['list_item', 'li'],
]);

function blockOf(node: Node): string {
  const tag = TAG_OF_NODE.get(node.type.name) ?? 'p';
  // An item of one paragraph needs none, as editors wrote it before.
  const [first] = node.type.name === 'list_item' ? node.children : [];
  const inside = node.isTextblock
    ? inlineOf(node)
    : first === undefined
      ? node.children.map(blockOf).join('')
      : inlineOf(first) + node.children.slice(1).map(blockOf).join('');
  return `<${tag}>${inside}</${tag}>`;
}

/** A text as it is kept; empty where nothing is written. */
export const htmlOf = (doc: Node): string =>
  doc.textContent.trim() === '' ? '' : doc.children.map(blockOf).join('');
