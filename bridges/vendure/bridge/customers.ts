import { z } from 'zod';
import { vendure } from './context.ts';

/** Customers of Vendure, by the id that tokens name. */

const customerSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  emailAddress: z.string(),
  phoneNumber: z.string().nullable(),
  customFields: z.object({
    vitrineWelcomed: z.boolean().nullable(),
    vitrineProfile: z.string().nullable(),
    vitrineBilling: z.string().nullable(),
  }),
});
export type VendureCustomer = z.infer<typeof customerSchema>;

const FIELDS =
  'id firstName lastName emailAddress phoneNumber customFields { vitrineWelcomed vitrineProfile vitrineBilling }';
const oneSchema = z.object({ customer: customerSchema.nullable() });

/** Null where the customer was deleted. */
export async function readCustomer(id: string): Promise<VendureCustomer | null> {
  if (!/^\d{1,9}$/.test(id)) return null;
  const query = `query ($id: ID!) { customer(id: $id) { ${FIELDS} } }`;
  return oneSchema.parse(await vendure.admin(query, { id })).customer;
}

export async function updateCustomer(id: string, fields: object): Promise<void> {
  await vendure.admin(
    'mutation ($input: UpdateCustomerInput!) { updateCustomer(input: $input) { __typename } }',
    { input: { id, ...fields } },
  );
}
