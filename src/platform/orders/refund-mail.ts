import type { Order } from '#src/domain/order/order.schema.ts';
import type { LineShare } from '#src/domain/order/order-journey.schema.ts';
import { languageTag } from '#src/domain/shop/locales.ts';
import type { MailContent } from '../mail/mail-content.ts';
import type { ShopLetter } from '../mail/shop-letter.ts';
import { writeAmount } from '../texts/amounts.ts';
import type { PlannedRefund } from './tables.ts';
import { takenBack } from './taken-back.ts';

type Refunded = { lines: readonly LineShare[]; refund: PlannedRefund };

/** What was paid back for pieces, and where to: the bank's part and that of gift cards apart. */
export function refundMail(
  letter: ShopLetter,
  order: Order,
  { lines, refund: { bankCents, giftCards } }: Refunded,
): MailContent {
  const { shop, shopUrl, texts } = letter;
  const { refund: words, order: orderWords } = texts;
  const { currencyCode } = order.totalPrice;
  const amount = (cents: number) => writeAmount(cents, currencyCode, languageTag(shop));
  const onCards = giftCards.reduce((cents, { centAmount }) => cents + centAmount, 0);
  const next = [
    ...(bankCents > 0 ? [words.bankNext] : []),
    ...(onCards > 0 ? [words.giftCardNext] : []),
  ];
  const lead = words.lead(order.orderNumber, amount(bankCents + onCards));
  return {
    subject: words.subject(order.orderNumber),
    preview: lead,
    title: words.title,
    blocks: [
      { kind: 'text', text: lead },
      takenBack(letter, order, lines),
      {
        kind: 'sums',
        sums: [
          ...(bankCents > 0 ? [{ label: words.bank, cents: bankCents }] : []),
          ...(onCards > 0 ? [{ label: words.giftCard, cents: onCards }] : []),
        ].map(({ label, cents }) => ({ label, amount: amount(cents), isTotal: false })),
      },
      { kind: 'text', text: next.join(' ') },
      { kind: 'link', label: orderWords.link, url: `${shopUrl}/account/orders` },
    ],
  };
}
