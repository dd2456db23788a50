import { Trans } from '@lingui/react/macro';
import type { Product, ProductOption, ProductSku } from '#src/domain/catalogue/catalogue.schema.ts';
import { priceOf } from '#src/domain/catalogue/catalogue.ts';
import { PriceNote } from '#src/features/merchandise/price-note.tsx';
import { PriceTag } from '#src/features/merchandise/price-tag.tsx';
import { usePersonal } from '#src/features/shop/use-personal.ts';
import { cluster, text } from '#styles/recipes';
import { memberPricesQuery } from './product.queries.ts';

type ShopperPriceProps = {
  product: Product;
  option: ProductOption;
  /** Until a size is chosen, the price is that of the cheapest. */
  chosen: ProductSku | undefined;
};

/** Members see private sales, once the page knows them. */
function useShopperPrice({ product, option, chosen }: ShopperPriceProps) {
  const members = usePersonal(memberPricesQuery(product));
  const priceIn = (one: ProductOption) =>
    priceOf(
      one,
      one.skus.find(({ sku }) => sku === chosen?.sku),
    );
  const usual = priceIn(option);
  const price = priceIn(members?.find(({ optionId }) => optionId === option.optionId) ?? option);
  return { price, isMembers: price.centAmount < usual.centAmount };
}

/** The price of this shopper at the head of the page, and why it is lower than that of others. */
export function ShopperPrice(props: ShopperPriceProps) {
  const { price, isMembers } = useShopperPrice(props);
  return (
    <>
      <div className={cluster({ gap: '2' })}>
        <PriceTag price={price} size="product" isLive={props.option.price.isFrom} />
        <PriceNote />
      </div>
      {isMembers && (
        <p className={text({ tone: 'notice' })}>
          <Trans>Private sale: your price as a member.</Trans>
        </p>
      )}
    </>
  );
}

/** The same price beside the button. */
export function ShopperPriceTag(props: ShopperPriceProps) {
  return <PriceTag price={useShopperPrice(props).price} />;
}
