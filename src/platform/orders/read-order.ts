import { asc, eq, inArray, or, sql } from 'drizzle-orm';
import { shownNames } from '#src/domain/account/display-name.ts';
import type { StaffOrder } from '#src/domain/order/staff-order.schema.ts';
import { trackingUrl } from '#src/domain/shipping/carriers.ts';
import { maskEmail, maskPhone } from '#src/domain/text/masked.ts';
import { namedIn } from '../catalogue/face.ts';
import { findContact } from '../customers/face.ts';
import type { Queryable } from '../kernel/database/database.ts';
import type { StaffCaller } from '../kernel/http/platform-env.ts';
import { toStaffMail } from '../kernel/mail/repeat-mail.ts';
import { mails } from '../kernel/mail/tables.ts';
import { readPayment } from '../payments/face.ts';
import { findChangesTo, personalDataReader } from '../staff/face.ts';
import { findPickupPlace } from '../stores/face.ts';
import { requireOrder } from './change-order.ts';
import { findCredits } from './documents/find-credits.ts';
import { FULFILMENT } from './list-orders.ts';
import { orderIn } from './order-in-language.ts';
import { findJourney, refundTotal } from './order-journey.ts';
import { toOrder } from './order-store.ts';
import { findRefundable } from './refunds/refundable.ts';
import { findReturnPictures } from './returns/find-return-pictures.ts';
import { findLeaving } from './sending/parcels.ts';
import { goodwillCards, orderNotes, orderRefunds } from './tables.ts';
import { timelineOf } from './timeline.ts';

const iso = (instant: Date) => instant.toISOString();
const isoOrNull = (instant: Date | null) => instant?.toISOString() ?? null;

const masked = <A extends { phoneNumber: string }>(address: A | null): A | null =>
  address && { ...address, phoneNumber: maskPhone(address.phoneNumber) };

/** One order of the caller's shops with all that belongs to it; throws NOT_FOUND. */
export async function readOrder(
  db: Queryable,
  caller: StaffCaller,
  orderNumber: string,
  now: Date,
): Promise<StaffOrder> {
  const { order: row, shop } = await requireOrder(db, caller, orderNumber);
  const isMasked = !personalDataReader(caller)(shop);
  const customer = await findContact(db, row.customerId);
  const { parcels, exchanges, returns, toSend } = await findLeaving(db, row);
  const pictures = await findReturnPictures(
    db,
    returns.map(({ returnId }) => returnId),
  );
  const journey = await findJourney(db, row, now);
  const changes = await findChangesTo(db, { kind: 'order', id: orderNumber });
  const notes = await db
    .select()
    .from(orderNotes)
    .where(eq(orderNotes.orderNumber, orderNumber))
    .orderBy(asc(orderNotes.writtenAt));
  const byHand = await db
    .select()
    .from(orderRefunds)
    .where(eq(orderRefunds.orderNumber, orderNumber))
    .orderBy(asc(orderRefunds.decidedAt));
  const gifts = await db
    .select({ giftId: goodwillCards.giftId })
    .from(goodwillCards)
    .where(eq(goodwillCards.orderNumber, orderNumber));
  const subjects = [
    orderNumber,
    ...gifts.map(({ giftId }) => giftId),
    ...parcels.map(({ parcelId }) => parcelId),
    ...returns.map(({ returnId }) => returnId),
    ...byHand.map(({ refundId }) => refundId),
    ...row.giftCards.map(({ id }) => id),
  ];
  const written = await db
    .select()
    .from(mails)
    .where(or(inArray(mails.about, subjects)))
    .orderBy(asc(mails.writtenAt));
  const { rows: states } = await db.execute<{ state: StaffOrder['fulfilment'] }>(
    sql`select ${FULFILMENT} as state from orders o where o.order_number = ${orderNumber}`,
  );
  const bought = toOrder(row);
  const pointId = row.shippingAddress?.deliveryPointIdV2 ?? null;
  const { language } = caller;
  const order = language === undefined ? bought : await orderIn(db, bought, { language, shop });
  return {
    id: orderNumber,
    version: row.version,
    shop,
    fulfilment: states[0]?.state ?? 'to-pick',
    order: isMasked
      ? {
          ...order,
          giftCards: order.giftCards.map((card) => ({
            ...card,
            recipientEmail: maskEmail(card.recipientEmail),
          })),
          shippingAddress: masked(order.shippingAddress),
          billingAddress: masked(order.billingAddress),
        }
      : order,
    customer: {
      customerId: row.customerId,
      name: shownNames(customer ?? { firstName: '', lastName: '' }),
      email: isMasked ? maskEmail(customer?.email ?? '') : (customer?.email ?? ''),
      isGuest: customer?.isGuest ?? false,
      isMasked,
    },
    pickupPoint: pointId ? await findPickupPlace(db, pointId) : null,
    payment: await readPayment(db, orderNumber),
    refundableCents: await findRefundable(db, orderNumber),
    toSend,
    exchanges: (language === undefined
      ? exchanges
      : await namedIn(db, language, shop)(exchanges)
    ).map(({ orderNumber: _, ...exchange }) => exchange),
    parcels: parcels.map(({ orderNumber: _, leftAt, ...parcel }) => ({
      ...{ ...parcel, leftAt: iso(leftAt) },
      trackingUrl: trackingUrl(parcel.carrier, parcel.trackingNumber),
    })),
    returns: returns.map(({ orderNumber: _, refund, ...one }) => ({
      ...one,
      declaredAt: iso(one.declaredAt),
      receivedAt: isoOrNull(one.receivedAt),
      pictures: pictures.flatMap(({ returnId, ...picture }) =>
        returnId === one.returnId ? [picture] : [],
      ),
      feeCents: refund === null ? one.feeCents : (refund.feeCents ?? 0),
      refundCents: refund && refundTotal(refund),
      refundedAt: isoOrNull(one.refundedAt),
    })),
    handRefunds: byHand.map(({ refundId, centAmount, reason, authorName, decidedAt }) => ({
      ...{ refundId, centAmount, reason, authorName, decidedAt: iso(decidedAt) },
    })),
    creditNotes: (await findCredits(db, orderNumber)).map(
      ({ refundId, number, at, bankCents, giftCardCents }) => ({
        ...{ refundId, number, centAmount: bankCents + giftCardCents, at: iso(at) },
      }),
    ),
    timeline: timelineOf(journey.events, changes),
    returnable: journey.returnable,
    ways: journey.ways,
    mails: written.map(toStaffMail),
    notes: notes.map(({ noteId, text, authorName, writtenAt }) => ({
      ...{ noteId, text, authorName, writtenAt: iso(writtenAt) },
    })),
  };
}
