import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { requireFound } from '#src/domain/errors.ts';
import type { getExchangeSizes } from '#src/domain/order/exchange.calls.ts';
import { getDomain } from '#src/domain/shop/locales.ts';
import { findLineProducts, findSkusOfOptions } from '../../catalogue/face.ts';
import type { Queryable } from '../../kernel/database/database.ts';
import type { StaffCaller } from '../../kernel/http/platform-env.ts';
import { findStocks } from '../../stock/face.ts';
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
  const rows = await findSkusOfOptions(db, optionIds);
  const skus = rows.map(({ sku }) => sku);
  const stocks = await findStocks(db, skus);
  const view = { domain: shop, lang: caller.language ?? getDomain(shop).lang };
  const named = await findLineProducts(db, skus, view, now);
  const sizesOf = (optionId: string, own: string) =>
    rows.flatMap(({ sku, ...row }) => {
      const size = named.get(sku)?.product.size;
      const available = stocks.get(sku);
      if (row.optionId !== optionId || sku === own) return [];
      if (size === undefined || available === undefined) return [];
      return [{ sku, size, available }];
    });
  return {
    values: bought.map(({ lineId, sku, product }) => ({
      lineId,
      sizes: sizesOf(product.optionId, sku),
    })),
  };
}
