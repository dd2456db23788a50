import { asc, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import { requireFound } from '#src/domain/errors.ts';
import type { getExchangeSizes } from '#src/domain/order/exchange.calls.ts';
import { getDomain } from '#src/domain/shop/locales.ts';
import { findLineProducts, skus, stocks } from '../../catalogue/face.ts';
import type { Queryable } from '../../kernel/database/database.ts';
import type { StaffCaller } from '../../kernel/http/platform-env.ts';
import { requireOrder } from '../change-order.ts';
import { orderReturns } from '../tables.ts';

type Sizes = z.output<typeof getExchangeSizes.answer>;

/** What may go out for each line of a return: the other sizes of the colour that was bought. */
export async function findExchangeSizes(
  db: Queryable,
  caller: StaffCaller,
  returnId: string,
  now: Date,
): Promise<Sizes> {
  const isIt = eq(orderReturns.returnId, returnId);
  const [found] = await db.select().from(orderReturns).where(isIt);
  const { orderNumber, lines } = requireFound(found, 'NOT_FOUND');
  const { order, shop } = await requireOrder(db, caller, orderNumber);
  const bought = order.lineItems.filter(({ lineId }) =>
    lines.some((line) => line.lineId === lineId),
  );
  const optionIds = [...new Set(bought.map(({ product }) => product.optionId))];
  const rows = await db
    .select({ sku: skus.sku, optionId: skus.optionId, available: stocks.quantity })
    .from(skus)
    .innerJoin(stocks, eq(stocks.sku, skus.sku))
    .where(inArray(skus.optionId, optionIds))
    .orderBy(asc(skus.position));
  const view = { domain: shop, lang: caller.language ?? getDomain(shop).lang };
  const named = await findLineProducts(
    db,
    rows.map(({ sku }) => sku),
    view,
    now,
  );
  const sizesOf = (optionId: string, own: string) =>
    rows.flatMap(({ sku, available, ...row }) => {
      const size = named.get(sku)?.product.size;
      if (row.optionId !== optionId || sku === own || size === undefined) return [];
      return [{ sku, size, available }];
    });
  return {
    values: bought.map(({ lineId, sku, product }) => ({
      lineId,
      sizes: sizesOf(product.optionId, sku),
    })),
  };
}
