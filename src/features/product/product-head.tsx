import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Product, ProductOption, ProductSku } from '#src/domain/catalogue/catalogue.schema.ts';
import type { MarketingLabel } from '#src/domain/content/content.schema.ts';
import type { ProductReviews } from '#src/domain/review/review.schema.ts';
import { cartQuery } from '#src/features/cart/cart.functions.ts';
import { ProductTagLabel } from '#src/features/merchandise/product-tag-label.tsx';
import { PromotionLabel } from '#src/features/merchandise/promotion-label.tsx';
import { ContentLink } from '#src/features/shop/content-link.tsx';
import { usePersonal } from '#src/features/shop/use-personal.ts';
import { usePrices } from '#src/i18n/use-prices.ts';
import { OptionalPart } from '#src/ui/optional-part.tsx';
import { heading, productPage, text } from '#styles/recipes';
import { ProductNearly } from './product-nearly.tsx';
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

/** The price that a reduction for everybody is measured from, where the law asks for it. */
function LowestBefore({ option: { promotions = [], price } }: { option: ProductOption }) {
  const prices = usePrices();
  const lowest = promotions.flatMap(({ lowest30Days }) => lowest30Days ?? []);
  if (lowest.length === 0) return null;
  const show = (cents: number) => prices.price(cents, price.currency);
  return (
    <p className={text({ tone: 'muted', size: 'sm' })}>
      <Trans>Lowest price in the 30 days before the reduction: {show(Math.min(...lowest))}</Trans>
    </p>
  );
}

/** What the cart lacks for promotions of this colour; nothing before the cart is known. */
function Nearly({ promotions = [] }: Pick<ProductOption, 'promotions'>) {
  const cart = usePersonal({ ...cartQuery, enabled: false }) ?? null;
  const nearly = cart?.nearly?.filter(({ code }) => promotions.some(({ id }) => id === code)) ?? [];
  if (cart === null || nearly.length === 0) return null;
  return (
    <OptionalPart>
      <ProductNearly cart={cart} nearly={nearly} />
    </OptionalPart>
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
    ...(option.promotions ?? []).map((mark) => ({
      ...{ key: mark.id, text: <PromotionLabel mark={mark} /> },
    })),
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
      <LowestBefore option={option} />
      <Nearly promotions={option.promotions} />
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
