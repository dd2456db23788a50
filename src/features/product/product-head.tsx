import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { PriceFrom, Product, ProductOption } from '#src/domain/catalogue/catalogue.schema.ts';
import { priceOf } from '#src/domain/catalogue/catalogue.ts';
import type { MarketingLabel } from '#src/domain/content/content.schema.ts';
import type { ProductReviews } from '#src/domain/review/review.schema.ts';
import { PriceNote } from '#src/features/merchandise/price-note.tsx';
import { PriceTag } from '#src/features/merchandise/price-tag.tsx';
import { ProductTagLabel } from '#src/features/merchandise/product-tag-label.tsx';
import { ContentLink } from '#src/features/shop/content-link.tsx';
import { usePersonal } from '#src/features/shop/use-personal.ts';
import { cluster, heading, productPage, text } from '#styles/recipes';
import { memberPricesQuery } from './product.queries.ts';

type ShopperPrice = { price: PriceFrom; isMembers: boolean };

/**
 * The price that this shopper gets for the chosen size, or before one is chosen: members see private
 * sales, once the page knows them.
 */
export function useShopperPrice(
  product: Product,
  option: ProductOption,
  chosen: string | undefined,
): ShopperPrice {
  const members = usePersonal(memberPricesQuery(product));
  const priceIn = (one: ProductOption) =>
    priceOf(
      one,
      one.skus.find(({ sku }) => sku === chosen),
    );
  const usual = priceIn(option);
  const price = priceIn(members?.find(({ optionId }) => optionId === option.optionId) ?? option);
  return { price, isMembers: price.centAmount < usual.centAmount };
}

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
  shopperPrice: ShopperPrice;
  /** What editors say of the product's marketing labels. */
  editorial: readonly MarketingLabel[];
  reviews: ProductReviews | null;
};

/** What a product is called, what it costs, and what editors and buyers say of it. */
export function ProductHead({ product, option, shopperPrice, editorial, reviews }: HeadProps) {
  const styles = productPage();
  const { price, isMembers } = shopperPrice;
  const labels = [
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
      <div className={cluster({ gap: '2' })}>
        <PriceTag price={price} size="product" isLive={option.price.isFrom} />
        <PriceNote />
      </div>
      {reviews !== null && <Score reviews={reviews} />}
      {editorial.map(
        ({ code, marketing_banner: banner }) =>
          banner && (
            <p key={code} className={text({ tone: 'muted' })}>
              {banner}
            </p>
          ),
      )}
      {isMembers && (
        <p className={text({ tone: 'notice' })}>
          <Trans>Private sale: your price as a member.</Trans>
        </p>
      )}
    </div>
  );
}
