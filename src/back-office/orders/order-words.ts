import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { RETURN_REASONS } from '#src/domain/order/order.values.ts';
import type {
  CANCELLATION_REASONS,
  FulfilmentState,
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

/** Reasons as choices, in the language of the page. */
export function useChoices<K extends string>(names: Record<K, MessageDescriptor>) {
  const { i18n } = useLingui();
  return Object.entries<MessageDescriptor>(names).map(([id, name]) => ({ id, name: i18n._(name) }));
}
