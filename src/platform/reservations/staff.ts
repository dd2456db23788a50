import { and, eq, inArray } from 'drizzle-orm';
import { DomainError, requireFound } from '#src/domain/errors.ts';
import type { ActionOf } from '#src/domain/staff/audit-actions.ts';
import * as calls from '#src/domain/store/staff-reservation.calls.ts';
import { inTransaction, type Transaction } from '../kernel/database/database.ts';
import type { Router } from '../kernel/http/create-router.ts';
import type { PlatformDeps, StaffCaller } from '../kernel/http/platform-env.ts';
import { ok, serve } from '../kernel/http/serve.ts';
import { enqueue } from '../kernel/jobs/job-queue.ts';
import { audit, isMade } from '../staff/face.ts';
import { giveToStores } from '../stock/face.ts';
import { listReservations, listStores, readReservation } from './list-reservations.ts';
import { WRITE_CANCELLATION_MAIL } from './reservation-mails.job.ts';
import { stateOf } from './reservation-state.ts';
import { reservations } from './tables.ts';

type Row = typeof reservations.$inferSelect;
type Asked = {
  reservationId: string;
  changeId: string;
  action: ActionOf<'reservation'>;
};
type Times = Partial<Pick<Row, 'collectedAt' | 'cancelledAt' | 'releasedAt' | 'putBackAt'>>;

/** What is noted of an item that the customer takes along: it is sold, so no stock comes back. */
function collected(row: Row, now: Date): Times {
  if (stateOf(row, now) !== 'OPEN') throw new DomainError('RESERVATION_OVER');
  return { collectedAt: now, releasedAt: now };
}

/** What is noted of an item that goes back to the shelf. Throws RESERVATION_OVER for one that did. */
function putBack(row: Row, now: Date): Times {
  const state = stateOf(row, now);
  if (state === 'COLLECTED' || row.putBackAt !== null) throw new DomainError('RESERVATION_OVER');
  return {
    putBackAt: now,
    ...(row.releasedAt === null && { releasedAt: now }),
    ...(state === 'OPEN' && { cancelledAt: now }),
  };
}

/** Stock and mail that follow: what was still counted as reserved is on sale again. */
async function follow(
  tx: Transaction,
  row: Row,
  times: Times,
  by: { actorName: string; now: Date },
): Promise<void> {
  const isOnSale = row.releasedAt === null && !times.collectedAt;
  const { storeId, sku } = row;
  if (isOnSale) await giveToStores(tx, [{ storeId, sku, quantity: 1 }], by);
  if (times.cancelledAt) await enqueue(tx, WRITE_CANCELLATION_MAIL, row.reservationId);
}

/** A write of a store to a reservation of the caller's shops, once a form. Throws NOT_FOUND. */
async function changeReservation(
  { database, now }: Pick<PlatformDeps, 'database' | 'now'>,
  caller: StaffCaller,
  { reservationId, changeId, action }: Asked,
  work: (row: Row, now: Date) => Times,
): Promise<void> {
  const isIt = eq(reservations.reservationId, reservationId);
  await inTransaction(database, async (tx) => {
    const [row] = await tx
      .select()
      .from(reservations)
      .where(and(isIt, inArray(reservations.domain, [...caller.shops])))
      .for('update');
    if (row === undefined) throw new DomainError('NOT_FOUND');
    const at = now();
    const subject = { kind: 'reservation', id: reservationId };
    if (await isMade(tx, { changeId, subjectKind: subject.kind, subjectId: subject.id }, at))
      return;
    const times = work(row, at);
    await tx.update(reservations).set(times).where(isIt);
    await follow(tx, row, times, { actorName: caller.name, now: at });
    const [before, after] = [row, { ...row, ...times }].map((one) => ({ state: stateOf(one, at) }));
    await audit(tx, caller, at, { action, subject, shop: row.domain, before, after });
  });
}

/** What stores lay aside, as the people behind the counter work on it. */
export function serveReservationsToStaff(router: Router, deps: PlatformDeps): void {
  const { database, now } = deps;
  const read = async (caller: StaffCaller, reservationId: string) =>
    ok(requireFound(await readReservation(database, caller, reservationId, now()), 'NOT_FOUND'));

  serve(router, calls.listReservingStores, async ({ query }, caller) =>
    ok(await listStores(database, caller, query, now())),
  );

  serve(router, calls.getReservingStore, async ({ params }, caller) => {
    const query = calls.listReservingStores.request.query.parse({});
    const { values } = await listStores(database, caller, { ...query, ...params }, now());
    return ok(requireFound(values[0], 'NOT_FOUND'));
  });

  serve(router, calls.listStaffReservations, async ({ query }, caller) =>
    ok(await listReservations(database, caller, query, now())),
  );

  serve(router, calls.collectReservation, async ({ params, body }, caller) => {
    const asked = { ...params, ...body, action: 'reservation.collect' } as const;
    await changeReservation(deps, caller, asked, collected);
    return read(caller, params.reservationId);
  });

  serve(router, calls.putReservationBack, async ({ params, body }, caller) => {
    const asked = { ...params, ...body, action: 'reservation.put-back' } as const;
    await changeReservation(deps, caller, asked, putBack);
    return read(caller, params.reservationId);
  });
}
