import { z } from 'zod';
import { deliveryAddressSchema } from '#src/domain/address/address.schema.ts';
import {
  listedOrderSchema,
  listedReturnSchema,
  noteSchema,
} from '#src/domain/order/order-desk.schema.ts';

/** One customer in the list of the desk. */
export const listedCustomerSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    phoneNumber: z.string().nullable(),
    createdAt: z.string(),
    lastPurchaseOn: z.string().nullable(),
    loyaltyType: z.enum(['FID', 'HSP']).nullable(),
    isDeleted: z.boolean(),
    orders: z.int(),
  })
  .meta({ id: 'ListedCustomer' });
export type ListedCustomer = z.infer<typeof listedCustomerSchema>;

/** A customer as the desk sees one: in the shops of the caller. */
export const deskCustomerSchema = listedCustomerSchema
  .extend({
    version: z.int(),
    emailProvenAt: z.string().nullable(),
    /** What they agreed to be written about. */
    optinNews: z.string(),
    deliveryAddresses: z.array(deliveryAddressSchema),
    recentOrders: z.array(listedOrderSchema),
    recentReturns: z.array(listedReturnSchema),
    mails: z.array(
      z.object({
        mailId: z.string(),
        kind: z.string(),
        subject: z.string(),
        writtenAt: z.string(),
        sentAt: z.string().nullable(),
      }),
    ),
    notes: z.array(noteSchema),
  })
  .meta({ id: 'DeskCustomer' });
export type DeskCustomer = z.infer<typeof deskCustomerSchema>;
