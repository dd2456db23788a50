import { CommerceError } from '#src/gateway/commerce-error.ts';
import type { ShopperCommerce } from './commerce.server.ts';
import { config } from './config.server.ts';
import { writeCookie } from './cookies.server.ts';
import { isOwnerId } from './owner-id.server.ts';

/**
 * Refuses what a page sends that was drawn for one customer while another is signed in: a form that
 * was left open would be saved into the account of the next customer (T48). The page is
 * loaded again, and its start-up call says why.
 */
export function refuseOtherCustomer({ locale, session }: ShopperCommerce, drawnFor: unknown): void {
  if (session === null || typeof drawnFor !== 'string') return;
  if (isOwnerId(drawnFor, session.customerId, config().secrets.sessionSecrets)) return;
  writeCookie('notice', locale, 'other-customer');
  throw new CommerceError('OTHER_CUSTOMER', 'session');
}
