import type { PropsWithChildren, ReactNode } from 'react';
import { THUMBNAIL_WIDTHS } from '#src/domain/catalogue/pictures.ts';
import { OptionLink } from '#src/features/shop/links.tsx';
import { cartLine } from '#styles/recipes';
import { ProductPicture } from './product-picture.tsx';

type ItemRowProps = PropsWithChildren<{
  name: string;
  optionId: string;
  /** Where its page is; null once it is no longer sold. */
  product: { slug: string; productId: string; look?: string | undefined } | null;
  pieces?: 'one' | 'more';
  end?: ReactNode;
}>;

/** An item of the shopper (in a cart, reserved, waited for): picture, name and details. */
export function ItemRow({ name, optionId, product, pieces = 'one', end, children }: ItemRowProps) {
  const styles = cartLine({ pieces });
  return (
    <article className={styles.root} aria-label={name}>
      <ProductPicture
        optionId={optionId}
        look={product?.look}
        type="AP"
        alt=""
        sizes="120px"
        widths={[...THUMBNAIL_WIDTHS, 320]}
        className={styles.picture}
      />
      <div className={styles.facts}>
        <h2 className={styles.name}>
          {product === null ? (
            name
          ) : (
            <OptionLink product={product} optionId={optionId}>
              {name}
            </OptionLink>
          )}
        </h2>
        {children}
      </div>
      {end}
    </article>
  );
}
