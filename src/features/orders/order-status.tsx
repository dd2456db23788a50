import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { OrderStatus } from '#src/domain/order/order.values.ts';
import { orderCard } from '#styles/recipes';

const STATUS_NAMES: Record<OrderStatus, MessageDescriptor> = {
  'awaiting-payment': msg`Awaiting your payment`,
  placed: msg`Confirmed`,
  prepared: msg`Being prepared`,
  shipped: msg`On its way`,
  delivered: msg`Delivered`,
  cancelled: msg`Cancelled`,
};

export function OrderStatusLabel({ status }: { status: OrderStatus }) {
  const { i18n } = useLingui();
  return (
    <span className={orderCard().status} data-status={status}>
      {i18n._(STATUS_NAMES[status])}
    </span>
  );
}
