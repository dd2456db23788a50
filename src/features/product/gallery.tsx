import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Product, ProductOption } from '#src/domain/catalogue/catalogue.schema.ts';
import { GALLERY_TYPES, GALLERY_WIDTHS } from '#src/domain/catalogue/pictures.ts';
import { ProductPicture } from '#src/features/merchandise/product-picture.tsx';
import { OptionalLayer } from '#src/features/shop/optional-layer.tsx';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { productPage } from '#styles/recipes';
import { ZoomLayer } from './zoom-layer.tsx';

/** How wide a view is shown, for the browser's choice of a file. */
export const GALLERY_SIZES = '(min-width: 1280px) 30vw, (min-width: 768px) 50vw, 86vw';

/** Views of the first screen do not wait until they come near. */
const FIRST_SCREEN = 2;

type GalleryProps = { product: Product; option: ProductOption };

function Zoom({ product, option }: GalleryProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const name = t`${product.name}, ${option.colour.label}`;
  return (
    <>
      <span className={productPage().zoom}>
        <Button look="icon" aria-label={t`Zoom in`} onClick={() => setOpen(true)}>
          <Icon name="zoom" />
        </Button>
      </span>
      {isOpen && (
        <OptionalLayer onClose={() => setOpen(false)}>
          <ZoomLayer option={option} name={name} onClose={() => setOpen(false)} />
        </OptionalLayer>
      )}
    </>
  );
}

/** Pictures of the chosen colour: swiped on small screens, two columns on wide ones. */
export function Gallery({ product, option, isWhole }: GalleryProps & { isWhole: boolean }) {
  const { t } = useLingui();
  const { newRatioOnProductPicture } = useShop().parameters.params;
  const shape = newRatioOnProductPicture ? 'wide' : 'tall';
  const styles = productPage({ ratio: shape });
  const types = GALLERY_TYPES.filter((type) => option.pictures.includes(type));
  return (
    <section aria-label={t`Pictures`}>
      <ul className={styles.gallery}>
        {types.map((type, index) => (
          <li key={type} className={styles.view}>
            <ProductPicture
              optionId={option.optionId}
              look={option.look}
              type={type}
              alt={
                isWhole
                  ? (option.alts?.[type] ??
                    t`${product.name}, ${option.colour.label}, view ${index + 1}`)
                  : ''
              }
              sizes={GALLERY_SIZES}
              widths={GALLERY_WIDTHS}
              shape={shape}
              className={styles.picture}
              isFirst={index === 0}
              loading={index < FIRST_SCREEN ? 'eager' : 'lazy'}
            />
            {index === 0 && option.pictures.includes('ZM') && (
              <Zoom product={product} option={option} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
