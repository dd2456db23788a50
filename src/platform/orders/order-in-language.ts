import type { Order } from '#src/domain/order/order.schema.ts';
import type { Language, OnlineLocale } from '#src/domain/shop/locales.ts';
import { namedIn } from '../catalogue/face.ts';
import { METHOD_NAMES } from '../deliveries/face.ts';
import type { Queryable } from '../kernel/database/database.ts';
import { findWebDomainByStoreId } from '../shops/face.ts';
import { toOrder } from './order-store.ts';
import type { orders } from './tables.ts';

type Named = Pick<Order, 'lineItems' | 'shippingInfo'>;

/**
 * An order of a shop with the names of its products and of its delivery in a language; as it was
 * bought where a product is not there any more.
 */
export async function orderIn<O extends Named>(
  db: Queryable,
  order: O,
  { language, shop }: { language: Language; shop: OnlineLocale },
): Promise<O> {
  const { shippingInfo } = order;
  const names = shippingInfo && METHOD_NAMES.get(shippingInfo.shippingMethodKey);
  return {
    ...order,
    lineItems: await namedIn(db, language, shop)(order.lineItems),
    shippingInfo: names ? { ...shippingInfo, name: names[language] } : shippingInfo,
  };
}

/** An order as it is stored, in the language of the page that shows it. */
export async function toOrderIn(
  db: Queryable,
  row: typeof orders.$inferSelect,
  language: Language,
): Promise<Order> {
  const shop = await findWebDomainByStoreId(db, row.storeId);
  if (shop === null) throw new Error(`no shop has the store id ${row.storeId}`);
  return orderIn(db, toOrder(row), { language, shop: shop.domain });
}
