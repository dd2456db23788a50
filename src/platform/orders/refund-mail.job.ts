import { eq } from 'drizzle-orm';
import type { LineShare, Order } from '#src/domain/order/order.schema.ts';
import { languageTag } from '#src/domain/shop/locales.ts';
import { inTransaction } from '../database/database.ts';
import type { PlatformDeps } from '../http/platform-env.ts';
import type { Job } from '../jobs/job-types.ts';
import type { MailContent } from '../mail/mail-content.ts';
import { saveMail } from '../mail/save-mail.ts';
import type { ShopLetter } from '../mail/shop-letter.ts';
import { writeAmount } from '../texts/amounts.ts';
import { refundTotal } from './order-journey.ts';
import { findOrderLetter } from './order-letter.ts';
import { toOrder } from './order-store.ts';
import { orderReturns, type PlannedRefund } from './tables.ts';
import { takenBack } from './taken-back.ts';

type Refunded = { lines: readonly LineShare[]; refund: PlannedRefund };

/** What was paid back for items, and where to: the bank's part and that of gift cards apart. */
function refundMail(letter: ShopLetter, order: Order, { lines, refund }: Refunded): MailContent {
  const { shop, shopUrl, texts } = letter;
  const { refund: words, order: orderWords } = texts;
  const { currencyCode } = order.totalPrice;
  const amount = (cents: number) => writeAmount(cents, currencyCode, languageTag(shop));
  const { bankCents } = refund;
  const total = refundTotal(refund);
  const onCards = total - bankCents;
  const next = [
    ...(bankCents > 0 ? [words.bankNext] : []),
    ...(onCards > 0 ? [words.giftCardNext] : []),
  ];
  const lead = words.lead(order.orderNumber, amount(total));
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

/** Its key is the id of a return. */
export const WRITE_REFUND_MAIL = 'write-refund-mail';

/** Tells what was paid back for a return, and how. */
export function writeRefundMail(deps: Pick<PlatformDeps, 'database' | 'now' | 'config'>): Job {
  const { database, now, config } = deps;
  return {
    name: WRITE_REFUND_MAIL,
    run: async (returnId) => {
      const [returned] = await database
        .select()
        .from(orderReturns)
        .where(eq(orderReturns.returnId, returnId));
      const { lines, refund } = returned ?? {};
      const found = returned && (await findOrderLetter(deps, returned.orderNumber));
      if (!found || !lines || !refund) return undefined;
      const { row, recipient, letter } = found;
      await inTransaction(database, async (tx) =>
        saveMail(tx, {
          kind: 'refund',
          about: returnId,
          recipient,
          lang: letter.lang,
          content: refundMail(letter, toOrder(row), { lines, refund }),
          frame: letter.frame(letter.texts.signature(config.brandName)),
          sealing: config.sealing,
          now: now(),
        }),
      );
      return undefined;
    },
  };
}
