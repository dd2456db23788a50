import { getLoyalty } from '#src/domain/loyalty/loyalty.calls.ts';
import { LOYALTY_PAGE_SIZE, type LoyaltyAccount } from '#src/domain/loyalty/loyalty.ts';
import type { CallContext } from './platform-call.server.ts';
import { ask } from './send.server.ts';

/** The loyalty account with one page of its movements; `page` counts from 0. */
export function getLoyaltyAccount(context: CallContext, page: number): Promise<LoyaltyAccount> {
  return ask(context, getLoyalty, { query: { size: LOYALTY_PAGE_SIZE, page } });
}
