import type { ContentLink as Content } from '#src/domain/content/content-parts.schema.ts';
import { ContentLink } from '#src/features/shop/content-link.tsx';
import { button } from '#styles/recipes';

/** Where a block leads; none where its editors wrote no words for it. */
export function BlockLink({ link, look }: { link: Content; look?: 'quiet' }) {
  return (
    link.label && (
      <ContentLink link={link} className={button({ look })}>
        {link.label}
      </ContentLink>
    )
  );
}
