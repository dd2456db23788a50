import type { DigitalGoods } from '#src/platform/downloads/digital-goods.ts';
import { DIGITAL } from '../seed/fixtures.ts';
import { drawSewingPattern } from './sewing-pattern.ts';

/** The sewing pattern is all that the demo hands over instead of sending it. */
export const DIGITAL_GOODS: DigitalGoods = (sku) =>
  sku === DIGITAL.sku.sku ? drawSewingPattern : null;
