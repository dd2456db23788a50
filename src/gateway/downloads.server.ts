import * as downloads from '#src/domain/order/download.calls.ts';
import type { Download, DownloadFile } from '#src/domain/order/download.ts';
import type { CallContext } from './platform-call.server.ts';
import { ask } from './send.server.ts';

/** Documents of a page of paid orders; `page` is 0-based, `total` counts the orders. */
export function getDownloads(
  context: CallContext,
  query: { page: number; size: number },
): Promise<{ total: number; values: Download[] }> {
  return ask(context, downloads.getDownloads, { query });
}

/** NOT_FOUND for anybody else's. */
export function getDownload(context: CallContext, documentId: string): Promise<DownloadFile> {
  return ask(context, downloads.getDownload, { params: { documentId } });
}
