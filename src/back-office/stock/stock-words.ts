import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LineOutcome, MoveReason } from '#src/domain/stock/stock.ts';

export const REASON_NAMES: Record<MoveReason, MessageDescriptor> = {
  receive: msg`Goods received`,
  count: msg`Counted`,
  correct: msg`Corrected`,
  transfer: msg`Moved to another place`,
  damage: msg`Damaged`,
  sale: msg`Sold`,
  return: msg`Came back`,
  reserve: msg`Laid aside`,
  release: msg`On sale again`,
  import: msg`Imported`,
};

/** Why a line could not be done. */
export const OUTCOME_SENTENCES: Record<
  Exclude<LineOutcome, 'done' | 'left-out'>,
  MessageDescriptor
> = {
  'unknown-item': msg`No item has this sku or barcode.`,
  'unknown-place': msg`There is no such place in your shops.`,
  'not-allowed': msg`The warehouse belongs to all shops, and you work for some of them.`,
  'not-enough': msg`There is not so much of it.`,
  changed: msg`Somebody else was faster: there is another number now.`,
};
