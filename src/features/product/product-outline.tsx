import type { ProductSummary } from '#src/domain/catalogue/catalogue.schema.ts';
import { GALLERY_WIDTHS } from '#src/domain/catalogue/pictures.ts';
import { useBroughtPicture } from '#src/features/merchandise/moving-picture.ts';
import { PriceTag } from '#src/features/merchandise/price-tag.tsx';
import { ProductPicture } from '#src/features/merchandise/product-picture.tsx';
import { Breadcrumb } from '#src/features/shop/breadcrumb.tsx';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { heading, page, productPage, skeleton } from '#styles/recipes';
import { GALLERY_SIZES } from './gallery.tsx';

/** A product as its tile knows it, in the shape of its page, while the rest is on its way. */
export function ProductOutline({ tile }: { tile: ProductSummary }) {
  const { newRatioOnProductPicture } = useShop().parameters.params;
  const shape = newRatioOnProductPicture ? 'wide' : 'tall';
  const styles = productPage({ ratio: shape });
  const brought = useBroughtPicture(tile.productId);
  return (
    <div className={page({ top: 'tight' })} aria-busy="true">
      <Breadcrumb families={[]} />
      <div className={styles.root}>
        <ul className={styles.gallery}>
          <li className={styles.view}>
            <ProductPicture
              optionId={tile.optionId}
              type="AP"
              alt=""
              sizes={GALLERY_SIZES}
              widths={GALLERY_WIDTHS}
              shape={shape}
              className={styles.picture}
              isFirst
              ref={brought}
            />
          </li>
          <li className={styles.view}>
            <div className={skeleton({ shape: 'picture' })} />
          </li>
        </ul>
        <div className={styles.buy}>
          <div className={styles.head}>
            <h1 className={heading()}>{tile.name}</h1>
            <PriceTag price={tile.price} size="product" />
          </div>
          <div className={skeleton({ shape: 'block' })} />
          <div className={skeleton({ shape: 'block' })} />
        </div>
      </div>
    </div>
  );
}
