import { Plural, useLingui } from '@lingui/react/macro';
import type { Product, ProductOption, ProductSku } from '#src/domain/catalogue/catalogue.schema.ts';
import type { MarketingLabel } from '#src/domain/content/content.schema.ts';
import type { ProductReviews } from '#src/domain/review/review.schema.ts';
import { ProductTagLabel } from '#src/features/merchandise/product-tag-label.tsx';
import { ContentLink } from '#src/features/shop/content-link.tsx';
import { OptionalPart } from '#src/ui/optional-part.tsx';
import { heading, productPage, text } from '#styles/recipes';
import { ProductPromotions } from './product-promotions.tsx';
import { ShopperPrice } from './shopper-price.tsx';

/** What buyers say in short; leads to the whole of it. */
function Score({ reviews: { total, average } }: { reviews: ProductReviews }) {
  const { i18n } = useLingui();
  if (average === null) return null;
  return (
    <p>
      <a href="#reviews" className={text({ size: 'sm' })}>
        <span aria-hidden="true">
          {`★ ${i18n.number(average, { minimumFractionDigits: 1 })} · `}
        </span>
        <Plural value={total} one="# review" other="# reviews" />
      </a>
    </p>
  );
}

type HeadProps = {
  product: Product;
  option: ProductOption;
  chosen: ProductSku | undefined;
  /** What editors say of the product's marketing labels. */
  editorial: readonly MarketingLabel[];
  reviews: ProductReviews | null;
};

/** What a product is called, what it costs, its promotions, and what editors and buyers say of it. */
export function ProductHead({ product, option, chosen, editorial, reviews }: HeadProps) {
  const styles = productPage();
  const labels = [
    ...(option.promotions ?? []).map(({ id, label }) => ({ key: id, text: label })),
    ...product.tags.map((tag) => ({ key: tag, text: <ProductTagLabel tag={tag} /> })),
    ...editorial.map((label) => ({
      key: label.code,
      text:
        label.url === null ? (
          label.title
        ) : (
          <ContentLink link={{ url: label.url }}>{label.title}</ContentLink>
        ),
    })),
  ];
  return (
    <div className={styles.head}>
      {labels.length > 0 && (
        <p className={styles.tags}>
          {labels.map(({ key, text: label }) => (
            <span key={key} className={text({ tone: 'label' })}>
              {label}
            </span>
          ))}
        </p>
      )}
      {product.brand !== null && (
        <p className={text({ tone: 'muted', size: 'sm' })}>{product.brand}</p>
      )}
      <h1 className={heading()}>{product.name}</h1>
      <ShopperPrice product={product} option={option} chosen={chosen} />
      <OptionalPart>{option.promotions && <ProductPromotions option={option} />}</OptionalPart>
      {reviews !== null && <Score reviews={reviews} />}
      {editorial.map(
        ({ code, marketing_banner: banner }) =>
          banner && (
            <p key={code} className={text({ tone: 'muted' })}>
              {banner}
            </p>
          ),
      )}
    </div>
  );
}
