import type { LineItem } from '#src/domain/cart/cart.schema.ts';
import { DEMATERIALISED_SEGMENTATION } from '#src/domain/catalogue/catalogue.values.ts';
import type { DigitalGoods } from './digital-goods.ts';

/** Whether a line was bought dematerialised (w18118) and there is a file for it. */
export const isDigital =
  (goods: DigitalGoods) =>
  ({ segmentationId, sku }: LineItem): boolean =>
    segmentationId === DEMATERIALISED_SEGMENTATION && goods(sku) !== null;
