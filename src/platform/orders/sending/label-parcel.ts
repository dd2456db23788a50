import { createHash } from 'node:crypto';
import { DomainError, requireFound } from '#src/domain/errors.ts';
import type { LineShare } from '#src/domain/order/order.schema.ts';
import { isPaid } from '#src/domain/order/order.ts';
import { mayComeBack } from '#src/domain/order/return.ts';
import { countItems } from '#src/domain/order/to-send.ts';
import type { PlatformDeps, StaffCaller } from '../../kernel/http/platform-env.ts';
import { findWebDomainByStoreId } from '../../shops/face.ts';
import { changeOrder, requireOrder } from '../change-order.ts';
import type { CarrierLabels, LabelledParcel } from './carrier-labels.ts';
import { findLeaving } from './parcels.ts';

/** How long a carrier may take; who packs waits for it. */
export const CARRIER_BUDGET_MS = 15_000;

type Asked = {
  orderNumber: string;
  version: number;
  carrier: string;
  /** Which parcel of which form; else the same for the same parcel, whoever asks. */
  changeId?: string;
  /** What is in it; else all that has still to leave. */
  lines?: readonly LineShare[];
};

/** A UUID (version 8, of our own making) that stands for what it is made of. */
function uuidOf(...parts: readonly unknown[]): string {
  const hash = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  const [one, two, three, four] = [hash.slice(0, 8), hash.slice(8, 12), hash.slice(13, 16), hash];
  return `${one}-${two}-8${three}-8${four.slice(17, 20)}-${four.slice(20, 32)}`;
}

async function askCarrier(labels: CarrierLabels, parcel: LabelledParcel['parcel']) {
  try {
    return await labels.makeLabel(parcel, AbortSignal.timeout(CARRIER_BUDGET_MS));
  } catch {
    throw new DomainError('LABEL_NOT_MADE');
  }
}

/**
 * Has the label of a parcel made by its carrier. Throws CHANGED_BY_OTHERS, ORDER_NOT_CHANGEABLE,
 * PARCEL_NOT_POSSIBLE and LABEL_NOT_MADE.
 */
export async function labelParcel(
  deps: Pick<PlatformDeps, 'database' | 'config' | 'now'>,
  labels: CarrierLabels,
  caller: StaffCaller,
  { orderNumber, version, carrier, ...asked }: Asked,
): Promise<LabelledParcel> {
  const { database, config } = deps;
  const { order } = await requireOrder(database, caller, orderNumber);
  if (version !== order.version) throw new DomainError('CHANGED_BY_OTHERS');
  const { toSend, parcels } = await findLeaving(database, order);
  const { lines = toSend } = asked;
  const to = order.shippingAddress;
  if (!isPaid(order) || to === null) throw new DomainError('ORDER_NOT_CHANGEABLE');
  if (!mayComeBack(lines, toSend)) throw new DomainError('PARCEL_NOT_POSSIBLE');
  if (!labels.carriers.includes(carrier)) throw new DomainError('LABEL_NOT_MADE');
  const sold = requireFound(await findWebDomainByStoreId(database, order.storeId), 'NOT_FOUND');
  const { changeId = uuidOf(orderNumber, parcels.length + 1, carrier, lines, to) } = asked;
  const parcel = {
    ...{ reference: changeId, orderNumber, carrier, to },
    from: [config.brandName, ...sold.params.returns.address],
    itemCount: countItems(lines),
  };
  // Outside of the transaction: nobody waits for the carrier with the order locked.
  const made = await askCarrier(labels, parcel);
  const change = { orderNumber, version, changeId, action: 'order.label' } as const;
  await changeOrder(deps, caller, change, async () => ({
    after: { carrier, trackingNumber: made.trackingNumber, lines },
  }));
  return { parcel, made };
}
