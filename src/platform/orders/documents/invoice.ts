import { envelopeLines } from '#src/domain/address/address.ts';
import { amountLeft } from '#src/domain/cart/cart.ts';
import { shownCardNumber } from '#src/domain/gift-card/gift-card.ts';
import type { Order } from '#src/domain/order/order.schema.ts';
import { vatContained, vatOf } from '#src/domain/order/vat.ts';
import { getDomain, type Language, languageTag } from '#src/domain/shop/locales.ts';
import { writeDay } from '#src/domain/shop/shop-day.ts';
import type { WebDomain } from '#src/domain/shop/web-domain.schema.ts';
import { writeAmount } from '../../kernel/texts/amounts.ts';
import { itemSize } from '../../kernel/texts/item-size.ts';
import { textsFor } from '../../kernel/texts/platform-texts.ts';

/** All texts of an invoice, in their order. */
export type Invoice = {
  title: string;
  lang: string;
  /** Label and value: number, days. */
  facts: [string, string][];
  /** Under a heading, as on an envelope. */
  billedTo: { heading: string; lines: string[] } | null;
  heads: { item: string; quantity: string; price: string; amount: string };
  rows: { name: string; details: string; quantity: string; price: string; amount: string }[];
  sums: { label: string; amount: string; look: 'plain' | 'total' | 'note' }[];
};

type Needs = { order: Order; sold: WebDomain; fiscalNumber: string | null };

/** Whom a paper is for; null where nobody was billed. */
export function billedTo(
  { billingAddress }: Pick<Order, 'billingAddress'>,
  { lang, tag, fiscalNumber }: { lang: Language; tag: string; fiscalNumber: string | null },
): Invoice['billedTo'] {
  const { invoice, mails } = textsFor(lang);
  if (billingAddress === null) return null;
  return {
    heading: mails.order.billedTo,
    lines: [
      ...envelopeLines(billingAddress, tag),
      ...(fiscalNumber === null ? [] : [invoice.fiscalNumber(fiscalNumber)]),
    ],
  };
}

export function headsIn(lang: Language): Invoice['heads'] {
  const { item, quantity, price, amount } = textsFor(lang).invoice;
  return { item, quantity, price, amount };
}

/** An order as its invoice, in the language of the shop that sold it (decision 066). */
export function toInvoice({ order, sold, fiscalNumber }: Needs): Invoice {
  const shop = sold.domain;
  const { lang } = getDomain(shop);
  const tag = languageTag(shop);
  const texts = textsFor(lang);
  const words = texts.invoice;
  const said = texts.mails.order;
  const { centAmount, currencyCode } = order.totalPrice;
  const amount = (cents: number) => writeAmount(cents, currencyCode, tag);
  const { rate, statement } = vatOf(order, sold);
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 });
  const shares = order.payments.filter(({ giftCardId }) => giftCardId !== undefined);
  const single = (name: string, cents: number, details = '') => ({
    ...{ name, details, quantity: '1', price: amount(cents), amount: amount(cents) },
  });
  return {
    title: words.title(order.orderNumber),
    lang: tag,
    facts: [
      [words.number, order.orderNumber],
      [words.date, writeDay(order.createdAt, shop)],
    ],
    billedTo: billedTo(order, { lang, tag, fiscalNumber }),
    heads: headsIn(lang),
    rows: [
      ...order.lineItems.map(({ product, quantity, totalPrice, isFree }) => ({
        name: product.name,
        details: `${product.colour.label} · ${itemSize(said, product)}`,
        quantity: String(quantity),
        price: isFree ? said.free : amount(Math.round(totalPrice.centAmount / quantity)),
        amount: amount(isFree ? 0 : totalPrice.centAmount),
      })),
      ...(order.loyaltyCard === null ? [] : [single(said.loyaltyCard, order.loyaltyCard.price)]),
      ...order.giftCards.map(({ price, recipientName }) =>
        single(said.giftCard, price, recipientName),
      ),
      ...order.donations.map(({ price }) => single(said.donation, price)),
    ],
    sums: [
      ...order.discounts.map(({ label, centAmount: off }) => ({
        ...{ label, amount: amount(-off), look: 'plain' as const },
      })),
      ...(order.shippingInfo === null
        ? []
        : [
            {
              label: order.shippingInfo.name,
              amount:
                order.shippingInfo.price === 0
                  ? said.freeDelivery
                  : amount(order.shippingInfo.price),
              look: 'plain' as const,
            },
          ]),
      {
        label: statement === null ? said.total : said.untaxedTotal,
        amount: amount(centAmount),
        look: 'total',
      },
      {
        label: statement ?? words.vat(percent.format(rate / 100)),
        amount: amount(vatContained(order, rate)),
        look: 'note',
      },
      ...shares.map(({ amountPlanned, ...share }) => ({
        label: words.byGiftCard(shownCardNumber(share)),
        amount: amount(-amountPlanned),
        look: 'plain' as const,
      })),
      {
        label: words.paid,
        amount: amount(amountLeft({ totalPrice: order.totalPrice, payments: shares })),
        look: 'plain',
      },
    ],
  };
}
