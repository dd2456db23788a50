import { requireFound } from '#src/domain/errors.ts';
import * as calls from '#src/domain/order/download.calls.ts';
import { documentsOf, orderOfDocument } from '#src/domain/order/download.ts';
import type { Download, DownloadFile, Order } from '#src/domain/order/order.schema.ts';
import { PAID_STATUSES } from '#src/domain/order/order.values.ts';
import * as returnCalls from '#src/domain/order/return.calls.ts';
import { getDomain } from '#src/domain/shop/locales.ts';
import { limitAttempts } from '../../kernel/attempts/attempt-store.ts';
import type { Queryable } from '../../kernel/database/database.ts';
import type { Router } from '../../kernel/http/create-router.ts';
import type { PlatformDeps } from '../../kernel/http/platform-env.ts';
import { ok, serve } from '../../kernel/http/serve.ts';
import { inBase64 } from '../../kernel/pdf/open-pdf.ts';
import { findWebDomainByStoreId } from '../../shops/face.ts';
import { requireLinkedOrder } from '../order-links.ts';
import { findOrderRow, findOrderRows, toOrder } from '../order-store.ts';
import type { DigitalGoods } from './digital-goods.ts';
import { isDigital } from './is-digital.ts';
import { makeInvoice, type PaperFormat } from './make-invoice.ts';
import { makeReturnLabel } from './return-label.ts';

/** Documents of a page of a customer's paid orders, newest first; `page` is 0-based. */
async function listDownloads(
  db: Queryable,
  { customerId, goods }: { customerId: string; goods: DigitalGoods },
  paging: { page: number; size: number },
): Promise<{ total: number; values: Download[] }> {
  const paid = { customerId, statuses: PAID_STATUSES };
  const { total, rows } = await findOrderRows(db, paid, paging);
  const documents = rows.flatMap((row) => documentsOf(toOrder(row), isDigital(goods)));
  return {
    total,
    values: documents.map(({ lineId: _, ...document }) => document),
  };
}

type Needs = Pick<PlatformDeps, 'database' | 'config' | 'now'> & { goods: DigitalGoods };

/** A document of a customer, made now; null when there is none of that id, or it is another's. */
async function makeDocument(
  { database, config, now, goods }: Needs,
  {
    customerId,
    documentId,
    format,
  }: { customerId: string; documentId: string; format: PaperFormat },
): Promise<DownloadFile | null> {
  const orderNumber = orderOfDocument(documentId);
  const row = orderNumber === null ? null : await findOrderRow(database, customerId, orderNumber);
  if (row === null) return null;
  const order = toOrder(row);
  const found = documentsOf(order, isDigital(goods)).find((one) => one.documentId === documentId);
  const sold = await findWebDomainByStoreId(database, row.storeId);
  if (found === undefined || sold === null) return null;
  if (found.kind === 'goods') {
    if (format === 'xml') return null;
    const { lang } = getDomain(sold.domain);
    return goodsFile(order, found.lineId, { goods, lang, brandName: config.brandName });
  }
  return makeInvoice({ database, config, now }, { row, sold }, format);
}

type Sold = { goods: DigitalGoods } & Pick<
  Parameters<NonNullable<ReturnType<DigitalGoods>>>[0],
  'lang' | 'brandName'
>;

async function goodsFile(
  { lineItems }: Order,
  lineId: string | null,
  { goods, ...sold }: Sold,
): Promise<DownloadFile | null> {
  const line = lineItems.find((one) => one.lineId === lineId);
  const make = line === undefined ? null : goods(line.sku);
  if (line === undefined || make === null) return null;
  const { name, slug } = line.product;
  return inBase64(`${slug}.pdf`, await make({ ...sold, name }));
}

/** A document costs a tenth of a second of a processor: more than anybody reads is refused. */
const LIMIT = { most: 60, seconds: 600 };

/** What customers take home of their orders: invoices, goods that are never shipped, labels. */
export function serveDownloads(router: Router, deps: PlatformDeps, goods: DigitalGoods): void {
  const { database, now } = deps;

  serve(router, calls.getDownloads, async ({ query }, { customerId }) =>
    ok(await listDownloads(database, { customerId, goods }, query)),
  );

  const limitDocuments = (customerId: string) =>
    limitAttempts(database, now(), [{ what: 'documents of', who: customerId, limit: LIMIT }]);

  serve(router, calls.getDownload, async ({ params, query }, { customerId }) => {
    await limitDocuments(customerId);
    const found = await makeDocument({ ...deps, goods }, { customerId, ...params, ...query });
    return ok(requireFound(found, 'NOT_FOUND'));
  });

  serve(router, returnCalls.getReturnLabel, async ({ params }, { customerId }) => {
    await limitDocuments(customerId);
    requireFound(await findOrderRow(database, customerId, params.orderNumber), 'ORDER_NOT_FOUND');
    return ok(requireFound(await makeReturnLabel(deps, params), 'NOT_FOUND'));
  });

  serve(
    router,
    returnCalls.getTrackedReturnLabel,
    async ({ body: { token, returnNumber } }, shopper) => {
      const orderNumber = await requireLinkedOrder(database, { token, shopper }, now());
      const found = await makeReturnLabel(deps, { orderNumber, returnNumber });
      return ok(requireFound(found, 'NOT_FOUND'));
    },
  );
}
