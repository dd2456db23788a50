import type { CartRow } from '../carts/face.ts';
import type { PlatformDeps } from '../kernel/http/platform-env.ts';
import type { CardGateway } from './card-gateway.ts';
import { findPayment } from './payment-store.ts';
import { closePayment } from './record-status.ts';

/**
 * For a shopper who came back from the card page without paying: closes a payment for which
 * nothing was typed yet, and so unlocks its cart. A payment under way stays, and so does the lock.
 */
export async function releasePayment(
  deps: Pick<PlatformDeps, 'database' | 'now'>,
  gateway: CardGateway,
  { lockedBy }: CartRow,
): Promise<void> {
  const payment = lockedBy === null ? null : await findPayment(deps.database, lockedBy);
  if (payment !== null) await closePayment(deps, gateway, payment, { challenged: false });
}
