/** So many orders are labelled or sent by one call. */
export const MAX_SENT_TOGETHER = 50;

/** What became of an order that was sent or labelled with others. */
export const SENDING_OUTCOMES = [
  'done',
  /** A parcel with this number has left already: nothing was done again. */
  'sent-before',
  'changed-by-others',
  'not-possible',
  'not-found',
  'no-label',
] as const;
export type SendingOutcome = (typeof SENDING_OUTCOMES)[number];

/** What keeps a row of a file of parcels from being sent. */
export const TRACKING_PROBLEMS = [
  'row-incomplete',
  'number-rounded',
  'order-twice',
  'number-twice',
  'order-unknown',
  'sent-before',
  'nothing-to-send',
] as const;
export type TrackingProblem = (typeof TRACKING_PROBLEMS)[number];

export type TrackedRow = {
  line: number;
  orderNumber: string;
  carrier: string;
  trackingNumber: string;
};

/** What spreadsheets make of a long number: `6.1E+12` is not its digits any more. */
const ROUNDED = /^\d+(?:[.,]\d+)?e\+?\d+$/i;

/** Same parcel, however the file writes it. */
const parcelOf = ({ carrier, trackingNumber }: TrackedRow) =>
  `${carrier} ${trackingNumber}`.toLowerCase();

/** What is wrong with a row by itself, or beside the rows before it; null for a good one. */
export function flawOf(row: TrackedRow, before: readonly TrackedRow[]): TrackingProblem | null {
  const { orderNumber, carrier, trackingNumber } = row;
  const isWhole = [orderNumber, carrier, trackingNumber].every(
    (text) => text !== '' && text.length <= 60,
  );
  if (!isWhole) return 'row-incomplete';
  if (ROUNDED.test(trackingNumber)) return 'number-rounded';
  if (before.some((one) => one.orderNumber === orderNumber)) return 'order-twice';
  if (before.some((one) => parcelOf(one) === parcelOf(row))) return 'number-twice';
  return null;
}
