import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { RETURN_REASONS, ReturnWay } from '#src/domain/order/order.values.ts';
import type { StaffOrder } from '#src/domain/order/staff-order.schema.ts';
import type {
  CANCELLATION_REASONS,
  FulfilmentState,
  OrderAction,
  OrderView,
  PaymentState,
  REFUND_REASONS,
} from '#src/domain/order/staff-order.ts';

export const PAYMENT_NAMES: Record<PaymentState, MessageDescriptor> = {
  awaited: msg`Payment awaited`,
  unpaid: msg`Not paid`,
  'to-capture': msg`To be captured`,
  paid: msg`Paid`,
  'partly-refunded': msg`Paid back in part`,
  refunded: msg`Paid back`,
  'refund-failed': msg`Refund failed`,
};

export const FULFILMENT_NAMES: Record<FulfilmentState, MessageDescriptor> = {
  'awaiting-payment': msg`Waits for the payment`,
  'to-pick': msg`To pick`,
  picked: msg`Picked`,
  'partly-shipped': msg`Sent in part`,
  shipped: msg`Sent`,
  delivered: msg`Delivered`,
  'exchange-to-send': msg`Exchange to send`,
  'nothing-to-send': msg`Nothing to send`,
  cancelled: msg`Cancelled`,
};

/** Lists that the staff look at first. */
export const VIEW_NAMES: Record<OrderView, MessageDescriptor> = {
  'to-pick': msg`To pick`,
  'to-send': msg`To send`,
  'refund-failed': msg`Refund failed`,
  'to-capture': msg`Payment to capture`,
};

export const CANCELLED_FOR: Record<(typeof CANCELLATION_REASONS)[number], MessageDescriptor> = {
  asked: msg`The customer asked for it`,
  'out-of-stock': msg`Not in stock`,
  address: msg`The address does not exist`,
  fraud: msg`Suspected fraud`,
  other: msg`Something else`,
};
export const REFUNDED_FOR: Record<(typeof REFUND_REASONS)[number], MessageDescriptor> = {
  goodwill: msg`Goodwill`,
  late: msg`Came late`,
  damaged: msg`Came damaged`,
  lost: msg`Got lost`,
  price: msg`Price was wrong`,
  other: msg`Something else`,
};
export const RETURNED_FOR: Record<(typeof RETURN_REASONS)[number], MessageDescriptor> = {
  'too-small': msg`Too small`,
  'too-large': msg`Too large`,
  'not-as-pictured': msg`Not as pictured`,
  quality: msg`Quality`,
  'wrong-item': msg`Wrong item`,
  late: msg`Came late`,
  other: msg`Something else`,
};

export const WAY_NAMES: Record<ReturnWay, MessageDescriptor> = {
  label: msg`With our label`,
  own: msg`With a parcel that they pay for`,
  store: msg`Brought into a store`,
};

/** What was done to an order, as its own page says it. */
export const HAPPENING_NAMES: Record<StaffOrder['timeline'][number]['kind'], MessageDescriptor> = {
  placed: msg`Ordered`,
  prepared: msg`Picked`,
  shipped: msg`Sent`,
  delivered: msg`Delivered`,
  withdrawn: msg`Withdrawal declared`,
  returned: msg`Return declared`,
  arrived: msg`Return arrived`,
  refunded: msg`Paid back`,
  'order.address': msg`Address changed`,
  'order.cancel': msg`Items cancelled`,
  'order.delivered': msg`Marked as delivered`,
  'order.inspection': msg`Return inspected`,
  'order.label': msg`Label made`,
  'order.mail-again': msg`Mail sent again`,
  'order.note': msg`Note written`,
  'order.parcel': msg`Parcel sent`,
  'order.picture': msg`Picture added`,
  'order.picture-removal': msg`Picture deleted`,
  'order.prepared': msg`Marked as picked`,
  'order.refund': msg`Paid back by hand`,
  'order.refund-settled': msg`Noted as paid back another way`,
  'order.return': msg`Return taken`,
};

/** What was done to an order, as the audit log says it. */
export const ORDER_ACTION_NAMES: Record<OrderAction, MessageDescriptor> = {
  'order.address': msg`Address changed`,
  'order.cancel': msg`Items cancelled`,
  'order.delivered': msg`Order marked as delivered`,
  'order.inspection': msg`Return inspected`,
  'order.label': msg`Label made`,
  'order.mail-again': msg`Mail about an order sent again`,
  'order.note': msg`Note about an order written`,
  'order.parcel': msg`Parcel sent`,
  'order.picture': msg`Picture of a return added`,
  'order.picture-removal': msg`Picture of a return deleted`,
  'order.prepared': msg`Order marked as picked`,
  'order.refund': msg`Paid back by hand`,
  'order.refund-settled': msg`Refund of an order noted as paid another way`,
  'order.return': msg`Return taken`,
};

/** Reasons as choices, in the language of the page. */
export function useChoices<K extends string>(names: Record<K, MessageDescriptor>) {
  const { i18n } = useLingui();
  return Object.entries<MessageDescriptor>(names).map(([id, name]) => ({ id, name: i18n._(name) }));
}
