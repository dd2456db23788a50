import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SendingOutcome, TrackingProblem } from '#src/domain/order/sending.ts';

export const OUTCOME_NAMES: Record<SendingOutcome, MessageDescriptor> = {
  done: msg`Sent`,
  'sent-before': msg`This parcel had left already`,
  'changed-by-others': msg`Somebody else was faster: check the order, and try again`,
  'not-possible': msg`Nothing is left to be sent, or the order is not paid`,
  'not-found': msg`This order is not there any more`,
  'no-label': msg`The carrier made no label: check the address, or type the number`,
};

export const PROBLEM_NAMES: Record<TrackingProblem, MessageDescriptor> = {
  'row-incomplete': msg`An order number, a carrier and the number of the parcel are needed`,
  'number-rounded': msg`A spreadsheet has rounded the number of the parcel: save that column as text`,
  'order-twice': msg`This order has a parcel in an earlier row`,
  'number-twice': msg`An earlier row has the same number of a parcel`,
  'order-unknown': msg`There is no such order in your shops`,
  'sent-before': msg`This parcel had left already`,
  'nothing-to-send': msg`Nothing is left to be sent, or the order is not paid`,
};
