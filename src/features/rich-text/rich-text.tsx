import type { RichNode } from '#src/domain/content/content.ts';
import { ContentLink } from '#src/features/shop/content-link.tsx';
import { richText } from '#styles/recipes';

type Level = 'h2' | 'h3';

/** Trees of content have no ids: their order never changes while they are shown. */
function show(node: RichNode, at: number, level: Level) {
  if (typeof node === 'string') return node;
  const { tag, href, children } = node;
  const Tag = tag === 'h3' ? level : tag;
  const inside = children.map((child, place) => show(child, place, level));
  if (Tag !== 'a') return <Tag key={at}>{inside}</Tag>;
  return (
    <ContentLink key={at} link={{ url: href ?? '/' }}>
      {inside}
    </ContentLink>
  );
}

type RichTextProps = {
  nodes: readonly RichNode[];
  /** Of its headings: the one below what it stands under. */
  level?: Level;
};

/** Rich text of editors, as the server has cleaned it. */
export function RichText({ nodes, level = 'h3' }: RichTextProps) {
  return <div className={richText()}>{nodes.map((node, at) => show(node, at, level))}</div>;
}
