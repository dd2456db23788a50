import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';

const HAPPENINGS = new Map<string, MessageDescriptor>([
  ['placed', msg`Ordered`],
  ['paid', msg`Paid`],
  ['prepared', msg`Picked`],
  ['shipped', msg`Sent`],
  ['delivered', msg`Delivered`],
  ['withdrawn', msg`Withdrawal declared`],
  ['returned', msg`Return declared`],
  ['received', msg`Return arrived`],
  ['refunded', msg`Paid back`],
  ['cancelled', msg`Cancelled`],
  ['order.note', msg`Note written`],
]);

/** What happened to an order, by its kind; a kind without a sentence is shown as it is. */
export function useHappenings() {
  const { i18n } = useLingui();
  return (kind: string) => {
    const sentence = HAPPENINGS.get(kind);
    return sentence === undefined ? kind : i18n._(sentence);
  };
}
