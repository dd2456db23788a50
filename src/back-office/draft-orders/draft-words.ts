import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DraftOrderState } from '#src/domain/draft-order/draft-order.ts';

export const STATE_NAMES: Record<DraftOrderState, MessageDescriptor> = {
  waiting: msg`Waits for the payment`,
  paid: msg`Paid`,
  withdrawn: msg`Withdrawn`,
  ended: msg`Ended unpaid`,
};
