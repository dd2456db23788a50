import type { Store, StoreSearch } from '#src/domain/store.ts';
import type { CallContext } from '#src/gateway/platform-call.server.ts';
import { findStores } from '#src/gateway/stores.server.ts';
import { log } from '#src/session/log.server.ts';

/** Stores for a search; null when they could not be read: whoever shows a list keeps it. */
export async function searchQuietly(
  call: CallContext,
  search: StoreSearch,
): Promise<Store[] | null> {
  try {
    return await findStores(call, search);
  } catch (error) {
    log.warn({ cause: error instanceof Error ? error.message : String(error) }, 'stores');
    return null;
  }
}
