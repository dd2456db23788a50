import { getDomain, languageTag } from '#src/domain/shop/locales.ts';
import { writeDay } from '#src/domain/shop/shop-day.ts';
import { writeAmount } from '../../kernel/texts/amounts.ts';
import { itemDetails } from '../../kernel/texts/item-size.ts';
import { textsFor } from '../../kernel/texts/platform-texts.ts';
import { creditedLines, creditedParts } from './billed-parts.ts';
import type { Credit } from './find-credits.ts';
import { billedTo, headsIn, type Invoice, type PaperNeeds, ratesIn } from './invoice.ts';

/**
 * What was credited of an invoice, in the language of the shop that sold: below zero, since it takes
 * from what the invoice says. The tax is that of the order, of what is credited.
 */
export function toCreditNote(
  { order, sold, fiscalNumber, document }: PaperNeeds,
  credit: Credit,
  invoiceNumber: string,
): Invoice {
  const shop = sold.domain;
  const { lang } = getDomain(shop);
  const tag = languageTag(shop);
  const { invoice: words, creditNote: texts, mails } = textsFor(lang);
  const said = mails.order;
  const { currencyCode } = order.totalPrice;
  const { bankCents, giftCardCents, feeCents } = credit;
  const total = bankCents + giftCardCents;
  const taken = (cents: number) => writeAmount(cents === 0 ? 0 : -cents, currencyCode, tag);
  const { lines, reductions, cents } = creditedLines(order, credit);
  const rest = total + feeCents - cents;
  const note = (label: string, cents: number, look: 'plain' | 'total') => ({
    ...{ label, amount: taken(cents), look },
  });
  return {
    title: texts.title(document.number),
    lang: tag,
    facts: [
      [words.number, document.number],
      [words.date, writeDay(document.issuedAt.toISOString(), shop)],
      [texts.invoice, invoiceNumber],
      [words.order, order.orderNumber],
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
            details: itemDetails(said, product).join(' · '),
            quantity: String(quantity),
            price: taken(Math.round(cents / quantity)),
            amount: taken(cents),
          })),
    sums: [
      ...reductions.map((reduction) => note(reduction.label, -reduction.cents, 'plain')),
      ...(lines.length === 0 || rest === 0 ? [] : [note(texts.rest, rest, 'plain')]),
      ...(feeCents === 0 ? [] : [note(texts.label, -feeCents, 'plain')]),
      note(texts.total, total, 'total'),
      ...(bankCents === 0 ? [] : [note(texts.toBank, bankCents, 'plain')]),
      ...(giftCardCents === 0 ? [] : [note(texts.toGiftCards, giftCardCents, 'plain')]),
    ],
    rates: ratesIn({ order, sold }, creditedParts(order, credit, lang), -1),
  };
}
