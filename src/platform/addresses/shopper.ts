import { and, asc, eq, sql } from 'drizzle-orm';
import { toAccountAddress, toBillingAddress } from '#src/domain/address/account-address.ts';
import * as calls from '#src/domain/address/address.calls.ts';
import type {
  AddressSuggestion,
  BillingAddress,
  CartAddress,
} from '#src/domain/address/address.schema.ts';
import { emptyAddress } from '#src/domain/address/address.ts';
import { checkedAddress } from '#src/domain/address/checked-address.ts';
import { DomainError, requireFound } from '#src/domain/errors.ts';
import { findCustomer } from '../customers/face.ts';
import type { Queryable } from '../kernel/database/database.ts';
import type { Router } from '../kernel/http/create-router.ts';
import type { PlatformDeps } from '../kernel/http/platform-env.ts';
import { ok, serve } from '../kernel/http/serve.ts';
import {
  addDeliveryAddress,
  changeDeliveryAddress,
  findBillingAddress,
  findDeliveryAddresses,
  removeDeliveryAddress,
  saveBillingAddress,
} from './address-store.ts';
import { readTypedStreet } from './read-typed-street.ts';
import { knownStreets } from './tables.ts';

/**
 * An account address as it is saved; one that could not be delivered or billed to is refused (A-114):
 * 422 naming the first wrong field. Which countries a shop serves is checked by its cart.
 */
function requireDeliveryAddress(sent: CartAddress): CartAddress {
  const rules = { countries: [sent.country], isPhoneRequired: false };
  const { address, field } = checkedAddress(sent, rules);
  if (address === null) throw new DomainError('ADDRESS_INVALID', { field });
  return address;
}

/** The same for a billing address, which has no names. */
function requireBillingAddress(sent: BillingAddress): BillingAddress {
  const nobody = { firstName: '-', lastName: '-' };
  return toBillingAddress(
    requireDeliveryAddress({ ...emptyAddress(sent.country), ...sent, ...nobody }),
  );
}

/** Delivery addresses of the account (API-51, API-52, API-55 to API-57). */
function serveDeliveryAddresses(router: Router, { database, now }: PlatformDeps): void {
  serve(router, calls.getDeliveryAddresses, async (_, { customerId }) =>
    ok({ values: await findDeliveryAddresses(database, customerId) }),
  );

  serve(router, calls.getAddresses, async ({ query: { country } }, { customerId }) => {
    const addresses = await findDeliveryAddresses(database, customerId);
    const values = addresses.filter((address) => (country ?? address.country) === address.country);
    return ok({ values: values.map(toAccountAddress) });
  });

  serve(router, calls.addDeliveryAddress, async ({ body }, { customerId }) => {
    const address = { ...requireDeliveryAddress(body), favorite: body.favorite };
    const added = await addDeliveryAddress(database, customerId, address, now());
    if (added === null) throw new DomainError('ACCOUNT_NOT_FOUND');
    if (added === 'full') throw new DomainError('ADDRESS_LIMIT_REACHED');
    return { status: 201, body: added };
  });

  serve(router, calls.changeDeliveryAddress, async ({ params, body }, { customerId }) => {
    const address = { ...requireDeliveryAddress(body), favorite: body.favorite };
    const found = await changeDeliveryAddress(database, customerId, params.id, address);
    return ok(requireFound(found, 'ADDRESS_NOT_FOUND'));
  });

  serve(router, calls.removeDeliveryAddress, async ({ params }, { customerId }) => {
    const isRemoved = await removeDeliveryAddress(database, customerId, params.id);
    if (!isRemoved) throw new DomainError('ADDRESS_NOT_FOUND');
    return { status: 204, body: null };
  });
}

const MAX_SUGGESTIONS = 6;
/** Letters of a street below which everything would be meant. */
const MIN_LETTERS = 3;

/** How sure an address is (A-115): the house is only known once its number is. */
const QUALITY = { house: 'HOUSE', street: 'STREET' } as const;

/**
 * Streets whose words begin with those that were typed, in any order, with the number that was
 * typed (A-113). Those that begin with the first word come first, then large towns.
 */
async function findSuggestions(
  db: Queryable,
  country: string,
  search: string,
): Promise<AddressSuggestion[]> {
  const { number, words } = readTypedStreet(search);
  const [first] = words;
  if (first === undefined || words.join('').length < MIN_LETTERS) return [];
  const rows = await db
    .select()
    .from(knownStreets)
    .where(
      and(
        eq(knownStreets.country, country),
        // Plain words hold letters and digits alone, none of which LIKE reads otherwise.
        ...words.map((word) => sql`' ' || ${knownStreets.plain} like ${`% ${word}%`}`),
      ),
    )
    .orderBy(
      sql`${knownStreets.plain} not like ${`${words.join(' ')}%`}`,
      sql`${knownStreets.plain} not like ${`${first}%`}`,
      asc(knownStreets.position),
    )
    .limit(MAX_SUGGESTIONS);
  return rows.map((row) => ({
    buildingInfo_1: '',
    buildingName: row.buildingName,
    streetNumber: number,
    streetName: row.street,
    streetNumberPosition: row.numberPosition,
    additionalInfo_1: '',
    localitySynonym: row.localitySynonym,
    postalCode: row.postalCode,
    locality: row.locality,
    qualityCode: number === '' ? QUALITY.street : QUALITY.house,
  }));
}

/** Billing address of the account (API-53, API-58). */
function serveBillingAddress(router: Router, { database }: PlatformDeps): void {
  serve(router, calls.getBillingAddress, async (_, { customerId }) =>
    ok(requireFound(await findBillingAddress(database, customerId), 'ADDRESS_NOT_FOUND')),
  );

  serve(router, calls.saveBillingAddress, async ({ body }, { customerId }) => {
    const address = requireBillingAddress(body);
    if ((await findCustomer(database, customerId)) === null) {
      throw new DomainError('ACCOUNT_NOT_FOUND');
    }
    await saveBillingAddress(database, customerId, address);
    return ok(address);
  });
}

/** Addresses of the signed-in customer, and those that are known to exist. */
export function serveAddresses(router: Router, deps: PlatformDeps): void {
  serveDeliveryAddresses(router, deps);
  serveBillingAddress(router, deps);
  // While they are typed (A-113).
  serve(router, calls.suggestAddresses, async ({ query: { country, search } }) =>
    ok({ values: await findSuggestions(deps.database, country, search) }),
  );
}
