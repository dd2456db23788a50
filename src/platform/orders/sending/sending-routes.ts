import { setTimeout as pause } from 'node:timers/promises';
import { type AnyErrorCode, DomainError } from '#src/domain/errors.ts';
import type { DownloadFile } from '#src/domain/order/order.schema.ts';
import * as calls from '#src/domain/order/sending.calls.ts';
import type { SendingOutcome } from '#src/domain/order/sending.ts';
import type { Router } from '../../kernel/http/create-router.ts';
import type { PlatformDeps, StaffCaller } from '../../kernel/http/platform-env.ts';
import { ok, serve } from '../../kernel/http/serve.ts';
import { inBase64 } from '../../kernel/pdf/open-pdf.ts';
import { requireOrder } from '../change-order.ts';
import type { CarrierLabels, LabelledParcel } from './carrier-labels.ts';
import { CARRIER_BUDGET_MS, labelParcel } from './label-parcel.ts';
import { findLeaving } from './parcels.ts';
import { readTrackingFile } from './read-tracking-file.ts';
import { sendParcelAsStaff } from './send-orders.ts';

/** Refusals of one order that the others have no part in. */
const OUTCOMES: Partial<Record<AnyErrorCode, SendingOutcome>> = {
  CHANGED_BY_OTHERS: 'changed-by-others',
  ORDER_NOT_CHANGEABLE: 'not-possible',
  PARCEL_NOT_POSSIBLE: 'not-possible',
  IDEMPOTENCY_KEY_REUSED: 'not-possible',
  NOT_FOUND: 'not-found',
  LABEL_NOT_MADE: 'no-label',
};

function outcomeOf(error: unknown): SendingOutcome {
  const outcome = error instanceof DomainError ? OUTCOMES[error.code] : undefined;
  if (outcome === undefined) throw error;
  return outcome;
}

/** A carrier in the name of a file. */
const nameOf = ({ carrier }: { carrier: string }) => carrier.replaceAll(/[^A-Za-z0-9]+/g, '-');

/** So many labels are asked of carriers at the same time. */
const TOGETHER = 5;

/** Orders that are labelled and sent with others, each by itself. */
export function serveSending(router: Router, deps: PlatformDeps, labels: CarrierLabels): void {
  const { database } = deps;

  type ToSend = Parameters<typeof sendParcelAsStaff>[2] & {
    carrier: string;
    trackingNumber: string;
  };

  /** The same number again is the same parcel, whichever form says so. */
  async function wasSent(caller: StaffCaller, { orderNumber, ...sent }: ToSend): Promise<boolean> {
    if (sent.trackingNumber === '') return false;
    const { order } = await requireOrder(database, caller, orderNumber);
    const { parcels } = await findLeaving(database, order);
    return parcels.some(({ trackingNumber }) => trackingNumber === sent.trackingNumber);
  }

  async function send(caller: StaffCaller, asked: ToSend): Promise<SendingOutcome> {
    const { carrier, trackingNumber, ...form } = asked;
    try {
      if (await wasSent(caller, asked)) return 'sent-before';
      await sendParcelAsStaff(deps, caller, form, { carrier, trackingNumber });
      return 'done';
    } catch (error) {
      return outcomeOf(error);
    }
  }

  serve(router, calls.sendOrders, async ({ body }, caller) => {
    const values: { orderNumber: string; outcome: SendingOutcome }[] = [];
    for (const asked of body.orders) {
      values.push({ orderNumber: asked.orderNumber, outcome: await send(caller, asked) });
    }
    return ok({ values });
  });

  type Labelled = {
    orderNumber: string;
    outcome: SendingOutcome;
    labelled: LabelledParcel | null;
  };

  const label = (caller: StaffCaller, asked: Parameters<typeof labelParcel>[3]) => {
    const { orderNumber } = asked;
    return labelParcel(deps, labels, caller, asked).then(
      (labelled): Labelled => ({ orderNumber, outcome: 'done', labelled }),
      (error): Labelled => ({ orderNumber, outcome: outcomeOf(error), labelled: null }),
    );
  };

  /** Labels of one carrier in one file; where it does not join them, each in a file of its own. */
  async function filesOf(labelled: readonly LabelledParcel[]): Promise<DownloadFile[]> {
    const each = () =>
      labelled.map(({ made: { trackingNumber, pdf } }) =>
        inBase64(`label-${trackingNumber}.pdf`, pdf),
      );
    const [first] = labelled;
    if (first === undefined || labelled.length === 1 || labels.joinLabels === undefined) {
      return each();
    }
    // The labels are made: what keeps them from being joined loses none.
    const joined = await Promise.race([
      labels.joinLabels(labelled, AbortSignal.timeout(CARRIER_BUDGET_MS)).catch(() => null),
      pause(CARRIER_BUDGET_MS, null, { ref: false }),
    ]);
    return joined === null
      ? each()
      : [inBase64(`labels-${nameOf(first.parcel)}-${labelled.length}.pdf`, joined)];
  }

  serve(router, calls.labelOrders, async ({ body: { orders } }, caller) => {
    const all: Labelled[] = [];
    for (let from = 0; from < orders.length; from += TOGETHER) {
      const some = orders.slice(from, from + TOGETHER);
      all.push(...(await Promise.all(some.map((asked) => label(caller, asked)))));
    }
    const labelled = all.flatMap((one) => one.labelled ?? []);
    const byCarrier = Map.groupBy(labelled, ({ parcel }) => parcel.carrier);
    const files = await Promise.all([...byCarrier.values()].map(filesOf));
    return ok({
      values: all.map(({ orderNumber, outcome, labelled: one }) => ({
        ...{ orderNumber, outcome },
        trackingNumber: one?.made.trackingNumber ?? null,
      })),
      files: files.flat(),
    });
  });

  serve(router, calls.readTrackingFile, async ({ body: { csv } }, caller) =>
    ok({ values: await readTrackingFile(database, caller, csv) }),
  );
}
