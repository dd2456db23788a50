import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { ProductSummary } from '#src/domain/catalogue/catalogue.schema.ts';
import { productSearchOf } from '#src/domain/catalogue/product-search.ts';
import { PriceTag } from '#src/features/merchandise/price-tag.tsx';
import { ProductPicture } from '#src/features/merchandise/product-picture.tsx';
import { ProductTagLabel } from '#src/features/merchandise/product-tag-label.tsx';
import { ProductLink } from '#src/features/shop/links.tsx';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { WishlistButton } from '#src/features/wishlist/wishlist-button.tsx';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Icon } from '#src/ui/icon.tsx';
import { OptionalPart } from '#src/ui/optional-part.tsx';
import { tile } from '#styles/recipes';
import { QuickSizes } from './quick-sizes.tsx';
import { Swatches } from './swatches.tsx';

/** Puts a product into the cart from its tile (DOM-29). */
function QuickAdd({ product }: { product: ProductSummary }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const styles = tile();
  const { name } = product;
  const navigate = useNavigate();
  const locale = useLocale();
  const goToProduct = () => {
    setOpen(false);
    const productSlug = { name: product.slug, id: product.productId };
    void navigate({ to: '/$locale/$productSlug', params: { locale, productSlug } });
  };
  /** The sizes go, and so would the focus that is on one of them. */
  const close = () => {
    setOpen(false);
    opener.current?.focus({ preventScroll: true });
  };
  const closeByKey = ({ key }: KeyboardEvent) => {
    if (isOpen && key === 'Escape') close();
  };
  return (
    <div className={styles.tools}>
      {isOpen && (
        <OptionalPart onFailed={goToProduct}>
          <QuickSizes product={product} onDone={close} onKeyDown={closeByKey} />
        </OptionalPart>
      )}
      <button
        ref={opener}
        type="button"
        className={styles.quick}
        aria-expanded={isOpen}
        aria-label={t`Quick add: ${name}`}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={closeByKey}
      >
        <Icon name={isOpen ? 'close' : 'cart'} />
      </button>
    </div>
  );
}

type TileLabelsProps = { product: ProductSummary };

/** More are noise. */
const MAX = 2;

/** What stands out about a product: sold out, promotions, its tags, the merchandisers' labels. */
function TileLabels({ product }: TileLabelsProps) {
  const { labels: titles } = useShop();
  const { tags, labels, availability, promotions = [] } = product;
  const styles = tile();
  const all = [
    ...(availability === 'UNAVAILABLE' ? [{ key: 'gone', text: <Trans>Sold out</Trans> }] : []),
    ...promotions.map(({ id, label }) => ({ key: id, text: label })),
    ...tags.map((tag) => ({ key: tag, text: <ProductTagLabel tag={tag} /> })),
    ...labels.flatMap((key) => (titles[key] ? [{ key, text: titles[key] }] : [])),
  ];
  if (all.length === 0) return null;
  return (
    <p className={styles.labels}>
      {all.slice(0, MAX).map(({ key, text }) => (
        <span key={key} className={styles.label}>
          {text}
        </span>
      ))}
    </p>
  );
}

const SIZES = '(min-width: 1920px) 18vw, (min-width: 1280px) 23vw, (min-width: 768px) 30vw, 46vw';

/** The other side is seen while a pointer is on the tile, which no phone has: one file, no choice. */
const BACK_WIDTHS = [640];

type ProductTileProps = {
  product: ProductSummary;
  /** The sizes that its list is narrowed to. */
  sizes?: readonly string[] | undefined;
  isFirst?: boolean;
  /** Level of its heading. */
  level?: 'h2' | 'h3';
  /** Whether it can be put into the cart from here; as the shop has it for its lists, if not said. */
  isAddable?: boolean;
};

/** One product of a list: the whole tile is its link. */
export function ProductTile({
  product,
  sizes = [],
  isFirst = false,
  level: Heading = 'h2',
  isAddable,
}: ProductTileProps) {
  const { optionId } = product;
  const isGone = product.availability === 'UNAVAILABLE';
  const { params } = useShop().parameters;
  const shape = params.newRatioOnProductPicture ? 'wide' : 'tall';
  const styles = tile({ stock: isGone ? 'gone' : undefined });
  return (
    <article className={styles.root} data-shape={shape === 'wide' ? shape : undefined}>
      <div className={styles.frame}>
        <ProductPicture
          optionId={optionId}
          look={product.look}
          type="AP"
          alt=""
          sizes={SIZES}
          shape={shape}
          className={styles.picture}
          isFirst={isFirst}
        />
        {product.hasBack && (
          <ProductPicture
            optionId={optionId}
            look={product.look}
            type="VH"
            alt=""
            widths={BACK_WIDTHS}
            shape={shape}
            className={styles.back}
          />
        )}
        {params.wishlist && (
          <div className={styles.wish}>
            <WishlistButton product={product} name={product.name} />
          </div>
        )}
        {(isAddable ?? params.swiftAddToCart) && !isGone && <QuickAdd product={product} />}
      </div>
      <div className={styles.facts}>
        <Heading className={styles.name}>
          <ProductLink
            product={product}
            search={productSearchOf(product, sizes)}
            className={styles.link}
          >
            {product.name}
          </ProductLink>
        </Heading>
        <PriceTag price={product.price} />
        <Swatches swatches={product.swatches} />
        <TileLabels product={product} />
      </div>
    </article>
  );
}
