import { envelopeLines } from '#src/domain/address/envelope.ts';
import { amountLeft } from '#src/domain/cart/cart.ts';
import { shownCardNumber } from '#src/domain/gift-card/gift-card.ts';
import { type BilledPart, taxSums } from '#src/domain/order/billed.ts';
import type { Order } from '#src/domain/order/order.schema.ts';
import { vatOf } from '#src/domain/order/vat.ts';
import { getDomain, type Language, languageTag } from '#src/domain/shop/locales.ts';
import { writeDay } from '#src/domain/shop/shop-day.ts';
import type { WebDomain } from '#src/domain/shop/web-domain.schema.ts';
import { writeAmount } from '../../kernel/texts/amounts.ts';
import { itemDetails } from '../../kernel/texts/item-size.ts';
import { textsFor } from '../../kernel/texts/platform-texts.ts';
import { invoicedParts } from './billed-parts.ts';
import type { OrderDocument } from './document-series.ts';

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
  sums: { label: string; amount: string; look: 'plain' | 'total' }[];
  /** What is charged at each rate, under its heads. */
  rates: Record<'heads', RateRow> & { rows: RateRow[] };
};
type RateRow = { rate: string; net: string; vat: string; gross: string };

/** Days of the shop (`YYYY-MM-DD`) on which an order left, or is expected; null where nobody knows. */
export type Supplied = { from: string; to: string } | null;

export type PaperNeeds = {
  order: Order;
  sold: WebDomain;
  fiscalNumber: string | null;
  /** What the paper is issued as. */
  document: Pick<OrderDocument, 'number' | 'issuedAt'>;
};

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

/** Net, tax and gross by rate; `factor` -1 takes them from what an invoice said. */
export function ratesIn(
  { order, sold }: Pick<PaperNeeds, 'order' | 'sold'>,
  parts: readonly BilledPart[],
  factor: 1 | -1 = 1,
): Invoice['rates'] {
  const { iso2, lang } = getDomain(sold.domain);
  const tag = languageTag(sold.domain);
  const words = textsFor(lang).invoice;
  const { rate: head, net, vat, untaxed } = words;
  const { rate: charged, statement } = vatOf(order, sold);
  const country = order.shippingAddress?.country ?? iso2;
  const abroad = new Intl.DisplayNames(tag, { type: 'region' }).of(country) ?? country;
  const amount = (cents: number) =>
    writeAmount(cents === 0 ? 0 : factor * cents, order.totalPrice.currencyCode, tag);
  const percent = (rate: number) =>
    new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 }).format(rate / 100);
  const nameOf = (rate: number | null) => {
    if (rate === null) return untaxed;
    if (statement !== null) return statement;
    return country === iso2 ? percent(rate) : `${percent(rate)} (${abroad})`;
  };
  return {
    // Nothing includes a tax where none is charged.
    heads: { rate: head, net, vat, gross: statement === null ? words.gross : words.amount },
    rows: taxSums(parts, charged).map((sum) => ({
      rate: nameOf(sum.rate),
      net: amount(sum.net),
      vat: amount(sum.vat),
      gross: amount(sum.gross),
    })),
  };
}

/** When the goods left, or are expected, with the year: a reader of books has no other. */
function suppliedIn({ domain }: WebDomain, supplied: Supplied): [string, string][] {
  if (supplied === null) return [];
  const { from, to } = supplied;
  const noon = (day: string) => `${day}T12:00:00Z`;
  const days =
    from === to
      ? writeDay(noon(to), domain)
      : new Intl.DateTimeFormat(languageTag(domain), {
          ...{ dateStyle: 'long', timeZone: 'UTC' },
        })
          .formatRange(new Date(noon(from)), new Date(noon(to)))
          // Italian writes “02–04 dicembre” of days and “2 dicembre” of one.
          .replaceAll(/\b0(?=\d)/g, '');
  return [[textsFor(getDomain(domain).lang).invoice.supplied, days]];
}

/** An order as its invoice, in the language of the shop that sold it (decision 066). */
export function toInvoice(
  { order, sold, fiscalNumber, document }: PaperNeeds,
  supplied: Supplied,
): Invoice {
  const shop = sold.domain;
  const { lang } = getDomain(shop);
  const tag = languageTag(shop);
  const texts = textsFor(lang);
  const words = texts.invoice;
  const said = texts.mails.order;
  const { centAmount, currencyCode } = order.totalPrice;
  const amount = (cents: number) => writeAmount(cents, currencyCode, tag);
  const { statement } = vatOf(order, sold);
  const shares = order.payments.filter(({ giftCardId }) => giftCardId !== undefined);
  const single = (name: string, cents: number, details = '') => ({
    ...{ name, details, quantity: '1', price: amount(cents), amount: amount(cents) },
  });
  return {
    title: words.title(document.number),
    lang: tag,
    facts: [
      [words.number, document.number],
      [words.date, writeDay(document.issuedAt.toISOString(), shop)],
      ...suppliedIn(sold, supplied),
      [words.order, order.orderNumber],
    ],
    billedTo: billedTo(order, { lang, tag, fiscalNumber }),
    heads: headsIn(lang),
    rows: [
      ...order.lineItems.map(({ product, quantity, totalPrice, isFree }) => ({
        name: product.name,
        details: itemDetails(said, product).join(' · '),
        quantity: String(quantity),
        price: isFree ? said.free : amount(Math.round(totalPrice.centAmount / quantity)),
        amount: amount(isFree ? 0 : totalPrice.centAmount),
      })),
      ...(order.loyaltyCard === null ? [] : [single(said.loyaltyCard, order.loyaltyCard.price)]),
      ...order.giftCards.map(({ price, recipientName }) =>
        single(said.giftCard, price, recipientName),
      ),
      ...order.donations.map(({ price }) => single(said.donation, price)),
      ...(order.giftWrap === null ? [] : [single(said.giftWrap, order.giftWrap.price)]),
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
    rates: ratesIn({ order, sold }, invoicedParts(order, lang)),
  };
}
