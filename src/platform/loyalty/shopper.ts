import { isLoyaltyMember } from '#src/domain/account/client.ts';
import { requireFound } from '#src/domain/errors.ts';
import { getLoyalty } from '#src/domain/loyalty/loyalty.calls.ts';
import type { LoyaltyAccount } from '#src/domain/loyalty/loyalty.schema.ts';
import { findCustomer } from '../customers/face.ts';
import type { Database } from '../kernel/database/database.ts';
import type { Router } from '../kernel/http/create-router.ts';
import type { PlatformDeps } from '../kernel/http/platform-env.ts';
import { ok, serve } from '../kernel/http/serve.ts';
import { findMovements, sumMovements } from './movement-store.ts';

type Movements = Pick<LoyaltyAccount, 'points' | 'values' | 'total'>;

const NONE: Movements = { points: 0, values: [], total: 0 };

/** A page of a customer's movements, the newest first, and what all of them come to. */
async function readMovements(
  database: Database,
  customerId: string,
  paging: { size: number; page: number },
): Promise<Movements> {
  const [all, values] = await Promise.all([
    sumMovements(database, customerId),
    findMovements(database, customerId, paging),
  ]);
  return { ...all, values };
}

/** The loyalty account (API-63). */
export function serveLoyalty(router: Router, { database }: PlatformDeps): void {
  serve(router, getLoyalty, async ({ query }, { customerId }) => {
    const client = requireFound(await findCustomer(database, customerId), 'ACCOUNT_NOT_FOUND');
    const isMember = isLoyaltyMember(client);
    const { loyaltyCreationDate } = client;
    const movements = isMember ? await readMovements(database, customerId, query) : NONE;
    return ok({
      loyaltyNumber: isMember ? client.loyaltyNumber : null,
      loyaltyCreationDate: isMember ? loyaltyCreationDate : null,
      ...movements,
    });
  });
}
