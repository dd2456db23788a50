import { eq } from 'drizzle-orm';
import { townLine } from '#src/domain/address/address.ts';
import type { LineProduct } from '#src/domain/cart/cart.schema.ts';
import { getDomain, languageTag } from '#src/domain/shop/locales.ts';
import type { Store } from '#src/domain/store/store.schema.ts';
import { findLineProducts } from '../catalogue/face.ts';
import { findContact } from '../customers/face.ts';
import { inTransaction, type Transaction } from '../kernel/database/database.ts';
import type { PlatformDeps } from '../kernel/http/platform-env.ts';
import type { Job } from '../kernel/jobs/job-types.ts';
import type { MailContent } from '../kernel/mail/mail-content.ts';
import { MAIL_WRITERS } from '../kernel/mail/mail-kinds.ts';
import { type MailSamples, SAMPLE_PERSON, type SampleOrder } from '../kernel/mail/mail-samples.ts';
import { saveMail } from '../kernel/mail/save-mail.ts';
import { findLetter, mailItem, type ShopLetter } from '../kernel/mail/shop-letter.ts';
import { writeAmount } from '../kernel/texts/amounts.ts';
import { findStoresOf } from '../stores/face.ts';
import { reservations } from './tables.ts';

type ReservationFacts = {
  reservationId: string;
  product: LineProduct;
  store: Pick<Store, 'name' | 'line1' | 'zipCode' | 'city' | 'country'>;
  pickUpBefore: Date;
  /** Null while it waits. */
  cancelledAt: Date | null;
};

/** What waits where and until when by the store's clock, or that it does not wait any more. */
function reservationMail(letter: ShopLetter, facts: ReservationFacts): MailContent {
  const { texts, shop, shopUrl, moment } = letter;
  const { product, store, cancelledAt } = facts;
  const words = texts.reservation;
  const isOver = cancelledAt !== null;
  const lead = isOver
    ? words.cancelledLead(moment(cancelledAt))
    : words.madeLead(moment(facts.pickUpBefore));
  const { centAmount, currency } = product.price;
  const amount = writeAmount(centAmount, currency, languageTag(shop));
  const item = mailItem({ origin: letter.origin, words: texts.order }, product, { amount });
  return {
    subject: isOver ? words.cancelledSubject(product.name) : words.madeSubject(product.name),
    preview: lead,
    title: isOver ? words.cancelledTitle : words.madeTitle,
    blocks: [
      { kind: 'text', text: lead },
      { kind: 'items', items: [item] },
      {
        kind: 'lines',
        title: words.store,
        lines: [store.name, store.line1, townLine(store)],
      },
      { kind: 'lines', title: words.number, lines: [facts.reservationId] },
      { kind: 'link', label: words.link, url: `${shopUrl}/account/reservations` },
    ],
  };
}

const sampled =
  (isOver: boolean) =>
  (letter: ShopLetter, { product, order, domain }: SampleOrder) => {
    const at = new Date(order.createdAt);
    const { line1 } = SAMPLE_PERSON;
    const place = order.shippingAddress ?? order.billingAddress;
    const store = {
      ...{ name: letter.brandName, line1, country: domain.countryCodeISO2 },
      ...{ zipCode: place?.zipCode ?? '', city: place?.city ?? '' },
    };
    const facts = { reservationId: order.orderNumber, product, store, pickUpBefore: at };
    return {
      content: reservationMail(letter, { ...facts, cancelledAt: isOver ? at : null }),
      signature: letter.texts.reservation.signature(letter.brandName),
    };
  };

/** What both say of an item that is in an order. */
export const RESERVATION_MAIL_SAMPLES: MailSamples<SampleOrder> = {
  reservation: [sampled(false)],
  'reservation-cancelled': [sampled(true)],
};

/** Their key is the id of a reservation. */
export const WRITE_RESERVATION_MAIL = MAIL_WRITERS.reservation;
export const WRITE_CANCELLATION_MAIL = MAIL_WRITERS['reservation-cancelled'];

type Needs = Pick<PlatformDeps, 'database' | 'now' | 'config'>;
type Kind = 'reservation' | 'reservation-cancelled';

/** Writes customers about what stores lay aside for them, in the language of the shop. */
export function reservationMailJobs({ database, now, config }: Needs): Job[] {
  async function write(tx: Transaction, reservationId: string, kind: Kind): Promise<void> {
    const [found] = await tx
      .select()
      .from(reservations)
      .where(eq(reservations.reservationId, reservationId));
    if (found === undefined) return;
    const { sku, storeId, domain, customerId, pickUpBefore, cancelledAt } = found;
    const customer = await findContact(tx, customerId);
    const store = (await findStoresOf(tx, [storeId])).get(storeId);
    if (customer === null || store === undefined) return;
    const { lang } = getDomain(domain);
    const products = await findLineProducts(tx, [sku], { domain, lang, customerId }, now());
    const product = products.get(sku)?.product;
    // Not sold in the shop any more: there is nothing to show.
    if (product === undefined) return;
    const letter = await findLetter(tx, domain, config);
    const facts = { reservationId, product, store, pickUpBefore };
    await saveMail(tx, {
      ...{ kind, lang },
      about: reservationId,
      recipient: customer.email,
      content: reservationMail(letter, {
        ...facts,
        // The mail of a reservation stays what it was when it was cancelled in the meantime.
        cancelledAt: kind === 'reservation' ? null : cancelledAt,
      }),
      frame: letter.frame(letter.texts.reservation.signature(letter.brandName)),
      sealing: config.sealing,
      now: now(),
    });
  }

  const job = (name: string, kind: Kind): Job => ({
    name,
    run: async (reservationId) => {
      await inTransaction(database, (tx) => write(tx, reservationId, kind));
      return undefined;
    },
  });
  return [
    job(WRITE_RESERVATION_MAIL, 'reservation'),
    job(WRITE_CANCELLATION_MAIL, 'reservation-cancelled'),
  ];
}
