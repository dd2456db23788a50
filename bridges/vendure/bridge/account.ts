import { z } from 'zod';
import {
  changeAccount,
  getAccount,
  getLastPurchaseDate,
  welcomeAccount,
} from '../../../src/domain/account/account.calls.ts';
import type { Client } from '../../../src/domain/account/account.schema.ts';
import { DomainError } from '../../../src/domain/errors.ts';
import { readCustomer, updateCustomer, type VendureCustomer } from './customers.ts';
import { readOrders } from './order-reads.ts';
import { askPlugin } from './plugin.ts';
import { ok, serve } from './serve.ts';

/** The account: a customer of Vendure, and what Vendure has no field for. */

const profileSchema = z
  .object({
    gender: z.string(),
    birthday: z.string(),
    phoneNumberCountry: z.string(),
    fiscalNumber: z.string(),
  })
  .partial();

const profileOf = ({ customFields: { vitrineProfile } }: VendureCustomer) =>
  profileSchema.parse(JSON.parse(vitrineProfile ?? '{}'));

function toClient(customer: VendureCustomer): Client {
  const profile = profileOf(customer);
  const { id, firstName, lastName, emailAddress, phoneNumber } = customer;
  return {
    ...{ customerId: id, firstName, lastName, email: emailAddress, emailQuality: '' },
    ...{ gender: profile.gender ?? null, birthday: profile.birthday ?? null },
    phoneNumber: phoneNumber || null,
    ...{ phoneNumberCountry: profile.phoneNumberCountry ?? null, phoneNumberQuality: '' },
    ...{ optinNews: 'NO', preferredStore: null, fiscalNumber: profile.fiscalNumber ?? null },
    ...{ preferredChannel: null, hasPassword: true, isDeleted: false, isGuest: false },
    ...{ loyaltyNumber: null, loyaltyType: null, loyaltyCreationDate: null },
  };
}

async function requireCustomer(id: string): Promise<VendureCustomer> {
  const customer = await readCustomer(id);
  if (customer === null) throw new DomainError('ACCOUNT_NOT_FOUND');
  return customer;
}

serve(getAccount, async (_request, { customerId }) =>
  ok(toClient(await requireCustomer(customerId))),
);

serve(changeAccount, async ({ body }, { customerId }) => {
  const { firstName, lastName, phoneNumber, ...profile } = body;
  const before = profileOf(await requireCustomer(customerId));
  await updateCustomer(customerId, {
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
    ...(phoneNumber !== undefined && { phoneNumber }),
    customFields: { vitrineProfile: JSON.stringify({ ...before, ...profile }) },
  });
  return ok(toClient(await requireCustomer(customerId)));
});

const welcomeSchema = z.object({ isFirst: z.boolean() });

serve(welcomeAccount, async (_request, { customerId }) => {
  const { result } = await askPlugin(null, { ask: 'welcome', customerId });
  return ok(welcomeSchema.parse(result));
});

serve(getLastPurchaseDate, async (_request, { shop, customerId }) => {
  const { items } = await readOrders(shop, customerId, 0, 1);
  return ok((items[0]?.orderPlacedAt ?? '').slice(0, 10).replaceAll('-', ''));
});
