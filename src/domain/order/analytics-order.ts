import type { CartPayment } from '#src/domain/cart/cart.schema.ts';
import type { Currency } from '#src/domain/money/money.ts';
import type { Order } from './order.schema.ts';

/** An order as it is sent to the measurement (specification §3): nothing of its customer. */
export type AnalyticsOrder = {
  orderNumber: string;
  totalPrice: { centAmount: number };
  currency: Currency;
  shippingInfo: { name: string; price: { centAmount: number } } | null;
  payments: Pick<CartPayment, 'paymentProvider' | 'paymentProduct' | 'amountPlanned'>[];
  lineItems: {
    /** Id of the product, which all its colours and sizes share. */
    model: string;
    price: { centAmount: number };
    quantity: number;
    sku: string;
    segmentationId: string;
  }[];
};

/** The fields of an order that are measured, amounts in cents. A gift card keeps its number. */
export function toAnalyticsOrder(order: Order): AnalyticsOrder {
  const { orderNumber, totalPrice, shippingInfo, payments, lineItems } = order;
  return {
    orderNumber,
    totalPrice: { centAmount: totalPrice.centAmount },
    currency: totalPrice.currencyCode,
    shippingInfo: shippingInfo && {
      name: shippingInfo.name,
      price: { centAmount: shippingInfo.price },
    },
    payments: payments.map(({ paymentProvider, paymentProduct, amountPlanned }) => ({
      ...{ paymentProvider, paymentProduct, amountPlanned },
    })),
    lineItems: lineItems.map(({ product, quantity, sku, segmentationId }) => ({
      model: product.productId,
      price: { centAmount: product.price.centAmount },
      ...{ quantity, sku, segmentationId },
    })),
  };
}
