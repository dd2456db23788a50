import { and, eq, lt } from 'drizzle-orm';
import { expectedBack } from '#src/domain/order/inspection.ts';
import type { LineShare, Order } from '#src/domain/order/order.schema.ts';
import { paidForItems, refundCents } from '#src/domain/order/refund.ts';
import { REFUND_WITHIN_DAYS } from '#src/domain/order/return.ts';
import { takenFee } from '#src/domain/order/return-way.ts';
import { hadLeft } from '#src/domain/order/to-send.ts';
import { getDomain, languageTag } from '#src/domain/shop/locales.ts';
import { writeDay, writeMoment } from '#src/domain/shop/shop-day.ts';
import type { WebDomain } from '#src/domain/shop/web-domain.schema.ts';
import { inTransaction } from '../../kernel/database/database.ts';
import type { PlatformDeps } from '../../kernel/http/platform-env.ts';
import type { Job } from '../../kernel/jobs/job-types.ts';
import { newToken } from '../../kernel/mail/link-tokens.ts';
import type { MailContent } from '../../kernel/mail/mail-content.ts';
import { MAIL_WRITERS } from '../../kernel/mail/mail-kinds.ts';
import { saveMail } from '../../kernel/mail/save-mail.ts';
import type { ShopLetter } from '../../kernel/mail/shop-letter.ts';
import { writeAmount } from '../../kernel/texts/amounts.ts';
import { sendUntil } from '../order-journey.ts';
import { findOrderLetter } from '../order-letter.ts';
import { keepOrderLink, trackingUrl } from '../order-links.ts';
import { toOrder } from '../order-store.ts';
import { findLeaving } from '../sending/parcels.ts';
import { orderReturns } from '../tables.ts';
import { costsLine } from './costs-line.ts';
import { returnedItemsBlock, toComeBlocks } from './returned-items-block.ts';

type Returned = Pick<
  typeof orderReturns.$inferSelect,
  'lines' | 'declaredAt' | 'returnNumber' | 'unsent' | 'way' | 'feeCents'
>;

type Terms = {
  /** The shop that sold the order. */
  sold: WebDomain;
  cents: number;
  token: string;
  brandName: string;
  /** A guest has no account to see the order in. */
  isGuest: boolean;
  /** What has still to leave of the order. */
  toSend: readonly LineShare[];
};

/** Where to items go, by whom a parcel is taken, until when, and who pays for it; or that a store takes them. */
function sendingLines(
  { shop, texts }: ShopLetter,
  order: Order,
  returned: Returned,
  { lead, sold }: { lead: string; sold: WebDomain },
): string[] {
  const words = texts.return;
  if (returned.way === 'store') return [words.toStore(returned.returnNumber)];
  const until = writeDay(sendUntil(returned.declaredAt, getDomain(shop).iso2), shop);
  const { currencyCode: currency } = order.totalPrice;
  return [
    lead,
    words.dropOff(sold.params.returns.carrier, until),
    costsLine(words, returned, { order: { currency }, shop: sold }),
  ];
}

/** To the page of the order, with the label that is printed there; a store needs none. */
const linkTo = ({ shopUrl, texts }: ShopLetter, { way }: Returned, token: string) => ({
  kind: 'link' as const,
  label: way === 'store' ? texts.order.link : texts.return.link,
  url: trackingUrl(shopUrl, token),
});

/**
 * What a withdrawal is about, and when it was declared, by the clocks of the shop's country; of what
 * had left, where to it is sent, until when and with which label.
 */
export function withdrawalMail(
  letter: ShopLetter,
  order: Order,
  returned: Returned,
  { sold, token, brandName, isGuest, toSend }: Terms,
): MailContent {
  const { shop, shopUrl, texts } = letter;
  const { order: words, withdrawal, return: sending } = texts;
  const { lines, declaredAt, unsent } = returned;
  const isPartlySent = hadLeft(returned) && unsent.length > 0;
  const lead = withdrawal.lead(order.orderNumber, writeMoment(declaredAt, shop, 'long'));
  return {
    subject: withdrawal.subject(order.orderNumber),
    preview: lead,
    title: withdrawal.title,
    blocks: [
      { kind: 'text', text: lead },
      returnedItemsBlock(letter, order, lines),
      { kind: 'text', text: hadLeft(returned) ? withdrawal.next : withdrawal.unsent },
      ...(isPartlySent
        ? [
            { kind: 'text' as const, text: withdrawal.partUnsent },
            returnedItemsBlock(letter, order, unsent),
          ]
        : []),
      ...(hadLeft(returned)
        ? [
            {
              ...{ kind: 'lines' as const, title: sending.how },
              lines: sendingLines(letter, order, returned, {
                lead: [brandName, ...sold.params.returns.address].join(', '),
                sold,
              }),
            },
            linkTo(letter, returned, token),
          ]
        : []),
      ...(unsent.length > 0 ? toComeBlocks(letter, order, toSend) : []),
      ...(isGuest
        ? []
        : [{ kind: 'link' as const, label: words.link, url: `${shopUrl}/account/orders` }]),
    ],
  };
}

/** What comes back, how to send it and until when, what is refunded and by when. */
export function returnMail(
  letter: ShopLetter,
  order: Order,
  returned: Returned,
  { sold, cents, token }: Terms,
): MailContent {
  const { shop, texts } = letter;
  const words = texts.return;
  const { lines, returnNumber } = returned;
  const amount = writeAmount(cents, order.totalPrice.currencyCode, languageTag(shop));
  const lead = words.lead(order.orderNumber, returnNumber);
  return {
    subject: words.subject(returnNumber),
    preview: lead,
    title: words.title,
    blocks: [
      { kind: 'text', text: lead },
      returnedItemsBlock(letter, order, lines),
      {
        kind: 'lines',
        title: words.how,
        lines: sendingLines(letter, order, returned, { lead: words.print, sold }),
      },
      { kind: 'text', text: words.refund(amount, String(REFUND_WITHIN_DAYS)) },
      linkTo(letter, returned, token),
    ],
  };
}

/** Its key is the id of a return. */
export const WRITE_RETURN_MAIL = MAIL_WRITERS.return;

/**
 * Acknowledges a return: a withdrawal on a durable medium, with what was declared and when (directive
 * 2011/83/EU, article 11a), a return of the shop's with how to send it.
 */
export function writeReturnMail(deps: Pick<PlatformDeps, 'database' | 'now' | 'config'>): Job {
  const { database, now, config } = deps;
  return {
    name: WRITE_RETURN_MAIL,
    run: async (returnId) => {
      const [returned] = await database
        .select()
        .from(orderReturns)
        .where(eq(orderReturns.returnId, returnId));
      const found = returned && (await findOrderLetter(deps, returned.orderNumber));
      if (!returned || !found) return undefined;
      const { orderNumber, basis, declaredAt, lines } = returned;
      const { row, recipient, letter, domain, isGuest } = found;
      const order = toOrder(row);
      const earlier = await database
        .select()
        .from(orderReturns)
        .where(
          and(eq(orderReturns.orderNumber, orderNumber), lt(orderReturns.declaredAt, declaredAt)),
        );
      const worth = refundCents(order, paidForItems(order), {
        earlier: earlier.flatMap(expectedBack),
        returned: lines,
      });
      const cents = worth - takenFee(returned.feeCents, worth);
      const { token, tokenHash } = newToken();
      const { brandName } = config;
      const { toSend } = await findLeaving(database, row);
      const sent = { sold: domain, cents, token, brandName, isGuest, toSend };
      await inTransaction(database, async (tx) => {
        const isKept = await saveMail(tx, {
          kind: basis === 'law' ? 'withdrawal' : 'return',
          about: returnId,
          recipient,
          lang: letter.lang,
          content:
            basis === 'law'
              ? withdrawalMail(letter, order, returned, sent)
              : returnMail(letter, order, returned, sent),
          frame: letter.frame(letter.texts.signature(brandName)),
          sealing: config.sealing,
          now: now(),
        });
        // A second run writes no mail: the link of the first one counts.
        if (isKept && (basis === 'promise' || hadLeft(returned)))
          await keepOrderLink(tx, { orderNumber, tokenHash }, now());
      });
      return undefined;
    },
  };
}
