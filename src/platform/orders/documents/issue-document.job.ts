import { DomainError } from '#src/domain/errors.ts';
import { inTransaction, type Transaction } from '../../kernel/database/database.ts';
import type { PlatformDeps } from '../../kernel/http/platform-env.ts';
import { enqueue } from '../../kernel/jobs/job-queue.ts';
import type { Job } from '../../kernel/jobs/job-types.ts';
import { findWebDomainByStoreId } from '../../shops/face.ts';
import { findAnyOrderRow } from '../order-store.ts';
import { issueDocument } from './document-series.ts';

/** Its key is the number of an order, and for a credit note the id of the refund after a slash. */
const ISSUE_DOCUMENT = 'issue-document';

/** Orders wait for nobody's number: a series is held while one is taken from it. */
export const enqueueInvoice = (tx: Transaction, orderNumber: string): Promise<void> =>
  enqueue(tx, ISSUE_DOCUMENT, orderNumber);

export const enqueueCreditNote = (
  tx: Transaction,
  { orderNumber, refundId }: { orderNumber: string; refundId: string },
): Promise<void> => enqueue(tx, ISSUE_DOCUMENT, `${orderNumber}/${refundId}`);

/** Gives an invoice or a credit note its number, once however often it runs. */
export function issueDocumentJob({ database, now }: Pick<PlatformDeps, 'database' | 'now'>): Job {
  return {
    name: ISSUE_DOCUMENT,
    run: async (key) => {
      const [orderNumber = '', refundId = null] = key.split('/');
      const order = await findAnyOrderRow(database, orderNumber);
      const sold = order && (await findWebDomainByStoreId(database, order.storeId));
      if (sold === null) throw new DomainError('NOT_FOUND');
      await inTransaction(database, (tx) =>
        issueDocument(tx, sold, { orderNumber, refundId }, now()),
      );
    },
  };
}
