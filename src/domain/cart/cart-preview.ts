import type { Product, ProductOption, ProductSku } from '#src/domain/catalogue/catalogue.schema.ts';
import { priceOf } from '#src/domain/catalogue/catalogue.ts';
import type { Currency } from '#src/domain/money/money.ts';
import type { LineItem, LineProduct } from './cart.schema.ts';
import type { ShopperCart } from './cart.ts';

/** The cart as it will be once the platform has answered: optimistic changes. */

function withLines(cart: ShopperCart, lineItems: LineItem[], differenceCents: number): ShopperCart {
  const { centAmount, currencyCode } = cart.totalPrice;
  return {
    ...cart,
    lineItems,
    // What is missing for promotions is not known before the answer.
    nearly: [],
    totalPrice: { centAmount: Math.max(0, centAmount + differenceCents), currencyCode },
  };
}

function requantified(line: LineItem, quantity: number): LineItem {
  const unit = Math.round(line.totalPrice.centAmount / line.quantity);
  const totalPrice = { ...line.totalPrice, centAmount: unit * quantity };
  return { ...line, quantity, totalPrice, formerPrice: undefined, reductions: undefined };
}

/** The cart as it will look once a line's quantity is changed; the platform's answer replaces it. */
export function withQuantity(cart: ShopperCart, lineId: string, quantity: number): ShopperCart {
  const line = cart.lineItems.find((item) => item.lineId === lineId);
  if (line === undefined) return cart;
  const changed = requantified(line, quantity);
  const lineItems = cart.lineItems.map((item) => (item === line ? changed : item));
  return withLines(cart, lineItems, changed.totalPrice.centAmount - line.totalPrice.centAmount);
}

/** The cart without a line, before the platform has answered. */
export function withoutLine(cart: ShopperCart, lineId: string): ShopperCart {
  const line = cart.lineItems.find((item) => item.lineId === lineId);
  if (line === undefined) return cart;
  const lineItems = cart.lineItems.filter((item) => item !== line);
  return withLines(cart, lineItems, -line.totalPrice.centAmount);
}

const PENDING = 'pending-';

/** A line that the platform has not named yet: it can be seen, not changed. */
export function isPendingLine({ lineId }: Pick<LineItem, 'lineId'>): boolean {
  return lineId.startsWith(PENDING);
}

/** The cart with a removed line back, before the platform has answered (it gets a new id). */
export function withLineBack(cart: ShopperCart, line: LineItem): ShopperCart {
  const pending = { ...line, lineId: `${PENDING}${line.sku}` };
  return withLines(cart, [...cart.lineItems, pending], line.totalPrice.centAmount);
}

/** An item on its way into the cart: what the product page knows of it. */
export type AddedProduct = { sku: string; availableQuantity: number; product: LineProduct };

type AddedOf = Pick<Product, 'productId' | 'slug' | 'name' | 'tags' | 'sizeScale'>;
type ChosenOption = Pick<ProductOption, 'optionId' | 'colour' | 'price' | 'pictures' | 'look'>;

/** The item of a size of an option, on its way into the cart. */
export function addedProduct(
  { productId, slug, name, tags, sizeScale }: AddedOf,
  { optionId, colour, pictures, look, ...option }: ChosenOption,
  { sku, size, sizeLabel, availableQuantity, ...own }: Omit<ProductSku, 'gtin' | 'availability'>,
): AddedProduct {
  const named = { productId, optionId, slug, name, size, sizeLabel, sizeScale };
  const product = {
    ...named,
    colour,
    price: priceOf(option, own),
    tags,
    pictures,
    ...(look && { look }),
  };
  return { sku, availableQuantity, product };
}

function provisionalCart(currencyCode: Currency): ShopperCart {
  return {
    id: '',
    version: 0,
    lineItems: [],
    discountCode: [],
    discounts: [],
    loyaltyCard: null,
    giftCards: [],
    donations: [],
    giftWrap: null,
    loyaltyOffers: [],
    shippingInfo: null,
    payments: [],
    totalPrice: { centAmount: 0, currencyCode },
    loyaltyPointsEarned: 0,
    loyaltyBonusPointsEarned: 0,
    loyaltyPointsIncentive: 0,
    productsNotAdded: [],
    sourceCartId: null,
    orderNumber: null,
  };
}

/** The cart with one more item, before the platform answers; without a cart, a provisional one (id and version empty). */
export function withProduct(cart: ShopperCart | null, added: AddedProduct): ShopperCart {
  const { currency, centAmount } = added.product.price;
  const base = cart ?? provisionalCart(currency);
  const line = base.lineItems.find((item) => item.sku === added.sku);
  if (line !== undefined) return withQuantity(base, line.lineId, line.quantity + 1);
  const newLine: LineItem = {
    lineId: `${PENDING}${added.sku}`,
    sku: added.sku,
    quantity: 1,
    totalPrice: { centAmount, currencyCode: currency },
    isFree: false,
    lastModifiedAt: '',
    segmentationId: '',
    availableQuantity: added.availableQuantity,
    categoryLabel: '',
    product: added.product,
  };
  return withLines(base, [...base.lineItems, newLine], centAmount);
}

/** The cart without an extra (loyalty card, gift card, donation), before the platform has answered. */
