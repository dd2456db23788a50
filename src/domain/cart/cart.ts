/** The cart: its shape, and what is derived from it (specification §3, §4). */
import type { CartAddress, ShippingAddress } from '#src/domain/address/address.ts';
import type { Colour, Price, ProductTag } from '#src/domain/catalogue/catalogue.ts';
import type { PictureType } from '#src/domain/catalogue/picture-types.ts';
import type { GIFT_CARD } from '#src/domain/gift-card/gift-card.ts';
import type { Currency, Money } from '#src/domain/money/money.ts';
import type { PaymentMethod, PaymentProvider } from '#src/domain/payment/payment.ts';
import type { ShippingMethodKey } from '#src/domain/shipping/shipping.ts';

/** What a cart line shows of its product. */
export type LineProduct = {
  productId: string;
  optionId: string;
  slug: string;
  name: string;
  size: string;
  colour: Colour;
  price: Price;
  tags: ProductTag[];
  pictures: PictureType[];
};

export type LineItem = {
  lineId: string;
  sku: string;
  quantity: number;
  totalPrice: Money;
  isFree: boolean;
  /** Instant, ISO 8601 UTC. */
  lastModifiedAt: string;
  segmentationId: string;
  availableQuantity: number;
  categoryLabel: string;
  product: LineProduct;
};

export type DiscountCode = {
  code: string;
  type: string;
  /** Cents, or percent for `type: 'percent'`. */
  value: number;
  /** Skus that block the code; when not empty the code is not applied. */
  productOutOfStock: string[];
  opcId: string | null;
  /** Why a code on the cart takes nothing off at the moment; it counts again once that is mended. */
  heldBack?: HeldBack | undefined;
};

export const HELD_BACK_REASONS = ['minimum', 'expired', 'used', 'out-of-stock'] as const;
export type HeldBackReason = (typeof HELD_BACK_REASONS)[number];

/** Amounts in cents: what the goods must come to, and what they lack of it. */
export type HeldBack = {
  reason: HeldBackReason;
  minimumCentAmount: number;
  missingCentAmount: number;
};

/** A reduction that counts in the total; `centAmount` is what is taken off. */
export type Discount = { code: string; label: string; centAmount: number };

/** A gift card in the cart, and whom it is for; `price` is what will be on it, in cents. */
export type CartGiftCard = {
  id: string;
  price: number;
  recipientName: string;
  recipientEmail: string;
  message: string;
};

/** A donation of a choice of the shop (`id`), in cents. */
export type CartDonation = { id: string; lineId: string; price: number };

/** A loyalty card in the cart: `cardId` is the number that its buyer will have as a member. */
export type CartLoyaltyCard = { cardId: string; lineId: string; price: number };

/** An offer that was chosen. One that meets a product out of stock is not applied. */
export type LoyaltyOffer = { id: string; label: string; productOutOfStock: string[] };

/** What a cart brings in the loyalty programme, or would bring with a card. */
export type LoyaltyPoints = { earned: number; bonus: number; incentive: number };

export type CartPayment = {
  paymentProvider: PaymentProvider;
  paymentProduct: PaymentMethod | typeof GIFT_CARD;
  /** Cents. */
  amountPlanned: number;
  /** The gift card that pays; no other payment has one. It tells nothing of the card's number. */
  giftCardId?: string | undefined;
  /** The last four signs of its number: `•••• C500`. */
  giftCardNumber?: string | undefined;
};

export type ShippingInfo = { shippingMethodKey: ShippingMethodKey; price: number; name: string };

export type Cart = {
  id: string;
  version: number;
  lineItems: LineItem[];
  discountCode: DiscountCode[];
  discounts: Discount[];
  loyaltyCard: CartLoyaltyCard | null;
  giftCards: CartGiftCard[];
  donations: CartDonation[];
  loyaltyOffers: LoyaltyOffer[];
  shippingInfo: ShippingInfo | null;
  shippingAddress: ShippingAddress | null;
  billingAddress: CartAddress | null;
  payments: CartPayment[];
  /** Everything to pay, shipping and discounts included. */
  totalPrice: Money;
  customer: { loyaltyCardId: string | null } | null;
  loyaltyPointsEarned: number;
  loyaltyBonusPointsEarned: number;
  loyaltyPointsIncentive: number;
  /** Skus that a list add left out (206). */
  productsNotAdded: string[];
  sourceCartId: string | null;
  orderNumber: string | null;
};

/** User context for a cart (specification §3, A-072). */
/** The cart a change applies to: its id and the version the shopper saw (§7). */
export type CartVersion = Pick<Cart, 'id' | 'version'>;

export type CartUser = {
  customerId: string;
  loyaltyCardId: string | null;
  /** Whole years since the loyalty card was created; null for non-members. */
  loyaltySeniority: number | null;
  loyaltyType: 'FID' | 'HSP' | null;
  email: string;
};

/** Cart summary of the header. */
export type CartSummary = {
  cartId: string;
  nbProducts: number;
  /** Cents. */
  totalAmount: number;
  currency: Currency;
};

type Counted = Pick<Cart, 'lineItems' | 'giftCards' | 'donations'> & {
  loyaltyCard: { price: number } | null;
};

/** Sum of quantities + 1 for a loyalty card + gift cards + donations (§4). */
export function itemCount(cart: Counted | null): number {
  if (cart === null) return 0;
  const pieces = cart.lineItems.reduce((sum, line) => sum + line.quantity, 0);
  return pieces + (cart.loyaltyCard ? 1 : 0) + cart.giftCards.length + cart.donations.length;
}

/** Screens call a cart empty when nothing is counted. */
export function isCartEmpty(cart: Counted | null): boolean {
  return itemCount(cart) === 0;
}

export function toCartSummary(cart: ShopperCart): CartSummary {
  return {
    cartId: cart.id,
    nbProducts: itemCount(cart),
    totalAmount: cart.totalPrice.centAmount,
    currency: cart.totalPrice.currencyCode,
  };
}

const PRE_ORDER_LABELS: ReadonlySet<string> = new Set(['ON_DEMAND', 'RAL_ANTICIPATION']);

/** A single line whose category label announces a pre-order (§4). */
export function isPreOrderCart(cart: Pick<Cart, 'lineItems'>): boolean {
  const [line, ...others] = cart.lineItems;
  return line !== undefined && others.length === 0 && PRE_ORDER_LABELS.has(line.categoryLabel);
}

/** Whether a line asks for more than there is: such a cart cannot be ordered as it is. */
export function isLacking(line: Pick<LineItem, 'quantity' | 'availableQuantity'>): boolean {
  return line.availableQuantity < line.quantity;
}

/** Total without shipping, in cents: what free-shipping thresholds compare with. */
export function goodsTotal(cart: Pick<Cart, 'totalPrice' | 'shippingInfo'>): number {
  return cart.totalPrice.centAmount - (cart.shippingInfo?.price ?? 0);
}

/** What is left to pay once the planned payments are taken off, in cents. */
export function amountLeft(cart: Pick<Cart, 'totalPrice' | 'payments'>): number {
  const planned = cart.payments.reduce((sum, payment) => sum + payment.amountPlanned, 0);
  return Math.max(0, cart.totalPrice.centAmount - planned);
}

/** Pieces of one size that a cart takes, whichever way they come in (A-057, T09). */
export const MAX_LINE_QUANTITY = 10;

/** Different lines that a cart takes, gifts aside (T09). */
export const MAX_CART_LINES = 100;

export function quantityChoices(availableQuantity: number, current: number): number[] {
  const most = Math.max(1, current, Math.min(availableQuantity, MAX_LINE_QUANTITY));
  return Array.from({ length: most }, (_, index) => index + 1);
}

/** The cart as the shopper's browser holds it: without addresses and loyalty numbers. */
export type ShopperCart = Omit<
  Cart,
  'billingAddress' | 'shippingAddress' | 'customer' | 'loyaltyCard'
> & { loyaltyCard: Pick<CartLoyaltyCard, 'lineId' | 'price'> | null };

export function toShopperCart(cart: Cart): ShopperCart {
  const {
    billingAddress: _billing,
    shippingAddress: _shipping,
    customer: _customer,
    loyaltyCard,
    ...rest
  } = cart;
  return {
    ...rest,
    loyaltyCard: loyaltyCard && { lineId: loyaltyCard.lineId, price: loyaltyCard.price },
  };
}
