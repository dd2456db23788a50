import { Fragment } from 'react';
import type { ProductSummary } from '#src/domain/catalogue.ts';
import type { ListStory } from '#src/domain/content.ts';
import { ReadyPart } from '#src/features/shop/ready-part.tsx';
import { tiles } from '#styles/recipes';
import { ProductTile } from './product-tile.after.tsx';
import { StoryTile } from './story-tile.after.tsx';

/**
 * Tiles of the first row are painted first: their pictures do not wait. React names these at the
 * head of the page when it renders them, so they are rendered each time.
 */
const FIRST_ROW = 4;

type ProductListProps = {
  products: readonly ProductSummary[];
  /** Products follow each of them: what ends a list would leave a hole. */
  stories?: readonly ListStory[] | undefined;
  /** The sizes that the list is narrowed to. */
  sizes?: readonly string[] | undefined;
};

const NO_SIZES: readonly string[] = [];

export function ProductList({ products, stories = [], sizes = NO_SIZES }: ProductListProps) {
  return (
    // Later lists are laid out whole: Back finds the place where its shopper left one.
    <ul className={tiles({ isSent: import.meta.env.SSR })} suppressHydrationWarning>
      {products.map((product, index) => (
        <Fragment key={product.productId}>
          {stories
            .filter(({ after }) => after === index)
            .map((story) => (
              <StoryTile key={story.url} story={story} />
            ))}
          <ReadyPart as="li" from={index < FIRST_ROW ? null : [product, sizes]}>
            {() => <ProductTile product={product} sizes={sizes} isFirst={index < FIRST_ROW} />}
          </ReadyPart>
        </Fragment>
      ))}
    </ul>
  );
}
