import { z } from 'zod';
import { deskWrite, noteBodySchema } from '#src/domain/order/order-desk.schema.ts';
import { listOf, listQuery } from '#src/domain/staff/list.ts';
import { defineCall } from '#src/domain/wire/call.ts';
import { idSegment } from '#src/domain/wire/request-parts.ts';
import { deskCustomerSchema, listedCustomerSchema } from './customer-desk.schema.ts';

const CUSTOMERS = '/staff/customers';
const CUSTOMER = `${CUSTOMERS}/{customerId}`;
const params = z.object({ customerId: idSegment });
const theCustomer = {
  answers: { 200: 'The customer as they are now' },
  answer: deskCustomerSchema,
} as const;

export const listCustomers = defineCall({
  method: 'GET',
  path: CUSTOMERS,
  summary: 'List customers who bought in the shops of the caller',
  by: 'staff',
  needs: 'customers:read',
  request: { query: listQuery({}, ['createdAt', 'email', 'lastPurchaseOn'], 'desc') },
  answers: { 200: 'Customers of the page' },
  answer: listOf(listedCustomerSchema),
  errors: [],
});

export const getDeskCustomer = defineCall({
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
  request: { params, body: z.strictObject(deskWrite) },
  ...theCustomer,
  errors: ['NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED', 'CHANGED_BY_OTHERS'],
});
