import type { LineItem } from '#src/domain/cart/cart.schema.ts';
import type { MailTextsKind } from '#src/domain/mail/mail-texts.ts';
import type { Order } from '#src/domain/order/order.schema.ts';
import type { WebDomain } from '#src/domain/shop/web-domain.schema.ts';
import type { MailContent } from './mail-content.ts';
import type { ShopLetter } from './shop-letter.ts';

/** Of whom mails speak that are shown to the staff: nobody. */
export const SAMPLE_PERSON = {
  firstName: 'Camille',
  lastName: 'Martin',
  line1: '12 Avenue Camille',
  number: '0000 0000 0000 0000',
} as const;
/** What links of mails that are shown carry: it opens nothing. */
export const SAMPLE_TOKEN = 'preview';

export type SampledMail = { content: MailContent; signature: string };
/** A real order without the names and addresses of its customer, and an item of it. */
export type SampleOrder = { order: Order; domain: WebDomain; product: LineItem['product'] };

/** How a kind of mail reads: more than one where it is written in several ways. */
export type MailSamples<Sample> = Partial<
  Record<MailTextsKind, readonly ((letter: ShopLetter, sample: Sample) => SampledMail)[]>
>;
