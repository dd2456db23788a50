import { z } from 'zod';
import type { Client } from '#src/domain/client.ts';

export const clientSchema = z
  .object({
    customerId: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    emailQuality: z.string(),
    gender: z.string().nullable(),
    birthday: z.string().nullable(),
    phoneNumber: z.string().nullable(),
    phoneNumberCountry: z.string().nullable(),
    phoneNumberQuality: z.string(),
    optinNews: z.enum(['YES', 'NO']),
    preferredStore: z.string().nullable(),
    fiscalNumber: z.string().nullable(),
    preferredChannel: z.string().nullable(),
    hasPassword: z.boolean(),
    isDeleted: z.boolean(),
    loyaltyNumber: z.string().nullable(),
    loyaltyType: z.enum(['FID', 'HSP']).nullable(),
    loyaltyCreationDate: z.string().nullable(),
  })
  .meta({ id: 'Customer' }) satisfies z.ZodType<Client>;
