import { useLingui } from '@lingui/react/macro';
import type { Product, ProductOption } from '#src/domain/catalogue.ts';
import type { PictureType } from '#src/domain/garments.ts';
import { GALLERY_WIDTHS } from '#src/domain/pictures.ts';
import { ProductPicture } from '#src/features/shop/product-picture.tsx';
import { productPage } from '#styles/recipes';

const SIZES = '(min-width: 1280px) 32vw, (min-width: 768px) 50vw, 100vw';

/** The views of a garment; the zoom picture belongs to the zoom layer. */
const SHOWN: readonly PictureType[] = ['AP', 'VC', 'DP', 'VH', 'GZ', 'SU'];

/** Pictures of the chosen colour: swiped on small screens, two columns on wide ones. */
export function Gallery({ product, option }: { product: Product; option: ProductOption }) {
  const { t } = useLingui();
  const styles = productPage();
  const types = SHOWN.filter((type) => option.pictures.includes(type));
  return (
    <ul className={styles.gallery} aria-label={t`Pictures`}>
      {types.map((type, index) => (
        <li key={type} className={styles.view}>
          <ProductPicture
            optionId={option.optionId}
            type={type}
            alt={t`${product.name}, ${option.colour.label}, view ${index + 1}`}
            sizes={SIZES}
            widths={GALLERY_WIDTHS}
            className={styles.picture}
            isFirst={index === 0}
          />
        </li>
      ))}
    </ul>
  );
}
