import { buildWebDomains } from '#src/demo/seed/shop-parameters.ts';
import { emptyAddress } from '#src/domain/address/address.ts';
import { currencyOf } from '#src/domain/money/money.ts';
import type { Order } from '#src/domain/order/order.schema.ts';
import { getDomain, type OnlineLocale } from '#src/domain/shop/locales.ts';
import { daysFrom } from '#src/platform/opening/days-from.ts';
import { creditedParts, invoicedParts } from '#src/platform/orders/documents/billed-parts.ts';
import { toCreditNote } from '#src/platform/orders/documents/credit-note.ts';
import { toElectronicInvoice } from '#src/platform/orders/documents/electronic-invoice.ts';
import { toInvoice } from '#src/platform/orders/documents/invoice.ts';

const NOW = new Date('2026-11-28T12:00:00Z');
const SHOPS = buildWebDomains(daysFrom(NOW));

/** Where an order goes, and what is charged on it by whose law. */
export const PAPER_CASES = [
  ['fr-fr', 'FR', '59000', 20],
  ['de-de', 'DE', '10115', 19],
  ['es-es', 'ES', '28013', 21],
  ['it-it', 'IT', '20121', 22],
  ['pl-pl', 'PL', '00-950', 23],
  // Another country of the Union, declared in the one-stop shop.
  ['fr-fr', 'BE', '1000', 21],
  ['fr-ch', 'CH', '1030', 8.1],
  // An export, and a part of the country with a rate of its own.
  ['en', 'GB', 'JE2 3AB', 0],
  ['fr-fr', 'FR', '97400', 8.5],
  ['fr-fr', 'FR', '97300', 0],
] as const satisfies readonly [OnlineLocale, string, string, number][];

/** An order of two dresses and a shirt, at a tenth less, as it was kept before its units were. */
export function orderOf(shop: OnlineLocale, country: string, zipCode: string): Order {
  const currencyCode = currencyOf(getDomain(shop).iso2);
  const address = {
    ...{ ...emptyAddress(country), zipCode, firstName: 'JEAN & CO', lastName: '<DUPONT>' },
    ...{ line1: '12 RUE DE LA PAIX', city: 'LILLE', deliveryPointIdV2: null },
  };
  const line = (lineId: string, name: string, quantity: number, each: number) => ({
    ...{ lineId, sku: lineId, quantity, isFree: false, lastModifiedAt: NOW.toISOString() },
    ...{ segmentationId: 'w100', availableQuantity: 1, categoryLabel: 'dress' },
    totalPrice: { centAmount: each * quantity, currencyCode },
    product: {
      ...{ productId: '400101', slug: 'robe', name, optionId: '500201' },
      ...{ colour: { label: 'Vermillon', hex: '#c8412b' }, size: '38' },
      sizeLabel: { short: '38', full: '38' },
      ...{ sizeScale: 'women' as const, tags: [], pictures: [] },
      price: {
        ...{ currency: currencyCode, centAmount: each, type: 'I' as const },
        ...{ initial: null, lowest30Days: null },
      },
    },
  });
  const goods = [line('l1', 'Robe « Ona » & ceinture', 2, 2_999), line('l2', 'Chemise', 1, 4_595)];
  const total = 2 * 2_999 + 4_595 - 1_059 + 499 + 4_000;
  return {
    ...{ orderNumber: 'V1234567890', cartId: 'c', status: 'placed', voucher: null },
    createdAt: NOW.toISOString(),
    totalPrice: { centAmount: total, currencyCode },
    lineItems: goods,
    loyaltyCard: null,
    giftCards: [
      {
        ...{ id: 'g', price: 4_000, recipientName: 'Léa', recipientEmail: 'lea@example.org' },
        ...{ message: '', senderName: '', sendOn: null, design: 'window' },
      },
    ],
    donations: [],
    giftWrap: null,
    ...{ loyaltyPointsEarned: 0, loyaltyBonusPointsEarned: 0 },
    discounts: [{ code: 'TEN', label: '10 %', centAmount: 1_059 }],
    shippingInfo: {
      ...{ shippingMethodKey: 'NO', price: 499, name: 'Livraison à domicile' },
      promise: { from: '2026-12-02', to: '2026-12-04' },
    },
    shippingAddress: address,
    billingAddress: address,
    payments: [{ paymentProvider: 'cardone', paymentProduct: 'cb', amountPlanned: total }],
  };
}

/** The invoice and a credit note of such an order, on paper and as data. */
export function papersOf(shop: OnlineLocale, country: string, zipCode: string) {
  const sold = SHOPS.find(({ domain }) => domain === shop);
  if (sold === undefined) throw new Error(`there is no shop ${shop}`);
  const { iso2, lang } = getDomain(shop);
  const order = orderOf(shop, country, zipCode);
  const issued = (number: string) => ({
    ...{ number, orderNumber: order.orderNumber, refundId: '', storeId: sold.storeId },
    ...{ kind: 'invoice' as const, year: 2026, place: 1, issuedAt: NOW },
    seller: sold.params.seller,
  });
  const invoice = issued(`${iso2}-2026-000001`);
  const note = issued(`${iso2}-C-2026-000001`);
  const credit = {
    ...{ refundId: 'r', number: note.number, at: NOW, giftCardCents: 0, feeCents: 0, earlier: [] },
    // A shirt comes back, at a tenth less.
    ...{ lines: [{ lineId: 'l2', quantity: 1 }], bankCents: 4_136 },
  };
  const supplied = { from: '2026-12-02', to: '2026-12-04' };
  const billed = { order, sold, fiscalNumber: 'FR40303265045' };
  const parts = { invoice: invoicedParts(order, lang), note: creditedParts(order, credit, lang) };
  return {
    parts,
    invoice: {
      paper: toInvoice({ ...billed, document: invoice }, supplied),
      data: toElectronicInvoice(
        { ...billed, document: invoice },
        { parts: parts.invoice, supplied, corrects: null },
      ),
    },
    note: {
      paper: toCreditNote({ ...billed, document: note }, credit, invoice.number),
      data: toElectronicInvoice(
        { ...billed, document: note },
        { parts: parts.note, supplied: null, corrects: invoice },
      ),
    },
  };
}
