import { z } from 'zod';
import {
  noteBodySchema,
  repeatMailBodySchema,
  staffWrite,
} from '#src/domain/order/staff-write.schema.ts';
import { exportOf } from '#src/domain/staff/export.ts';
import { ALL_PAGES } from '#src/domain/staff/list.ts';
import { defineCall } from '#src/domain/wire/call.ts';
import { idSegment } from '#src/domain/wire/request-parts.ts';
import { customerDataSchema } from './customer-data.schema.ts';
import { customerList } from './staff-customer.list.ts';
import {
  blockBodySchema,
  endSignInBodySchema,
  staffCustomerSchema,
} from './staff-customer.schema.ts';

const CUSTOMERS = '/staff/customers';
const CUSTOMER = `${CUSTOMERS}/{customerId}`;
const params = z.object({ customerId: idSegment });
const theCustomer = {
  answers: { 200: 'The customer as they are now' },
  answer: staffCustomerSchema,
} as const;

export const listCustomers = defineCall({
  method: 'GET',
  path: CUSTOMERS,
  summary: 'List customers who bought in the shops of the caller',
  by: 'staff',
  needs: 'customers:read',
  request: { query: customerList.query },
  answers: { 200: 'Customers of the page' },
  answer: customerList.answer,
  errors: [],
});

export const exportCustomers = exportOf(listCustomers, listCustomers.request.query.omit(ALL_PAGES));

export const getStaffCustomer = defineCall({
  method: 'GET',
  path: CUSTOMER,
  summary: 'Read a customer with orders, returns, consents, addresses and mails',
  by: 'staff',
  needs: 'customers:read',
  request: { params },
  ...theCustomer,
  errors: ['NOT_FOUND'],
});

export const writeCustomerNote = defineCall({
  method: 'POST',
  path: `${CUSTOMER}/notes`,
  summary: 'Write a note about a customer for the staff',
  by: 'staff',
  needs: 'customers:write',
  request: { params, body: noteBodySchema },
  ...theCustomer,
  errors: ['NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED'],
});

export const eraseCustomer = defineCall({
  method: 'POST',
  path: `${CUSTOMER}/erasure`,
  summary: 'Delete the account of a customer who asks for it, as they could themselves',
  by: 'staff',
  needs: 'customers:erase',
  request: { params, body: z.strictObject(staffWrite) },
  ...theCustomer,
  errors: ['NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED', 'CHANGED_BY_OTHERS'],
});

const conflicts = ['NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED', 'CHANGED_BY_OTHERS'] as const;

export const blockCustomer = defineCall({
  method: 'POST',
  path: `${CUSTOMER}/block`,
  summary: 'Keep a customer from signing in and ordering; who is signed in is signed out',
  by: 'staff',
  needs: 'customers:write',
  request: { params, body: blockBodySchema },
  ...theCustomer,
  errors: conflicts,
});

export const unblockCustomer = defineCall({
  method: 'POST',
  path: `${CUSTOMER}/unblock`,
  summary: 'Let a blocked customer sign in and order again',
  by: 'staff',
  needs: 'customers:write',
  request: { params, body: blockBodySchema },
  ...theCustomer,
  errors: conflicts,
});

export const endCustomerSignIn = defineCall({
  method: 'POST',
  path: `${CUSTOMER}/sign-ins/end`,
  summary: 'Sign a customer out in one browser, or in all of them',
  by: 'staff',
  needs: 'customers:write',
  request: { params, body: endSignInBodySchema },
  ...theCustomer,
  errors: ['NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED'],
});

export const repeatCustomerMail = defineCall({
  method: 'POST',
  path: `${CUSTOMER}/mails/{mailId}/again`,
  summary: 'Write a mail to a customer again, to the e-mail that they have now',
  by: 'staff',
  needs: 'customers:write',
  request: { params: params.extend({ mailId: z.uuid() }), body: repeatMailBodySchema },
  ...theCustomer,
  errors: ['NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED', 'MAIL_NOT_REPEATABLE'],
});

/** A write, since the audit log says who read it. */
export const exportStaffCustomer = defineCall({
  method: 'POST',
  path: `${CUSTOMER}/export`,
  summary: 'Read all that is saved of a customer who asks for it, as they could themselves',
  by: 'staff',
  needs: 'customers:read',
  request: { params, body: z.strictObject({}) },
  answers: { 200: 'It, without tokens, hashes and other people' },
  answer: customerDataSchema,
  errors: ['NOT_FOUND'],
});
