import type { Client } from '#src/domain/account/account.schema.ts';
import { isLoyaltyMember } from '#src/domain/account/client.ts';
import * as loyaltyCalls from '#src/domain/loyalty/loyalty.calls.ts';
import { LOYALTY_PAGE_SIZE, loyaltyProgress } from '#src/domain/loyalty/loyalty.ts';
import type { CustomerCommerce } from '#src/session/customer-access.server.ts';

/** A page of a member's account with the progress on the shop's scale; null for others. */
export async function readLoyalty(customer: CustomerCommerce, client: Client, page: number) {
  const { loyalty, loyaltyScale } = customer.shop.params;
  if (!loyalty || !isLoyaltyMember(client)) return null;
  const account = await customer.ask(loyaltyCalls.getLoyalty, {
    query: { size: LOYALTY_PAGE_SIZE, page },
  });
  return {
    account,
    currency: customer.shop.devise,
    progress: loyaltyProgress(loyaltyScale, account.points),
  };
}
