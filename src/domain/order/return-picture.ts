import type { InspectedLine } from './order.schema.ts';

/** As much as a body of the back office carries in base64; pages make pictures smaller before. */
export const MAX_PICTURE_BYTES = 180 * 1024;
const MAX_PICTURES = 3;

/** Whether one more picture belongs to a line: something of it was refused, and there are less than three. */
export const mayAddPicture = (
  lineId: string,
  inspected: readonly Pick<InspectedLine, 'lineId' | 'finding'>[] | null,
  pictures: readonly { lineId: string }[],
): boolean =>
  (inspected ?? []).some((one) => one.lineId === lineId && one.finding === 'refused') &&
  pictures.filter((one) => one.lineId === lineId).length < MAX_PICTURES;
