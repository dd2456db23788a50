import type { LineProduct } from '#src/domain/cart/cart.schema.ts';
import { languageTag } from '#src/domain/shop/locales.ts';
import type { Store } from '#src/domain/store/store.schema.ts';
import type { MailContent } from '../mail/mail-content.ts';
import { mailPiece, type ShopLetter } from '../mail/shop-letter.ts';
import { writeAmount } from '../texts/amounts.ts';

export type ReservationFacts = {
  reservationId: string;
  product: LineProduct;
  store: Pick<Store, 'name' | 'line1' | 'zipCode' | 'city'>;
  pickUpBefore: Date;
  /** Null while it waits. */
  cancelledAt: Date | null;
};

/** What waits where and until when by the store's clock, or that it does not wait any more. */
export function reservationMail(letter: ShopLetter, facts: ReservationFacts): MailContent {
  const { texts, shop, shopUrl, moment } = letter;
  const { product, store, cancelledAt } = facts;
  const words = texts.reservation;
  const isOver = cancelledAt !== null;
  const lead = isOver
    ? words.cancelledLead(moment(cancelledAt))
    : words.madeLead(moment(facts.pickUpBefore));
  const { centAmount, currency } = product.price;
  const amount = writeAmount(centAmount, currency, languageTag(shop));
  const piece = mailPiece({ origin: letter.origin, words: texts.order }, product, { amount });
  return {
    subject: isOver ? words.cancelledSubject(product.name) : words.madeSubject(product.name),
    preview: lead,
    title: isOver ? words.cancelledTitle : words.madeTitle,
    blocks: [
      { kind: 'text', text: lead },
      { kind: 'pieces', pieces: [piece] },
      {
        kind: 'lines',
        title: words.store,
        lines: [store.name, store.line1, `${store.zipCode} ${store.city}`],
      },
      { kind: 'lines', title: words.number, lines: [facts.reservationId] },
      { kind: 'link', label: words.link, url: `${shopUrl}/account/reservations` },
    ],
  };
}
