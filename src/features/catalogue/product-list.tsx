import { Fragment } from 'react';
import type { ProductSummary } from '#src/domain/catalogue/catalogue.schema.ts';
import type { ListStory } from '#src/domain/content/content.ts';
import { tiles } from '#styles/recipes';
import { ProductTile } from './product-tile.tsx';
import { StoryTile } from './story-tile.tsx';

/** Tiles of the first row are painted first: their pictures do not wait. */
const FIRST_ROW = 4;
const FIRST = { isFirst: true };
const LATER = { isFirst: false };
const rowOf = (index: number) => (index < FIRST_ROW ? FIRST : LATER);

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
          <li>
            <ProductTile product={product} sizes={sizes} {...rowOf(index)} />
          </li>
        </Fragment>
      ))}
    </ul>
  );
}
