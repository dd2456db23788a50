import { z } from 'zod';
import { deliveryAddressSchema } from '#src/domain/address/address.schema.ts';
import { listedGiftCardSchema } from '#src/domain/gift-card/staff-gift-card.schema.ts';
import { loyaltySchema } from '#src/domain/loyalty/loyalty.schema.ts';
import { MESSAGE_TYPES } from '#src/domain/newsletter/message-types.ts';
import {
  listedOrderSchema,
  listedReturnSchema,
  noteSchema,
  staffMailSchema,
} from '#src/domain/order/staff-order.schema.ts';
import { staffWrite } from '#src/domain/order/staff-write.schema.ts';
import { signedInDeviceSchema, signInIdSchema } from '#src/domain/sign-in/sign-in.schema.ts';
import { OPT_INS } from './account.values.ts';

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
    /** Whether they ordered without an account. */
    isGuest: z.boolean(),
    orders: z.int(),
  })
  .meta({ id: 'ListedCustomer' });
export type ListedCustomer = z.infer<typeof listedCustomerSchema>;

/** A customer as the staff see one: in the shops of the caller. */
export const staffCustomerSchema = listedCustomerSchema
  .extend({
    version: z.int(),
    /** Since when the account can neither sign in nor order, and why. */
    blockedAt: z.string().nullable(),
    blockedFor: z.string().nullable(),
    emailProvenAt: z.string().nullable(),
    /** What they agreed to be written about, or no more, when and on which page. */
    consents: z.array(
      z.object({
        type: z.enum(MESSAGE_TYPES),
        optin: z.enum(OPT_INS),
        saidAt: z.string(),
        source: z.string(),
      }),
    ),
    /** Browsers in which they are signed in. */
    signIns: z.array(signedInDeviceSchema.omit({ isThis: true })),
    loyalty: z.object({
      number: z.string().nullable(),
      points: z.int(),
      movements: loyaltySchema.shape.values,
    }),
    giftCards: z.array(listedGiftCardSchema),
    deliveryAddresses: z.array(deliveryAddressSchema),
    recentOrders: z.array(listedOrderSchema),
    recentReturns: z.array(listedReturnSchema),
    /** Of the shops of the caller; those of the account for who has all. */
    mails: z.array(staffMailSchema),
    hasHiddenMails: z.boolean(),
    notes: z.array(noteSchema),
  })
  .meta({ id: 'StaffCustomer' });
export type StaffCustomer = z.infer<typeof staffCustomerSchema>;

export const blockBodySchema = z.strictObject({
  ...staffWrite,
  reason: z.string().trim().min(1).max(200),
});

/** Null ends all of them. */
export const endSignInBodySchema = z.strictObject({
  changeId: staffWrite.changeId,
  signInId: signInIdSchema.nullable(),
});
