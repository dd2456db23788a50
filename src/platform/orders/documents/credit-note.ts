import type { Order } from '#src/domain/order/order.schema.ts';
import { vatContained, vatOf } from '#src/domain/order/vat.ts';
import { getDomain, languageTag } from '#src/domain/shop/locales.ts';
import { writeDay } from '#src/domain/shop/shop-day.ts';
import type { WebDomain } from '#src/domain/shop/web-domain.schema.ts';
import { writeAmount } from '../../kernel/texts/amounts.ts';
import { itemSize } from '../../kernel/texts/item-size.ts';
import { textsFor } from '../../kernel/texts/platform-texts.ts';
import type { Credit } from './find-credits.ts';
import { billedTo, headsIn, type Invoice } from './invoice.ts';

type Needs = { order: Order; sold: WebDomain; fiscalNumber: string | null };

/** Cents that come back of each line, by its id, at the price that the invoice has. */
function creditedLines({ lineItems }: Order, lines: Credit['lines']) {
  const quantities = new Map<string, number>();
  for (const { lineId, quantity } of lines) {
    quantities.set(lineId, (quantities.get(lineId) ?? 0) + quantity);
  }
  return lineItems.flatMap((item) => {
    const quantity = quantities.get(item.lineId) ?? 0;
    const each = item.isFree ? 0 : item.totalPrice.centAmount / item.quantity;
    return quantity === 0 ? [] : [{ item, quantity, cents: Math.round(each * quantity) }];
  });
}

/**
 * What was credited of an invoice, in the language of the shop that sold: below zero, since it takes
 * from what the invoice says. The tax is that of the order, of what is credited.
 */
export function toCreditNote({ order, sold, fiscalNumber }: Needs, credit: Credit): Invoice {
  const shop = sold.domain;
  const { lang } = getDomain(shop);
  const tag = languageTag(shop);
  const { invoice: words, creditNote: texts, mails } = textsFor(lang);
  const said = mails.order;
  const { currencyCode } = order.totalPrice;
  const { bankCents, giftCardCents } = credit;
  const total = bankCents + giftCardCents;
  const taken = (cents: number) => writeAmount(cents === 0 ? 0 : -cents, currencyCode, tag);
  const lines = creditedLines(order, credit.lines);
  const rest = total - lines.reduce((sum, { cents }) => sum + cents, 0);
  const { rate, statement } = vatOf(order, sold);
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 });
  // What was not taxed, such as a gift card that was bought, is credited last.
  const untaxed = [...order.giftCards, ...order.donations].reduce(
    (sum, { price }) => sum + price,
    0,
  );
  const taxed = Math.min(total, Math.max(0, order.totalPrice.centAmount - untaxed));
  const vat = vatContained(
    { totalPrice: { centAmount: taxed, currencyCode }, giftCards: [], donations: [] },
    rate,
  );
  const note = (label: string, cents: number, look: 'plain' | 'total' | 'note') => ({
    ...{ label, amount: taken(cents), look },
  });
  return {
    title: texts.title(credit.number),
    lang: tag,
    facts: [
      [words.number, credit.number],
      [words.date, writeDay(credit.at.toISOString(), shop)],
      [texts.invoice, order.orderNumber],
    ],
    billedTo: billedTo(order, { lang, tag, fiscalNumber }),
    heads: headsIn(lang),
    rows:
      lines.length === 0
        ? [
            {
              name: texts.byHand,
              details: '',
              quantity: '1',
              price: taken(total),
              amount: taken(total),
            },
          ]
        : lines.map(({ item: { product }, quantity, cents }) => ({
            name: product.name,
            details: `${product.colour.label} · ${itemSize(said, product)}`,
            quantity: String(quantity),
            price: taken(Math.round(cents / quantity)),
            amount: taken(cents),
          })),
    sums: [
      ...(lines.length === 0 || rest === 0 ? [] : [note(texts.rest, rest, 'plain')]),
      note(texts.total, total, 'total'),
      note(statement ?? words.vat(percent.format(rate / 100)), vat, 'note'),
      ...(bankCents === 0 ? [] : [note(texts.toBank, bankCents, 'plain')]),
      ...(giftCardCents === 0 ? [] : [note(texts.toGiftCards, giftCardCents, 'plain')]),
    ],
  };
}
