import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { notFound, useNavigate, useSearch } from '@tanstack/react-router';
import type { Price, Product, ProductOption } from '#src/domain/catalogue.ts';
import { readClientMessage } from '#src/domain/client-message.ts';
import type { MarketingLabel } from '#src/domain/content.ts';
import { type ProductSearch, readProductSearch } from '#src/domain/product-search.ts';
import type { ProductReviews } from '#src/domain/review.ts';
import { shellContentQuery } from '#src/features/content/content.queries.ts';
import { pressedTile } from '#src/features/merchandise/pressed-tile.ts';
import { PriceTag } from '#src/features/merchandise/price-tag.tsx';
import { ProductTagLabel } from '#src/features/merchandise/product-tag-label.tsx';
import { ScriptSlot } from '#src/features/partners/script-slot.after.tsx';
import { ProductData } from '#src/features/search-engines/structured-data.tsx';
import { Breadcrumb } from '#src/features/shop/breadcrumb.tsx';
import { ContentLink } from '#src/features/shop/content-link.tsx';
import { ReadyPart } from '#src/features/shop/ready-part.tsx';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { usePersonal } from '#src/features/shop/use-personal.ts';
import { heading, page, productPage, text } from '#styles/recipes';
import { BuyForm } from './buy-form.tsx';
import { ColourChoice } from './colour-choice.tsx';
import { ExpectedDelivery } from './expected-delivery.tsx';
import { Gallery } from './gallery.tsx';
import type { fetchProduct, ProductReference } from './product.functions.ts';
import { memberPricesQuery, productQuery } from './product.queries.ts';
import { ProductFacts } from './product-facts.tsx';
import { ProductOutline } from './product-outline.tsx';
import { Reassurance } from './reassurance.tsx';
import { RelatedPlace } from './related-place.tsx';
import { ReviewsPlace } from './reviews-place.tsx';
import { ShareProduct } from './share-product.tsx';

function optionOf(
  { options }: Product,
  wanted: string | undefined,
  matched: string,
): ProductOption {
  const named = (optionId: string | undefined) =>
    options.find((option) => option.optionId === optionId);
  const option = named(wanted) ?? named(matched) ?? options[0];
  if (option === undefined) throw new Error('a product without options');
  return option;
}

/** The price that this shopper gets: members see private sales, once the page knows them. */
function usePrice(product: Product, option: ProductOption): Price {
  const prices = usePersonal(memberPricesQuery(product));
  return prices?.[option.optionId] ?? option.price;
}

/** What buyers say in short; leads to the whole of it. */
function Score({ reviews: { total, average } }: { reviews: ProductReviews }) {
  const { i18n } = useLingui();
  if (average === null) return null;
  return (
    <p>
      <a href="#reviews" className={text({ size: 'sm' })}>
        <span aria-hidden="true">★ {i18n.number(average, { minimumFractionDigits: 1 })} · </span>
        <Plural value={total} one="# review" other="# reviews" />
      </a>
    </p>
  );
}

type HeadProps = {
  product: Product;
  option: ProductOption;
  /** What editors say of the product's marketing labels. */
  editorial: readonly MarketingLabel[];
  reviews: ProductReviews | null;
};

function ProductHead({ product, option, editorial, reviews }: HeadProps) {
  const styles = productPage();
  const { showEcoDesign } = useShop().parameters.params;
  const price = usePrice(product, option);
  const labels = [
    ...product.tags.map((tag) => ({ key: tag, text: <ProductTagLabel tag={tag} /> })),
    ...(showEcoDesign && product.ecoDesign
      ? [{ key: 'eco', text: <Trans>Eco-design</Trans> }]
      : []),
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
    <ReadyPart
      as="div"
      className={styles.head}
      from={[product, option, editorial, reviews ?? NOBODY]}
    >
      {() => (
        <>
          {labels.length > 0 && (
            <p className={styles.tags}>
              {labels.map(({ key, text: label }) => (
                <span key={key} className={text({ tone: 'label' })}>
                  {label}
                </span>
              ))}
            </p>
          )}
          <h1 className={heading()}>{product.name}</h1>
          {reviews !== null && <Score reviews={reviews} />}
          <PriceTag price={price} size="product" />
          {editorial.map(
            ({ code, marketing_banner: banner }) =>
              banner && (
                <p key={code} className={text({ tone: 'muted' })}>
                  {banner}
                </p>
              ),
          )}
          {price !== option.price && (
            <p className={text({ tone: 'notice' })}>
              <Trans>Private sale: your price as a member.</Trans>
            </p>
          )}
        </>
      )}
    </ReadyPart>
  );
}

/** In place of what buyers say, where it could not be read. */
const NOBODY = {};

type Found = Awaited<ReturnType<typeof fetchProduct>>;

function ProductView({ match }: { match: Found }) {
  const { product } = match;
  const { option: wanted, size } = readProductSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const choose = (search: ProductSearch) =>
    navigate({
      to: '.',
      search: { option: wanted, size, ...search },
      replace: true,
      resetScroll: false,
    });
  const option = optionOf(product, wanted, match.optionId);
  const { optionId } = option;
  const { olapic, richRelevance } = useShop().parameters.params;
  const styles = productPage();
  const { data: shell } = useSuspenseQuery(shellContentQuery);
  const promises = shell.footer?.reinsurances ?? [];
  return (
    <div className={page({ top: 'tight' })}>
      <ReadyPart as="div" from={[product, match.reviews ?? NOBODY]}>
        {() => (
          <>
            <ProductData product={product} reviews={match.reviews} />
            <Breadcrumb families={product.breadcrumb} />
          </>
        )}
      </ReadyPart>
      <div className={styles.root}>
        <Gallery key={optionId} product={product} option={option} />
        <div className={styles.buy}>
          <ProductHead
            product={product}
            option={option}
            editorial={match.labels}
            reviews={match.reviews}
          />
          <ColourChoice
            options={product.options}
            selected={option}
            onSelect={(chosen) => choose({ option: chosen })}
          />
          <ExpectedDelivery product={product} />
          <BuyForm
            key={option.optionId}
            product={product}
            option={option}
            preselectedSku={match.sku}
            wantedSize={size}
            onSizeChosen={(chosen) => size !== undefined && choose({ size: chosen })}
          />
          <Reassurance promises={promises} />
          <div className={styles.actions}>
            <ShareProduct name={product.name} />
          </div>
          <ProductFacts product={product} promises={promises} />
        </div>
      </div>
      {olapic && <ScriptSlot name="olapic" productId={product.productId} />}
      {richRelevance && <ScriptSlot name="rich-relevance" productId={product.productId} />}
      {match.reviews !== null && match.reviews.total > 0 && (
        <ReviewsPlace productId={product.productId} />
      )}
      <RelatedPlace productId={product.productId} />
    </div>
  );
}

/** The page of a product, by any of its addresses. */
export function ProductPage({ reference }: { reference: ProductReference }) {
  const { data, error } = useQuery(productQuery(reference));
  const tile = pressedTile(useQueryClient(), reference.value);
  if (error !== null) {
    throw readClientMessage(error).code === 'PRODUCT_NOT_FOUND' ? notFound() : error;
  }
  if (data === undefined) return tile && <ProductOutline tile={tile} />;
  return <ProductView key={`${data.product.productId} ${data.optionId}`} match={data} />;
}
