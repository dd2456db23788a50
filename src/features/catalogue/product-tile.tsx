import { Trans } from '@lingui/react/macro';
import type { ProductSummary } from '#src/domain/catalogue.ts';
import { ProductLink } from '#src/features/shop/links.tsx';
import { PriceTag } from '#src/features/shop/price-tag.tsx';
import { ProductPicture } from '#src/features/shop/product-picture.tsx';
import { ProductTagLabel } from '#src/features/shop/product-tag-label.tsx';
import { tile } from '#styles/recipes';
import { Swatches } from './swatches.tsx';

const SIZES = '(min-width: 1920px) 20vw, (min-width: 1280px) 25vw, (min-width: 768px) 33vw, 50vw';

type ProductTileProps = { product: ProductSummary; isFirst?: boolean };

/** One product of a list: the whole tile is its link. */
export function ProductTile({ product, isFirst = false }: ProductTileProps) {
  const styles = tile();
  const { optionId, pictures } = product;
  return (
    <article className={styles.root}>
      <div className={styles.frame}>
        <ProductPicture
          optionId={optionId}
          type="AP"
          alt=""
          sizes={SIZES}
          className={styles.picture}
          isFirst={isFirst}
        />
        {pictures.includes('VH') && (
          <ProductPicture
            optionId={optionId}
            type="VH"
            alt=""
            sizes={SIZES}
            className={styles.back}
          />
        )}
        <p className={styles.labels}>
          {product.tags.map((tag) => (
            <span key={tag} className={styles.label}>
              <ProductTagLabel tag={tag} />
            </span>
          ))}
          {product.availability === 'UNAVAILABLE' && (
            <span className={styles.label}>
              <Trans>Sold out</Trans>
            </span>
          )}
        </p>
      </div>
      <h2 className={styles.name}>
        <ProductLink product={product} className={styles.link}>
          {product.name}
        </ProductLink>
      </h2>
      <PriceTag price={product.price} />
      <Swatches swatches={product.swatches} />
    </article>
  );
}
