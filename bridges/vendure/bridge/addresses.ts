import { z } from 'zod';
import { toAccountAddress } from '../../../src/domain/address/account-address.ts';
import {
  addDeliveryAddress,
  changeDeliveryAddress,
  getAddresses,
  getBillingAddress,
  getDeliveryAddresses,
  removeDeliveryAddress,
  saveBillingAddress,
} from '../../../src/domain/address/address.calls.ts';
import {
  accountBillingAddressSchema,
  type DeliveryAddress,
  type DeliveryAddressBody,
} from '../../../src/domain/address/address.schema.ts';
import { DomainError } from '../../../src/domain/errors.ts';
import { vendure } from './context.ts';
import { readCustomer, updateCustomer } from './customers.ts';
import { askPlugin } from './plugin.ts';
import { orderAddressSchema, requireAddress, toCartAddress, toVendureAddress } from './postal.ts';
import { type Customer, ok, serve } from './serve.ts';

/** Addresses of a customer; the favorite is Vendure's address for deliveries. */

const addressesSchema = z.object({
  customer: z
    .object({
      addresses: z
        .array(
          orderAddressSchema.omit({ countryCode: true }).extend({
            id: z.string(),
            updatedAt: z.string(),
            country: z.object({ code: z.string() }),
            defaultShippingAddress: z.boolean().nullable(),
          }),
        )
        .nullable(),
    })
    .nullable(),
});
const ADDRESSES = `query ($id: ID!) { customer(id: $id) { addresses {
  id updatedAt fullName streetLine1 streetLine2 city postalCode country { code } phoneNumber
  defaultShippingAddress customFields { vitrine }
} } }`;

async function addressesOf(id: string): Promise<DeliveryAddress[]> {
  const { customer } = addressesSchema.parse(await vendure.admin(ADDRESSES, { id }));
  const found = customer?.addresses ?? [];
  // Two that were made the favorite in the same instant may both be: the latest counts.
  const [latest] = found
    .filter((one) => one.defaultShippingAddress === true)
    .toSorted(
      (one, other) =>
        other.updatedAt.localeCompare(one.updatedAt) || Number(other.id) - Number(one.id),
    );
  return found
    .map(({ country, ...address }) => ({
      ...toCartAddress({ ...address, countryCode: country.code }),
      id: address.id,
      favorite: address.id === latest?.id,
    }))
    .toSorted((one, other) => Number(other.favorite) - Number(one.favorite));
}

async function requireOwn({ customerId }: Customer, id: string): Promise<DeliveryAddress> {
  const found = (await addressesOf(customerId)).find((one) => one.id === id);
  if (found === undefined) throw new DomainError('ADDRESS_NOT_FOUND');
  return found;
}

function inputOf({ favorite, ...typed }: DeliveryAddressBody, { shop }: Customer) {
  const address = requireAddress(typed, shop, false);
  return { address, input: { ...toVendureAddress(address), defaultShippingAddress: favorite } };
}

const MAX_ADDRESSES = 50;
const savedSchema = z.object({ id: z.string() });

async function save(
  { customerId }: Customer,
  id: string | null,
  address: ReturnType<typeof inputOf>['input'],
): Promise<string> {
  const { result } = await askPlugin(null, { ask: 'address', customerId, id, address });
  return savedSchema.parse(result).id;
}

serve(getDeliveryAddresses, async (_request, { customerId }) =>
  ok({ values: await addressesOf(customerId) }),
);

serve(getAddresses, async ({ query: { country } }, { customerId }) => {
  const found = await addressesOf(customerId);
  const values = found.filter((one) => country === undefined || one.country === country);
  return ok({ values: values.map(toAccountAddress) });
});

serve(addDeliveryAddress, async ({ body }, caller) => {
  const { customerId } = caller;
  const { length } = await addressesOf(customerId);
  if (length >= MAX_ADDRESSES) throw new DomainError('ADDRESS_LIMIT_REACHED');
  const favorite = body.favorite || length === 0;
  const { address, input } = inputOf({ ...body, favorite }, caller);
  const id = await save(caller, null, input);
  return { status: 201, body: { ...address, favorite, id } };
});

serve(changeDeliveryAddress, async ({ params: { id }, body }, caller) => {
  await requireOwn(caller, id);
  const { address, input } = inputOf(body, caller);
  await save(caller, id, input);
  return ok({ ...address, favorite: body.favorite, id });
});

serve(removeDeliveryAddress, async ({ params: { id } }, caller) => {
  await requireOwn(caller, id);
  await vendure.admin('mutation ($id: ID!) { deleteCustomerAddress(id: $id) { success } }', { id });
  return { status: 204, body: null };
});

serve(getBillingAddress, async (_request, { customerId }) => {
  const text = (await readCustomer(customerId))?.customFields.vitrineBilling;
  if (!text) throw new DomainError('ADDRESS_NOT_FOUND');
  return ok(accountBillingAddressSchema.parse(JSON.parse(text)));
});

/** A name and a number that hold, to judge the rest of an address by. */
const SOMEBODY = {
  ...{ firstName: 'A', lastName: 'A', phoneNumber: '', phoneNumberCountry: '' },
  phoneNumberQuality: '',
};

serve(saveBillingAddress, async ({ body }, { shop, customerId }) => {
  const checked = requireAddress({ ...SOMEBODY, ...body }, shop, false);
  const address = accountBillingAddressSchema.parse(checked);
  const customFields = { vitrineBilling: JSON.stringify(address) };
  await updateCustomer(customerId, { customFields });
  return ok(address);
});
