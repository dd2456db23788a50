import { eq } from 'drizzle-orm';
import { getDomain } from '#src/domain/shop/locales.ts';
import { findLineProducts } from '../catalogue/line-products.ts';
import { customers } from '../customers/tables.ts';
import { inTransaction, type Transaction } from '../database/database.ts';
import type { PlatformDeps } from '../http/platform-env.ts';
import type { Job } from '../jobs/job-types.ts';
import { keepMail } from '../mail/keep-mail.ts';
import { letterOf } from '../mail/shop-letter.ts';
import { stores } from '../stores/tables.ts';
import { reservationMail } from './reservation-mail.ts';
import { reservations } from './tables.ts';

/** Their key is the id of a reservation. */
export const WRITE_RESERVATION_MAIL = 'write-reservation-mail';
export const WRITE_CANCELLATION_MAIL = 'write-cancellation-mail';

type Needs = Pick<PlatformDeps, 'database' | 'now' | 'config'>;
type Kind = 'reservation' | 'reservation-cancelled';

/** Writes customers about what stores lay aside for them, in the language of the shop. */
export function reservationMailJobs({ database, now, config }: Needs): Job[] {
  async function write(tx: Transaction, reservationId: string, kind: Kind): Promise<void> {
    const [found] = await tx
      .select({ reservation: reservations, store: stores, email: customers.email })
      .from(reservations)
      .innerJoin(stores, eq(stores.storeId, reservations.storeId))
      .innerJoin(customers, eq(customers.customerId, reservations.customerId))
      .where(eq(reservations.reservationId, reservationId));
    if (found === undefined) return;
    const { sku, domain, customerId, pickUpBefore, cancelledAt } = found.reservation;
    const { lang } = getDomain(domain);
    const products = await findLineProducts(tx, [sku], { domain, lang, customerId }, now());
    const product = products.get(sku)?.product;
    // Not sold in the shop any more: there is nothing to show.
    if (product === undefined) return;
    const letter = letterOf(domain, config);
    const facts = { reservationId, product, store: found.store, pickUpBefore };
    await keepMail(tx, {
      ...{ kind, lang },
      about: reservationId,
      recipient: found.email,
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
