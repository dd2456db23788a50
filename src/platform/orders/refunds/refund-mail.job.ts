import { eq } from 'drizzle-orm';
import { paidBackLines } from '#src/domain/order/inspection.ts';
import type { LineShare, Order } from '#src/domain/order/order.schema.ts';
import { hadLeft } from '#src/domain/order/to-send.ts';
import { getDomain, languageTag } from '#src/domain/shop/locales.ts';
import { inTransaction, type Queryable } from '../../kernel/database/database.ts';
import type { PlatformDeps } from '../../kernel/http/platform-env.ts';
import type { Job } from '../../kernel/jobs/job-types.ts';
import type { MailContent } from '../../kernel/mail/mail-content.ts';
import { MAIL_WRITERS } from '../../kernel/mail/mail-kinds.ts';
import { saveMail } from '../../kernel/mail/save-mail.ts';
import type { ShopLetter } from '../../kernel/mail/shop-letter.ts';
import { writeAmount } from '../../kernel/texts/amounts.ts';
import { textsFor } from '../../kernel/texts/platform-texts.ts';
import { refundTotal } from '../order-journey.ts';
import { findOrderLetter } from '../order-letter.ts';
import { toOrder } from '../order-store.ts';
import { returnedItemsBlock, toComeBlocks } from '../returns/returned-items-block.ts';
import { findLeaving } from '../sending/parcels.ts';
import { orderRefunds, orderReturns, type PlannedRefund } from '../tables.ts';

type Refunded = {
  lines: readonly LineShare[];
  refund: Pick<PlannedRefund, 'bankCents' | 'giftCards' | 'feeCents'>;
  /** Something came back for it. */
  hasCome: boolean;
};

type Reader = {
  /** A guest has no account to see the order in. */
  isGuest: boolean;
  /** What has still to leave of the order. */
  toSend: readonly LineShare[];
};

/**
 * What was paid back for items, what a label took off it, and where it went: the bank's part and that
 * of gift cards apart.
 */
export function refundMail(
  letter: ShopLetter,
  order: Order,
  { lines, refund, hasCome, isGuest, toSend }: Refunded & Reader,
): MailContent {
  const { shop, shopUrl, texts } = letter;
  const { refund: words, order: orderWords } = texts;
  const { currencyCode } = order.totalPrice;
  const amount = (cents: number) => writeAmount(cents, currencyCode, languageTag(shop));
  const { bankCents, feeCents = 0 } = refund;
  const { label: ofLabel } = textsFor(getDomain(shop).lang).creditNote;
  const total = refundTotal(refund);
  const onCards = total - bankCents;
  const next = [
    ...(bankCents > 0 ? [words.bankNext] : []),
    ...(onCards > 0 ? [words.giftCardNext] : []),
  ];
  const isCancelled = lines.length > 0 && !hasCome;
  const lead = (hasCome ? words.lead : words.plainLead)(order.orderNumber, amount(total));
  return {
    subject: words.subject(order.orderNumber),
    preview: lead,
    title: words.title,
    blocks: [
      { kind: 'text', text: lead },
      ...(isCancelled ? [{ kind: 'text' as const, text: words.cancelled }] : []),
      ...(lines.length === 0 ? [] : [returnedItemsBlock(letter, order, lines)]),
      {
        kind: 'sums',
        sums: [
          ...(feeCents > 0 ? [{ label: ofLabel, written: `\u2212${amount(feeCents)}` }] : []),
          ...(bankCents > 0 ? [{ label: words.bank, written: amount(bankCents) }] : []),
          ...(onCards > 0 ? [{ label: words.giftCard, written: amount(onCards) }] : []),
        ].map(({ label, written }) => ({ label, amount: written, isTotal: false })),
      },
      { kind: 'text', text: next.join(' ') },
      ...(isCancelled ? toComeBlocks(letter, order, toSend) : []),
      ...(isGuest
        ? []
        : [{ kind: 'link' as const, label: orderWords.link, url: `${shopUrl}/account/orders` }]),
    ],
  };
}

/** Its key is the id of a return, or of a refund by hand. */
export const WRITE_REFUND_MAIL = MAIL_WRITERS.refund;

/** What was paid back, for a return or by hand; null where nothing was. */
async function findRefunded(
  db: Queryable,
  id: string,
): Promise<(Refunded & { orderNumber: string }) | null> {
  const [returned] = await db.select().from(orderReturns).where(eq(orderReturns.returnId, id));
  if (returned !== undefined) {
    const { orderNumber, refund } = returned;
    const lines = paidBackLines(returned);
    return refund && { orderNumber, refund, lines, hasCome: hadLeft(returned) };
  }
  const [byHand] = await db.select().from(orderRefunds).where(eq(orderRefunds.refundId, id));
  if (byHand === undefined) return null;
  const { orderNumber, centAmount } = byHand;
  return {
    ...{ orderNumber, lines: [], hasCome: false },
    refund: { bankCents: centAmount, giftCards: [] },
  };
}

/** Tells what was paid back, and how. */
export function writeRefundMail(deps: Pick<PlatformDeps, 'database' | 'now' | 'config'>): Job {
  const { database, now, config } = deps;
  return {
    name: WRITE_REFUND_MAIL,
    run: async (id) => {
      const refunded = await findRefunded(database, id);
      const found = refunded && (await findOrderLetter(deps, refunded.orderNumber));
      if (!found || !refunded) return undefined;
      const { row, recipient, letter, isGuest } = found;
      const { toSend } = await findLeaving(database, row);
      await inTransaction(database, async (tx) =>
        saveMail(tx, {
          kind: 'refund',
          about: id,
          recipient,
          lang: letter.lang,
          content: refundMail(letter, toOrder(row), { ...refunded, isGuest, toSend }),
          frame: letter.frame(letter.texts.signature(config.brandName)),
          sealing: config.sealing,
          now: now(),
        }),
      );
      return undefined;
    },
  };
}
