import { envelopeLines } from '#src/domain/address/envelope.ts';
import type { LineProduct } from '#src/domain/cart/cart.schema.ts';
import {
  getDomain,
  type Language,
  languageTag,
  type OnlineLocale,
} from '#src/domain/shop/locales.ts';
import type { Queryable } from '../../kernel/database/database.ts';
import type { Sheet } from '../../kernel/pdf/draw-sheet.ts';
import { itemDetails } from '../../kernel/texts/item-size.ts';
import { textsFor } from '../../kernel/texts/platform-texts.ts';
import type { OrderRow } from '../change-order.ts';
import { findLeaving } from './parcels.ts';

export type PackedItem = { sku: string; product: LineProduct; quantity: number };

export const detailsOf = (lang: Language, product: LineProduct) =>
  itemDetails(textsFor(lang).mails.order, product).join(' · ');

/** The items of a parcel, or those that have still to leave; null where there is no such parcel. */
export async function findItems(
  db: Queryable,
  order: OrderRow,
  parcel?: number,
): Promise<PackedItem[] | null> {
  const { parcels, exchanges, toSend } = await findLeaving(db, order);
  const lines = parcel === undefined ? toSend : parcels.find((one) => one.number === parcel)?.lines;
  if (lines === undefined) return null;
  const known = new Map([
    ...order.lineItems.map(({ lineId, sku, product }) => [lineId, { sku, product }] as const),
    ...exchanges.map(({ exchangeId, sku, product }) => [exchangeId, { sku, product }] as const),
  ]);
  return lines.flatMap(({ lineId, quantity }) => {
    const item = known.get(lineId);
    return item === undefined ? [] : [{ ...item, quantity }];
  });
}

/** The slip that lies in a parcel with these items, in the language of the shop. */
export function toPackingSlip(
  { orderNumber, shippingAddress, giftWrap }: OrderRow,
  shop: OnlineLocale,
  items: readonly PackedItem[],
): Sheet {
  const { lang } = getDomain(shop);
  const { packing, invoice } = textsFor(lang);
  const tag = languageTag(shop);
  return {
    ...{ title: packing.title(orderNumber), lang: tag, barcode: orderNumber },
    to: shippingAddress && { heading: packing.to, lines: envelopeLines(shippingAddress, tag) },
    note: giftWrap && {
      heading: giftWrap.message === '' ? packing.gift : packing.giftMessage,
      text: giftWrap.message,
    },
    heads: { item: invoice.item, quantity: invoice.quantity },
    rows: items.map(({ sku, product, quantity }) => ({
      ...{ name: product.name, details: detailsOf(lang, product) },
      ...{ quantity: String(quantity), code: sku },
    })),
  };
}
