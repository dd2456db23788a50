import { Trans, useLingui } from '@lingui/react/macro';
import { ClientOnly } from '@tanstack/react-router';
import { type KeyboardEvent, type MouseEvent, useEffect, useState } from 'react';
import { addedProduct } from '#src/domain/cart/cart-preview.ts';
import type { Product, ProductOption, ProductSku } from '#src/domain/catalogue/catalogue.schema.ts';
import type { Fit } from '#src/domain/review/review.ts';
import { getDomain } from '#src/domain/shop/locales.ts';
import { isOfShoes } from '#src/domain/size/shoes.ts';
import { useShowAdded } from '#src/features/cart/added-item.ts';
import { useAddToCart } from '#src/features/cart/cart.mutations.ts';
import { lastSize } from '#src/features/cart/last-sizes.ts';
import { ExpressCheckout } from '#src/features/express/express-checkout.tsx';
import { FitAdvice } from '#src/features/reviews/fit-advice.tsx';
import { OptionalLayer } from '#src/features/shop/optional-layer.tsx';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { NotifyButton } from '#src/features/stock-alerts/notify-button.tsx';
import { StoreChoices } from '#src/features/stores/store-choices.tsx';
import { WishlistButton } from '#src/features/wishlist/wishlist-button.tsx';
import { useLocale } from '#src/i18n/use-locale.ts';
import { browserStorage } from '#src/ui/browser-storage.ts';
import { Button } from '#src/ui/button.tsx';
import { ChoiceGroup } from '#src/ui/choice-group.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { OptionalPart } from '#src/ui/optional-part.tsx';
import { productPage, text } from '#styles/recipes';
import { ShopperPriceTag } from './shopper-price.tsx';
import { SizeGuide } from './size-guide.tsx';

function SizeGuideButton({ product }: { product: Product }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        <Icon name="ruler" />
        {isOfShoes(product.sizeScale) ? <Trans>Shoe size guide</Trans> : <Trans>Size guide</Trans>}
      </Button>
      {isOpen && (
        <OptionalLayer onClose={() => setOpen(false)}>
          <SizeGuide product={product} onClose={() => setOpen(false)} />
        </OptionalLayer>
      )}
    </>
  );
}

/** Where the form of a product's page is sent without script; outside the prefixes. */
const ADD_FORM_PATH = '/api/cart';

type BuyFormProps = {
  product: Product;
  option: ProductOption;
  /** The size that is chosen. */
  chosen: ProductSku | undefined;
  /** What most buyers found. */
  fit: Fit | null;
  onChoose: (sku: string) => void;
  onSizeChosen: (size: string) => void;
};

function SoldOut({ isShoe }: { isShoe: boolean }) {
  if (isShoe) return <Trans>Sold out in this shoe size</Trans>;
  return <Trans>Sold out in this size</Trans>;
}

function LastTime({ isShoe }: { isShoe: boolean }) {
  if (isShoe) return <Trans>Your shoe size last time</Trans>;
  return <Trans>Your size last time</Trans>;
}

/** Whether any size of a colour is left. */
export const isForSale = ({ skus }: ProductOption) =>
  skus.some(({ availability }) => availability !== 'UNAVAILABLE');

/** Whether it is the second click of a double click, which counts once. */
const isRepeatedClick = ({ detail }: MouseEvent) => detail > 1;
const withoutRepeats = (event: KeyboardEvent) => event.repeat && event.preventDefault();

/**
 * Size and the button that puts it into the cart. Each click adds one item; while one is on its
 * way, the button says so and takes no other. Without script the form is sent (`/api/cart`).
 */
export function BuyForm(props: BuyFormProps) {
  const { product, option, chosen: sku, fit, onChoose, onSizeChosen } = props;
  const { sizeScale: scale } = product;
  const { t } = useLingui();
  const locale = useLocale();
  const addToCart = useAddToCart();
  const showAdded = useShowAdded();
  const [isAsking, setAsking] = useState(false);
  const [last, setLast] = useState<string>();
  const region = getDomain(locale).sizingGuideRegionCode;
  useEffect(() => {
    // What the shopper bought is known once the page is in the browser.
    if (scale !== null) setLast(lastSize(browserStorage, { scale, region }));
  }, [scale, region]);
  const { showProductAvailabilityAlert: hasAlerts } = useShop().parameters.params;
  const styles = productPage();
  const isSoldOut = sku?.availability === 'UNAVAILABLE';
  const isGone = !isForSale(option);
  const isShoe = isOfShoes(scale);
  const askForSize = isShoe ? t`Please choose a shoe size first.` : t`Please choose a size first.`;

  const add = (event: MouseEvent) => {
    event.preventDefault();
    if (isRepeatedClick(event)) return;
    if (sku === undefined) {
      setAsking(true);
      return;
    }
    const added = { sku: sku.sku, name: product.name };
    addToCart.add(addedProduct(product, option, sku), (cart) => showAdded(added, cart));
  };

  /** An express order begins with this item; a failure shows as for any click. */
  const addFirst = (goOn: () => void) => {
    if (sku === undefined) setAsking(true);
    else addToCart.add(addedProduct(product, option, sku), goOn);
  };

  const toCart = (
    <Button
      type="submit"
      width="full"
      disabled={isSoldOut}
      isBusy={addToCart.isPending}
      onClick={add}
      onKeyDown={withoutRepeats}
    >
      {isSoldOut && <SoldOut isShoe={isShoe} />}
      {!isSoldOut && (isGone && hasAlerts ? <Trans>Notify me</Trans> : <Trans>Add to cart</Trans>)}
    </Button>
  );

  return (
    <>
      <form method="post" action={ADD_FORM_PATH} className={styles.form}>
        <input type="hidden" name="locale" value={locale} />
        <ChoiceGroup
          name="size"
          legend={isShoe ? <Trans>Shoe size</Trans> : <Trans>Size</Trans>}
          value={sku?.sizeLabel.full}
          choices={option.skus.map((one) => ({
            key: one.sku,
            label: one.sizeLabel.short,
            isMuted: one.availability === 'UNAVAILABLE',
            note:
              one.availability === 'FEW_REMAINING' ? (
                <Trans>Few left</Trans>
              ) : one.availability === 'UNAVAILABLE' ? (
                <Trans context="size">Sold out</Trans>
              ) : undefined,
            mark: one.size === last ? <LastTime isShoe={isShoe} /> : undefined,
          }))}
          selected={sku?.sku ?? null}
          onSelect={(key) => {
            onChoose(key);
            const size = option.skus.find((one) => one.sku === key)?.size;
            if (size !== undefined) onSizeChosen(size);
            setAsking(false);
          }}
          error={isAsking ? askForSize : undefined}
          errorId="size-error"
          isWide={scale === 'home-linen'}
          isRequired
        />
        {(product.sizeChart !== null || fit !== null) && (
          <div className={styles.guide}>
            {product.sizeChart !== null && <SizeGuideButton product={product} />}
            {fit !== null && (
              <span className={text({ size: 'sm' })}>
                <OptionalPart>
                  <FitAdvice fit={fit} isShoe={isShoe} />
                </OptionalPart>
              </span>
            )}
          </div>
        )}
        <div className={styles.bar}>
          {isSoldOut && hasAlerts ? (
            <OptionalPart fallback={toCart} instead={toCart}>
              <ClientOnly fallback={toCart}>
                <NotifyButton
                  key={sku.sku}
                  isShoe={isShoe}
                  alert={{ sku: sku.sku, productId: product.productId, optionId: option.optionId }}
                />
              </ClientOnly>
            </OptionalPart>
          ) : (
            toCart
          )}
          <WishlistButton product={{ productId: product.productId, optionId: option.optionId }} />
          {option.price.isFrom && (
            <div className={styles.barPrice}>
              <ShopperPriceTag product={product} option={option} chosen={sku} />
            </div>
          )}
        </div>
      </form>
      {!isGone && !isSoldOut && <ExpressCheckout first={addFirst} />}
      <OptionalPart>
        <StoreChoices
          product={product}
          option={option}
          sku={sku}
          onSizeMissing={() => setAsking(true)}
          onSizeWanted={onChoose}
        />
      </OptionalPart>
    </>
  );
}
