import { z } from 'zod';
import { isPersonName } from '#src/domain/text/person-name.ts';
import { emailText } from '#src/domain/wire/request-parts.ts';
import { GENDERS, NAME_MAX_LENGTH, OPT_INS, OWNER_MAX_LENGTH } from './account.values.ts';
import { isBic, isIban } from './bank-codes.ts';
import { PASSWORD_MAX_LENGTH } from './password.ts';

export const clientSchema = z
  .object({
    customerId: z.string().describe('The `sub` of its tokens'),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    emailQuality: z.string().describe('What a service that checks addresses says; may be empty'),
    gender: z.string().nullable(),
    /** `YYYY-MM-DD`. */
    birthday: z.string().nullable(),
    phoneNumber: z.string().nullable(),
    phoneNumberCountry: z.string().nullable(),
    phoneNumberQuality: z.string(),
    optinNews: z.enum(OPT_INS),
    preferredStore: z.string().nullable(),
    fiscalNumber: z.string().nullable(),
    preferredChannel: z.string().nullable(),
    hasPassword: z.boolean(),
    isDeleted: z.boolean(),
    /** Whether it is of one sign-in to order, to which nobody signs in again. */
    isGuest: z.boolean(),
    loyaltyNumber: z.string().nullable(),
    loyaltyType: z.enum(['FID', 'HSP']).nullable(),
    /** Instant, ISO 8601. */
    loyaltyCreationDate: z.string().nullable(),
  })
  .meta({ id: 'Customer' });
export type Client = z.infer<typeof clientSchema>;

/** A single line of text without control characters. */
const line = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[ -~\u00a0-\uffff]*$/);

/** What may be changed of an account: fields that are left out stay as they are. */
export const profileBodySchema = z
  .strictObject({
    firstName: line(NAME_MAX_LENGTH).min(1).refine(isPersonName),
    lastName: line(NAME_MAX_LENGTH).min(1).refine(isPersonName),
    gender: z.enum(GENDERS),
    birthday: z.iso.date(),
    phoneNumber: line(20),
    phoneNumberCountry: z.string().length(2),
    fiscalNumber: line(20),
  })
  .partial();

export const preferredStoreBodySchema = z.strictObject({
  preferredStore: z.string().regex(/^[\w-]{1,40}$/),
});

/** `currentPassword` is left out by a customer who has none. */
export const passwordBodySchema = z.strictObject({
  currentPassword: z.string().max(PASSWORD_MAX_LENGTH).optional(),
  newPassword: z.string().max(PASSWORD_MAX_LENGTH),
});

export const emailBodySchema = z.strictObject({ email: emailText });

const bankDetailsFields = {
  iban: z.string().max(34).refine(isIban),
  bic: z.string().max(11).refine(isBic),
  owner: line(OWNER_MAX_LENGTH).min(1),
};

export const bankDetailsBodySchema = z.strictObject({
  ...bankDetailsFields,
  owner: bankDetailsFields.owner.refine(isPersonName),
});

export const bankDetailsSchema = z.object(bankDetailsFields).meta({ id: 'BankDetails' });
/** Where refunds go: `bic` may be empty, the owner is the holder of the account (ENT-13, A-107). */
export type BankDetails = z.infer<typeof bankDetailsSchema>;
