import * as calls from '#src/domain/account/account.calls.ts';
import type { Client } from '#src/domain/account/account.schema.ts';
import { HTTP_STATUS } from '#src/domain/wire/http-status.ts';
import { isCommerceError } from '#src/gateway/commerce-error.ts';
import type { ShopperCommerce } from './commerce.server.ts';

/** A commerce context whose shopper is signed in. */
export type CustomerCommerce = ShopperCommerce & {
  session: NonNullable<ShopperCommerce['session']>;
};

/** How far the session of a request reaches; a secure one comes with its customer. */
export type CustomerAccess =
  | { state: 'anonymous' | 'not-secure' }
  | { state: 'secure'; customer: CustomerCommerce; client: Client };

function isSignedIn(commerce: ShopperCommerce): commerce is CustomerCommerce {
  return commerce.session !== null;
}

const clients = new WeakMap<ShopperCommerce, Promise<Client>>();

/** The customer as the platform has them now, read once per request. */
export function readClient(commerce: ShopperCommerce): Promise<Client> {
  const reading = clients.get(commerce) ?? commerce.ask(calls.getAccount, {});
  clients.set(commerce, reading);
  return reading;
}

/**
 * Asks the platform, since the seals only say how far the session reached when they were made: it
 * may have been revoked since (F19), or the refresh on the way may say that the proof of the
 * sign-in is too old. Throws CommerceError when the platform cannot tell (F20).
 */
export async function readCustomerAccess(commerce: ShopperCommerce): Promise<CustomerAccess> {
  if (!isSignedIn(commerce)) return { state: 'anonymous' };
  if (!commerce.session.secure) return { state: 'not-secure' };
  try {
    const client = await readClient(commerce);
    const { session } = commerce;
    return session.secure
      ? { state: 'secure', customer: commerce, client }
      : { state: 'not-secure' };
  } catch (error) {
    // A refused refresh has ended the session and cleared its cookies (§4).
    const isEnded =
      isCommerceError(error) && error.status === HTTP_STATUS.UNAUTHORIZED && !isSignedIn(commerce);
    if (isEnded) return { state: 'anonymous' };
    throw error;
  }
}
