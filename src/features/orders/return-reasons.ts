import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ReturnReason } from '#src/domain/order/order.values.ts';

export const REASON_NAMES: Record<ReturnReason, MessageDescriptor> = {
  'too-small': msg`Too small`,
  'too-large': msg`Too large`,
  'not-as-pictured': msg`Not as pictured`,
  quality: msg`Quality, or damaged`,
  'wrong-item': msg`Wrong item`,
  late: msg`Arrived too late`,
  other: msg`Another reason`,
};
