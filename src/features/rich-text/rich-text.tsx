import type { RichNode } from '#src/domain/content/content.ts';
import { ContentLink } from '#src/features/shop/content-link.tsx';
import { richText } from '#styles/recipes';

/** Trees of content have no ids: their order never changes while they are shown. */
function show(node: RichNode, at: number) {
  if (typeof node === 'string') return node;
  const { tag: Tag, href, children } = node;
  const inside = children.map(show);
  if (Tag !== 'a') return <Tag key={at}>{inside}</Tag>;
  return (
    <ContentLink key={at} link={{ url: href ?? '/' }}>
      {inside}
    </ContentLink>
  );
}

/** Rich text of editors, as the server has cleaned it. */
export function RichText({ nodes }: { nodes: readonly RichNode[] }) {
  return <div className={richText()}>{nodes.map(show)}</div>;
}
