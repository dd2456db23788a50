import { Fragment } from 'react';
import type { ProductSummary } from '#src/domain/catalogue/catalogue.schema.ts';
import type { ListStory } from '#src/domain/content/content.ts';
import { HeroPicture } from '#src/features/merchandise/hero-picture.tsx';
import { ContentLink } from '#src/features/shop/content-link.tsx';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { heading, tile, tiles } from '#styles/recipes';
import { ProductTile } from './product-tile.tsx';

/** Few: each is in the list's document (performance.md). */
const WIDTHS = [420, 800] as const;

/** A story between the products of a list, as wide as two of them: the whole tile is its link. */
function StoryTile({ story }: { story: ListStory }) {
  const { newRatioOnProductPicture } = useShop().parameters.params;
  const styles = tile();
  return (
    <li
      className={styles.root}
      data-story=""
      data-shape={newRatioOnProductPicture ? 'wide' : undefined}
    >
      <div className={styles.frame}>
        <HeroPicture
          hero={story.hero}
          alt=""
          widths={WIDTHS}
          sizes="92vw"
          className={styles.picture}
        />
      </div>
      <p className={styles.facts}>
        <ContentLink link={story} className={`${styles.link} ${heading({ size: 'part' })}`}>
          {story.title}
        </ContentLink>
      </p>
    </li>
  );
}

/** Tiles of the first row are painted first: their pictures do not wait. */
const FIRST_ROW = 4;
const FIRST = { isFirst: true };
const LATER = { isFirst: false };
const rowOf = (index: number) => (index < FIRST_ROW ? FIRST : LATER);

type ProductListProps = {
  products: readonly ProductSummary[];
  /** Products follow each of them: what ends a list would leave a hole. */
  stories?: readonly ListStory[] | undefined;
  sizes?: readonly string[] | undefined;
};

const NO_SIZES: readonly string[] = [];

export function ProductList({ products, stories = [], sizes = NO_SIZES }: ProductListProps) {
  return (
    // Later lists are laid out whole: Back restores their scroll position.
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
