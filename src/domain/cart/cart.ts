import type { Currency } from '#src/domain/money/money.ts';
import type { Cart, CartLoyaltyCard, LineItem } from './cart.schema.ts';
import { MAX_LINE_QUANTITY } from './cart.values.ts';

/** What a cart brings in the loyalty programme, or would bring with a card. */
export type LoyaltyPoints = { earned: number; bonus: number; incentive: number };

/** The cart a change applies to: its id and the version the shopper saw (§7). */
export type CartVersion = Pick<Cart, 'id' | 'version'>;

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
  const quantity = cart.lineItems.reduce((sum, line) => sum + line.quantity, 0);
  return quantity + (cart.loyaltyCard ? 1 : 0) + cart.giftCards.length + cart.donations.length;
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

const PRE_ORDER_LABELS = ['ON_DEMAND', 'RAL_ANTICIPATION'] as const;

/** The label that announces a line as sent later than the rest (§4); undefined for others. */
export const preOrderLabelOf = ({ categoryLabel }: Pick<LineItem, 'categoryLabel'>) =>
  PRE_ORDER_LABELS.find((label) => label === categoryLabel);

/** A single line whose category label announces a pre-order (§4). */
export function isPreOrderCart(cart: Pick<Cart, 'lineItems'>): boolean {
  const [line, ...others] = cart.lineItems;
  return line !== undefined && others.length === 0 && preOrderLabelOf(line) !== undefined;
}

/** Whether a line asks for more than there is: such a cart cannot be ordered as it is. */
export function isLacking(line: Pick<LineItem, 'quantity' | 'availableQuantity'>): boolean {
  return line.availableQuantity < line.quantity;
}

/** Total without shipping, in cents. */
export function goodsTotal(cart: Pick<Cart, 'totalPrice' | 'shippingInfo'>): number {
  return cart.totalPrice.centAmount - (cart.shippingInfo?.price ?? 0);
}

/** The same before codes, in cents. */
export function totalBeforeCodes(
  cart: Pick<Cart, 'totalPrice' | 'shippingInfo' | 'discounts'>,
): number {
  return cart.discounts.reduce((sum, { centAmount }) => sum + centAmount, goodsTotal(cart));
}

/** What is left to pay once the planned payments are taken off, in cents. */
export function amountLeft(cart: Pick<Cart, 'totalPrice' | 'payments'>): number {
  const planned = cart.payments.reduce((sum, payment) => sum + payment.amountPlanned, 0);
  return Math.max(0, cart.totalPrice.centAmount - planned);
}

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
