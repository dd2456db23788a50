import type { RichNode } from '#src/domain/content/content.ts';

/** Signs that Markdown reads as more than text, and line ends, which end a title or an item. */
export const plain = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/([\\`*_[\]<>])/g, '\\$1');

export const link = (label: string, url: string) => `[${plain(label)}](${url})`;

const escaped = (text: string) => text.replace(/\s+/g, ' ').replace(/([\\`*_[\]<>])/g, '\\$1');

/** Text of an editor within a line; links of ours begin with the address of the shop. */
function inline(nodes: readonly RichNode[], shop: string): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return escaped(node);
      const text = inline(node.children, shop);
      if (node.tag === 'strong') return `**${text}**`;
      if (node.tag === 'em') return `*${text}*`;
      if (node.tag === 'a' && node.href !== undefined) {
        return `[${text}](${node.href.startsWith('/') ? `${shop}${node.href}` : node.href})`;
      }
      return text;
    })
    .join('');
}

/** A rich text as blocks of Markdown. */
export function blocksOf(nodes: readonly RichNode[], shop: string): string[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return node.trim() === '' ? [] : [escaped(node).trim()];
    const { tag, children } = node;
    if (tag === 'h3') return [`## ${inline(children, shop).trim()}`];
    if (tag === 'ul' || tag === 'ol') {
      const items = children.filter((child) => typeof child !== 'string');
      const mark = (at: number) => (tag === 'ol' ? `${at + 1}.` : '-');
      return [
        items
          .map(({ children: item }, at) => `${mark(at)} ${inline(item, shop).trim()}`)
          .join('\n'),
      ];
    }
    return [inline([node], shop).trim()];
  });
}
