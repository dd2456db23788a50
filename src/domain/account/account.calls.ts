import { z } from 'zod';
import { defineCall } from '#src/domain/wire/call.ts';
import {
  bankDetailsBodySchema,
  bankDetailsSchema,
  clientSchema,
  emailBodySchema,
  passwordBodySchema,
  preferredStoreBodySchema,
  profileBodySchema,
} from './account.schema.ts';

export const getAccount = defineCall({
  method: 'GET',
  path: '/accounts-self/',
  summary: 'The signed-in customer',
  by: 'customer',
  capability: 'core',
  forGuests: true,
  request: {},
  answers: { 200: 'The customer' },
  answer: clientSchema,
  errors: ['ACCOUNT_NOT_FOUND'],
});

export const changeAccount = defineCall({
  method: 'PUT',
  path: '/accounts-self/',
  summary: 'Change what is sent of the own profile',
  by: 'customer',
  capability: 'core',
  request: { body: profileBodySchema },
  answers: { 200: 'The customer as they are now' },
  answer: clientSchema,
  errors: ['PROFILE_INVALID', 'ACCOUNT_NOT_FOUND'],
});

/** Without the slash that the profile has at its end: two calls (specification §7). */
export const choosePreferredStore = defineCall({
  method: 'PUT',
  path: '/accounts-self',
  summary: 'Choose the store that is the own one',
  by: 'customer',
  capability: 'stores',
  request: { body: preferredStoreBodySchema },
  answers: { 200: 'The customer as they are now' },
  answer: clientSchema,
  errors: ['STORE_NOT_FOUND', 'ACCOUNT_NOT_FOUND'],
});

export const changePassword = defineCall({
  method: 'PUT',
  path: '/accounts-self/password',
  summary: 'Change the password, and end every other session',
  by: 'customer',
  capability: 'credentials',
  request: { body: passwordBodySchema },
  answers: { 200: 'The customer as they are now' },
  answer: clientSchema,
  errors: [
    ...(['SIGN_IN_NOT_RECENT', 'PASSWORD_WRONG', 'PASSWORD_WEAK', 'PASSWORD_COMMON'] as const),
    ...(['TOO_MANY_REQUESTS', 'ACCOUNT_NOT_FOUND'] as const),
  ],
});

export const askForNewEmail = defineCall({
  method: 'PUT',
  path: '/accounts-self/email',
  summary: 'Ask to be known by another e-mail address; the link of a mail to it makes the change',
  by: 'customer',
  capability: 'credentials',
  request: { body: emailBodySchema },
  answers: { 202: 'A mail is on its way, unless the address cannot be had' },
  answer: z.object({}),
  errors: ['SIGN_IN_NOT_RECENT', 'TOO_MANY_REQUESTS'],
});

export const deleteAccount = defineCall({
  method: 'DELETE',
  path: '/accounts-self/',
  summary: 'Delete the account, until its owner takes it back',
  by: 'customer',
  capability: 'personalData',
  request: {},
  answers: { 204: 'It is deleted, and every other session has ended' },
  answer: z.null(),
  errors: ['SIGN_IN_NOT_RECENT', 'ACCOUNT_NOT_FOUND'],
});

export const reactivateAccount = defineCall({
  method: 'PUT',
  path: '/accounts-self/reactivate/',
  summary: 'Take a deleted account back',
  by: 'customer',
  capability: 'personalData',
  request: {},
  answers: { 200: 'The customer as they are now' },
  answer: clientSchema,
  errors: ['ACCOUNT_NOT_FOUND'],
});

export const welcomeAccount = defineCall({
  method: 'POST',
  path: '/accounts-self/welcome',
  summary: 'Note that a new customer is welcomed; tells whether this is the first time',
  by: 'customer',
  capability: 'core',
  request: {},
  answers: { 200: 'Whether it is the first time' },
  answer: z.object({ isFirst: z.boolean() }),
  errors: [],
});

export const getBankDetails = defineCall({
  method: 'GET',
  path: '/customers-self/bankStatements',
  summary: 'Where refunds of the signed-in customer go',
  by: 'customer',
  capability: 'bankDetails',
  request: {},
  answers: { 200: 'The bank details' },
  answer: bankDetailsSchema,
  errors: ['BANK_DETAILS_NOT_FOUND'],
});

export const saveBankDetails = defineCall({
  method: 'PUT',
  path: '/customers-self/bankStatements',
  summary: 'Save where refunds go; the IBAN comes without white space',
  by: 'customer',
  capability: 'bankDetails',
  request: { body: bankDetailsBodySchema },
  answers: { 200: 'The bank details as they are now' },
  answer: bankDetailsSchema,
  errors: ['SIGN_IN_NOT_RECENT', 'ACCOUNT_NOT_FOUND'],
});

export const getLastPurchaseDate = defineCall({
  method: 'GET',
  path: '/customers-self/lastPurchaseDate',
  summary: 'The day of the latest order, YYYYMMDD; an empty text for a new customer',
  by: 'customer',
  capability: 'core',
  request: {},
  answers: { 200: 'The day' },
  answer: z.string(),
  errors: ['ACCOUNT_NOT_FOUND'],
});
