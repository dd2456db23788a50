import { eq } from 'drizzle-orm';
import { displayName } from '#src/domain/account/display-name.ts';
import { envelopeLines } from '#src/domain/address/envelope.ts';
import type { AgreedTerms } from '#src/domain/cart/agreed-terms.ts';
import { languageTag } from '#src/domain/shop/locales.ts';
import { writeDay } from '#src/domain/shop/shop-day.ts';
import { inTransaction } from '../kernel/database/database.ts';
import type { PlatformDeps } from '../kernel/http/platform-env.ts';
import type { Job } from '../kernel/jobs/job-types.ts';
import { newToken } from '../kernel/mail/link-tokens.ts';
import type { MailContent, MailSum } from '../kernel/mail/mail-content.ts';
import {
  type MailSamples,
  SAMPLE_PERSON,
  SAMPLE_TOKEN,
  type SampleOrder,
} from '../kernel/mail/mail-samples.ts';
import { saveMail } from '../kernel/mail/save-mail.ts';
import { findLetter, ifSeveral, mailItem, type ShopLetter } from '../kernel/mail/shop-letter.ts';
import { writeAmount } from '../kernel/texts/amounts.ts';
import { draftOrders, paymentLinks } from './tables.ts';

/** Its key is the id of the draft order. */
export const WRITE_PAYMENT_LINK_MAIL = 'write-payment-link-mail';
export const PAYMENT_LINK_MAIL = 'payment-link';

type Draft = Pick<
  typeof draftOrders.$inferSelect,
  'mailed' | 'addedTo' | 'currency' | 'totalCentAmount' | 'endsAt' | 'customerName'
> & { terms: Pick<AgreedTerms, 'shippingAddress'> };

/** What a customer is written about an order that is to be paid: all of it, its price, and the link. */
function paymentLinkMail(draft: Draft, letter: ShopLetter, token: string): MailContent {
  const { mailed, addedTo, currency, totalCentAmount } = draft;
  const { shop, origin, shopUrl, brandName, texts } = letter;
  const words = texts.paymentLink;
  const tag = languageTag(shop);
  const amount = (cents: number, free: string) =>
    cents === 0 ? free : writeAmount(cents, currency, tag);
  const until = writeDay(draft.endsAt.toISOString(), shop);
  const lead = addedTo === null ? words.lead(brandName) : words.addedLead(addedTo);
  const { shippingInfo, discounts } = mailed;
  const sums: MailSum[] = [
    ...discounts.map((one) => ({ label: one.label, cents: -one.centAmount })),
    ...(shippingInfo === null ? [] : [{ label: shippingInfo.name, cents: shippingInfo.price }]),
  ].map(({ label, cents }) => ({
    label,
    amount: amount(cents, texts.order.freeDelivery),
    isTotal: false,
  }));
  const address = draft.terms.shippingAddress;
  const toPay = { label: words.toPay, amount: writeAmount(totalCentAmount, currency, tag) };
  return {
    subject: addedTo === null ? words.subject(brandName) : words.addedSubject(addedTo),
    preview: lead,
    title:
      addedTo === null
        ? words.title(displayName(draft.customerName.split(' ')[0] ?? ''))
        : words.addedTitle,
    blocks: [
      { kind: 'text', text: lead },
      {
        kind: 'items',
        items: mailed.lineItems.map(({ product, quantity, totalPrice }) =>
          mailItem({ origin, words: texts.order }, product, {
            quantity: ifSeveral(quantity),
            amount: amount(totalPrice.centAmount, texts.order.free),
          }),
        ),
      },
      { kind: 'sums', sums: [...sums, { ...toPay, isTotal: true }] },
      ...(address === null
        ? []
        : ([
            { kind: 'lines', title: texts.order.deliveredTo, lines: envelopeLines(address, tag) },
          ] as const)),
      {
        kind: 'link',
        label: words.link,
        url: `${shopUrl}/payment-link?${new URLSearchParams({ token })}`,
      },
      ...(shippingInfo === null ? [{ kind: 'text', text: words.noDelivery } as const] : []),
      { kind: 'text', text: words.terms(until) },
    ],
  };
}

const sampled =
  (isAdded: boolean) =>
  (letter: ShopLetter, { order }: SampleOrder) => ({
    content: paymentLinkMail(
      {
        mailed: order,
        addedTo: isAdded ? order.orderNumber : null,
        currency: order.totalPrice.currencyCode,
        totalCentAmount: order.totalPrice.centAmount,
        endsAt: new Date(order.createdAt),
        customerName: SAMPLE_PERSON.firstName,
        terms: { shippingAddress: order.shippingAddress },
      },
      letter,
      SAMPLE_TOKEN,
    ),
    signature: letter.texts.paymentLink.signature(letter.brandName),
  });

/** What it says of what is in an order, as if that were still to be paid. */
export const PAYMENT_LINK_MAIL_SAMPLES: MailSamples<SampleOrder> = {
  'payment-link': [sampled(false), sampled(true)],
};

/** Mails a customer the link to pay what the staff made, in the language of the shop. */
export function writePaymentLinkMail({
  database,
  now,
  config,
}: Pick<PlatformDeps, 'database' | 'now' | 'config'>): Job {
  return {
    name: WRITE_PAYMENT_LINK_MAIL,
    run: async (draftId) => {
      const isIt = eq(draftOrders.draftId, draftId);
      const [draft] = await database.select().from(draftOrders).where(isIt);
      // One that was withdrawn before it was written about is not written about.
      if (draft === undefined || draft.closedAs !== null) return undefined;
      const letter = await findLetter(database, draft.domain, config);
      const { token, tokenHash } = newToken();
      await inTransaction(database, async (tx) => {
        const isKept = await saveMail(tx, {
          ...{ kind: PAYMENT_LINK_MAIL, about: draftId, recipient: draft.email },
          lang: letter.lang,
          content: paymentLinkMail(draft, letter, token),
          frame: letter.frame(letter.texts.paymentLink.signature(config.brandName)),
          ...{ sealing: config.sealing, now: now() },
        });
        // A second run writes no mail: the link of the first one counts.
        if (isKept) await tx.insert(paymentLinks).values({ tokenHash, draftId });
      });
      return undefined;
    },
  };
}
