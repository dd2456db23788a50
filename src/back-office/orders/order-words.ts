import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FulfilmentState, OrderView, PaymentState } from '#src/domain/order/order-desk.ts';

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

/** Lists that the desk looks at first. */
export const VIEW_NAMES: Record<OrderView, MessageDescriptor> = {
  'to-pick': msg`To pick`,
  'to-send': msg`To send`,
  'refund-failed': msg`Refund failed`,
  'to-capture': msg`Payment to capture`,
};
