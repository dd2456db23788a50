import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { notFound, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Product, ProductOption, ProductSku } from '#src/domain/catalogue/catalogue.schema.ts';
import { DEMATERIALISED_SEGMENTATION } from '#src/domain/catalogue/catalogue.values.ts';
import type { ProductSearch } from '#src/domain/catalogue/product-search.ts';
import { isOfShoes } from '#src/domain/size/shoes.ts';
import { readClientMessage } from '#src/domain/text/client-message.ts';
import { shellContentQuery } from '#src/features/content/content.functions.ts';
import { DeliveryOffer } from '#src/features/delivery/delivery-offer.tsx';
import { ScriptSlot } from '#src/features/partners/script-slot.tsx';
import { ProductData } from '#src/features/search-engines/structured-data.tsx';
import { Breadcrumb } from '#src/features/shop/breadcrumb.tsx';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { OptionalPart } from '#src/ui/optional-part.tsx';
import { shareLink } from '#src/ui/share-link.ts';
import { page, productPage, skeleton } from '#styles/recipes';
import { BuyerReviews, Related } from './below-product.tsx';
import { BuyForm, isForSale } from './buy-form.tsx';
import { ColourChoice } from './colour-choice.tsx';
import { Gallery } from './gallery.tsx';
import { asListed, listedProduct } from './listed-product.ts';
import type { fetchProduct, ProductReference } from './product.functions.ts';
import { productQuery } from './product.queries.ts';
import { ExpectedDelivery, ProductFacts, Reassurance } from './product-facts.tsx';
import { ProductHead } from './product-head.tsx';

/** Opens the device's own sharing, or copies the URL. */
function ShareProduct({ name }: { name: string }) {
  const { t } = useLingui();
  const share = () =>
    shareLink({ title: name, url: window.location.href, copied: t`The link is copied.` });
  return (
    <Button look="quiet" onClick={share}>
      <Icon name="share" />
      <Trans>Share</Trans>
    </Button>
  );
}

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

/** A product of one size needs no choice; a barcode or the URL has made it. */
function startingSku(
  { skus }: ProductOption,
  preselected: string | null,
  wantedSize: string | undefined,
): ProductSku | undefined {
  const known = skus.find(({ sku }) => sku === preselected);
  const wanted = skus.find(
    ({ size, availability }) => size === wantedSize && availability !== 'UNAVAILABLE',
  );
  return wanted ?? known ?? (skus.length === 1 ? skus[0] : undefined);
}

/** Whether an order of it leaves the warehouse with the next parcels. */
const isSentNow = ({ expectedOn, segmentationId }: Product) =>
  expectedOn === null && segmentationId !== DEMATERIALISED_SEGMENTATION;

type Found = Awaited<ReturnType<typeof fetchProduct>>;

type ProductViewProps = {
  match: Found;
  search: ProductSearch;
  /** False while the page knows no more than a list does: name, price and first picture. */
  isWhole: boolean;
};

function ProductView({ match, search: { option: wanted, size }, isWhole }: ProductViewProps) {
  const { product } = match;
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
  const [picked, setPicked] = useState<string>();
  const chosen =
    option.skus.find(({ sku }) => sku === picked) ?? startingSku(option, match.sku, size);
  const { olapic, richRelevance } = useShop().parameters.params;
  const styles = productPage();
  const { data: shell } = useSuspenseQuery(shellContentQuery);
  const promises = shell.footer?.reinsurances ?? [];
  return (
    <div className={page({ top: 'tight' })} aria-busy={!isWhole || undefined}>
      <div>
        <OptionalPart>{isWhole && <ProductData {...match} />}</OptionalPart>
        <Breadcrumb families={product.breadcrumb} />
      </div>
      <div className={styles.root}>
        <Gallery key={optionId} product={product} option={option} isWhole={isWhole} />
        <div className={styles.buy}>
          <ProductHead
            product={product}
            option={option}
            chosen={chosen}
            editorial={match.labels}
            reviews={match.reviews}
          />
          {!isWhole && (
            <>
              <div className={skeleton({ shape: 'block' })} />
              <div className={skeleton({ shape: 'block' })} />
            </>
          )}
          {isWhole && (
            <>
              <ColourChoice
                options={product.options}
                selected={option}
                onSelect={(chosen) => choose({ option: chosen })}
              />
              <OptionalPart>
                <ExpectedDelivery product={product} />
              </OptionalPart>
              <BuyForm
                key={option.optionId}
                product={product}
                option={option}
                chosen={chosen}
                fit={match.reviews?.fit ?? null}
                onChoose={setPicked}
                onSizeChosen={(named) => size !== undefined && choose({ size: named })}
              />
              <OptionalPart>
                {isSentNow(product) && isForSale(option) && (
                  <DeliveryOffer deliveries={match.deliveries} />
                )}
                <Reassurance promises={promises} />
                <div className={styles.actions}>
                  <ShareProduct name={product.name} />
                </div>
              </OptionalPart>
              <OptionalPart>
                <ProductFacts product={product} promises={promises} />
              </OptionalPart>
            </>
          )}
        </div>
      </div>
      {isWhole && (
        <>
          <OptionalPart>
            {olapic && <ScriptSlot name="olapic" productId={product.productId} />}
            {richRelevance && <ScriptSlot name="rich-relevance" productId={product.productId} />}
          </OptionalPart>
          {match.reviews !== null && match.reviews.total > 0 && (
            <OptionalPart>
              <BuyerReviews
                productId={product.productId}
                isShoe={isOfShoes(product.sizeScale)}
                total={match.reviews.total}
              />
            </OptionalPart>
          )}
          <OptionalPart>
            <Related productId={product.productId} />
          </OptionalPart>
        </>
      )}
    </div>
  );
}

type ProductPageProps = { reference: ProductReference; search: ProductSearch };

export function ProductPage({ reference, search }: ProductPageProps) {
  const queryClient = useQueryClient();
  const { data, error, isPlaceholderData } = useQuery({
    ...productQuery(reference),
    placeholderData: () => {
      const tile = listedProduct(queryClient, reference.value);
      return tile && asListed(tile);
    },
  });
  if (error !== null) {
    throw readClientMessage(error).code === 'PRODUCT_NOT_FOUND' ? notFound() : error;
  }
  if (data === undefined) return null;
  return (
    <ProductView
      key={`${data.product.productId} ${data.optionId}`}
      match={data}
      search={search}
      isWhole={!isPlaceholderData}
    />
  );
}
