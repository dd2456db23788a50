import { useRef, useState } from 'react';
import { labelOrders, sendOrders } from '#src/domain/order/sending.calls.ts';
import { MAX_SENT_TOGETHER, type SendingOutcome } from '#src/domain/order/sending.ts';
import type { ListedOrder } from '#src/domain/order/staff-order.schema.ts';
import { useWrite } from '../calls/use-write.ts';
import { savePdf } from '../look/save-file.ts';

/** What is known of the parcel of an order before it leaves. */
export type Parcel = {
  order: ListedOrder;
  carrier: string;
  trackingNumber: string;
  /** Of the last try; null before it. */
  outcome: SendingOutcome | null;
  /** The order whose parcel has this number, too. */
  twin: string | null;
};

type Typed = { carrier?: string; trackingNumber: string };

export const isLeft = ({ order }: Pick<Parcel, 'order'>) =>
  order.toSend > 0 && order.status !== 'awaiting-payment' && order.status !== 'cancelled';

/** As many as one call takes. */
function* batches<T>(all: readonly T[]): Generator<T[]> {
  for (let from = 0; from < all.length; from += MAX_SENT_TOGETHER) {
    yield all.slice(from, from + MAX_SENT_TOGETHER);
  }
}

/** Carriers and numbers that were typed, read or made for orders, and what became of sending them. */
export function useParcels(
  orders: readonly ListedOrder[],
  carrierOf: (order: ListedOrder) => string,
) {
  const { write, isWriting, refusal } = useWrite();
  const [typed, setTyped] = useState<ReadonlyMap<string, Typed>>(new Map());
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, SendingOutcome>>(new Map());
  /** One for each order of the page: what is sent twice is done once. */
  const changeIds = useRef(new Map<string, string>());

  const known = orders.map((order) => {
    const { trackingNumber = '', carrier = carrierOf(order) } = typed.get(order.orderNumber) ?? {};
    return { order, carrier, trackingNumber: trackingNumber.trim() };
  });
  const parcels = known.map((one): Parcel => {
    const { orderNumber } = one.order;
    const twin = known.find(
      (other) =>
        other.trackingNumber !== '' &&
        other.trackingNumber === one.trackingNumber &&
        other.order.orderNumber !== orderNumber,
    );
    return {
      ...one,
      outcome: outcomes.get(orderNumber) ?? null,
      twin: twin?.order.orderNumber ?? null,
    };
  });

  const type = (rows: readonly (Typed & { orderNumber: string })[]) =>
    setTyped(
      (before) =>
        new Map([
          ...before,
          ...rows.map(({ orderNumber, ...row }): [string, Typed] => [
            orderNumber,
            { ...before.get(orderNumber), ...row },
          ]),
        ]),
    );
  const note = (values: readonly { orderNumber: string; outcome: SendingOutcome }[]) =>
    setOutcomes(
      (before) =>
        new Map([
          ...before,
          ...values.map(({ orderNumber, outcome }) => [orderNumber, outcome] as const),
        ]),
    );

  const changeIdOf = (orderNumber: string) => {
    const id = changeIds.current.get(orderNumber) ?? crypto.randomUUID();
    changeIds.current.set(orderNumber, id);
    return id;
  };

  async function label(some: readonly Parcel[]): Promise<void> {
    for (const batch of batches(some)) {
      const answer = await write(labelOrders, {
        body: {
          orders: batch.map(({ order: { orderNumber, version }, carrier }) => ({
            ...{ orderNumber, version, carrier },
          })),
        },
      });
      if (answer === undefined) return;
      type(
        answer.values.flatMap(({ orderNumber, trackingNumber }) =>
          trackingNumber === null ? [] : [{ orderNumber, trackingNumber }],
        ),
      );
      note(answer.values.filter(({ outcome }) => outcome !== 'done'));
      for (const file of answer.files) savePdf(file);
    }
  }

  async function send(some: readonly Parcel[]): Promise<void> {
    for (const batch of batches(some)) {
      const answer = await write(sendOrders, {
        body: {
          orders: batch.map(({ order: { orderNumber, version }, carrier, trackingNumber }) => ({
            ...{ changeId: changeIdOf(orderNumber), orderNumber, version },
            ...{ carrier, trackingNumber },
          })),
        },
      });
      if (answer === undefined) return;
      note(answer.values);
    }
  }

  return { parcels, type, label, send, isWriting, refusal };
}
