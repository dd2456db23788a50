import { z } from 'zod';
import { defineCall } from '#src/domain/wire/call.ts';
import { idSegment } from '#src/domain/wire/request-parts.ts';
import {
  accountAddressesSchema,
  accountBillingAddressBodySchema,
  accountBillingAddressSchema,
  addressSuggestionsSchema,
  deliveryAddressBodySchema,
  deliveryAddressesSchema,
  deliveryAddressSchema,
} from './address.schema.ts';

const DELIVERY = '/customers-self/addresses/delivery';
const BILLING = '/customers-self/addresses/billing';
const id = z.object({ id: idSegment });

export const getDeliveryAddresses = defineCall({
  method: 'GET',
  path: DELIVERY,
  summary: 'Delivery addresses of the signed-in customer, the favorite first',
  by: 'customer',
  capability: 'core',
  request: {},
  answers: { 200: 'The addresses' },
  answer: deliveryAddressesSchema,
  errors: [],
});

export const getAddresses = defineCall({
  method: 'GET',
  path: '/customers-self/addresses',
  summary: 'The same addresses in the account’s other form, of one country or of all',
  by: 'customer',
  capability: 'core',
  request: { query: z.object({ country: z.string().length(2).optional() }) },
  answers: { 200: 'The addresses' },
  answer: accountAddressesSchema,
  errors: [],
});

export const addDeliveryAddress = defineCall({
  method: 'POST',
  // Plural here alone.
  path: '/customers-self/addresses/deliveries',
  summary: 'Add a delivery address; the first one is the favorite',
  by: 'customer',
  capability: 'core',
  request: { body: deliveryAddressBodySchema },
  answers: { 201: 'The new address' },
  answer: deliveryAddressSchema,
  errors: ['ADDRESS_INVALID', 'ADDRESS_LIMIT_REACHED', 'ACCOUNT_NOT_FOUND'],
});

export const changeDeliveryAddress = defineCall({
  method: 'PUT',
  path: `${DELIVERY}/{id}`,
  summary: 'Change a delivery address',
  by: 'customer',
  capability: 'core',
  request: { params: id, body: deliveryAddressBodySchema },
  answers: { 200: 'The address as it is now' },
  answer: deliveryAddressSchema,
  errors: ['ADDRESS_INVALID', 'ADDRESS_NOT_FOUND'],
});

export const removeDeliveryAddress = defineCall({
  method: 'DELETE',
  path: `${DELIVERY}/{id}`,
  summary: 'Delete a delivery address',
  by: 'customer',
  capability: 'core',
  request: { params: id },
  answers: { 204: 'It is gone' },
  answer: z.null(),
  errors: ['ADDRESS_NOT_FOUND'],
});

export const getBillingAddress = defineCall({
  method: 'GET',
  path: BILLING,
  summary: 'Billing address of the signed-in customer',
  by: 'customer',
  capability: 'core',
  request: {},
  answers: { 200: 'The billing address' },
  answer: accountBillingAddressSchema,
  errors: ['ADDRESS_NOT_FOUND'],
});

export const saveBillingAddress = defineCall({
  method: 'PUT',
  path: BILLING,
  summary: 'Save the billing address',
  by: 'customer',
  capability: 'core',
  request: { body: accountBillingAddressBodySchema },
  answers: { 200: 'The billing address as it is now' },
  answer: accountBillingAddressSchema,
  errors: ['ADDRESS_INVALID', 'ACCOUNT_NOT_FOUND'],
});

export const suggestAddresses = defineCall({
  method: 'GET',
  path: '/addresses/suggestions',
  summary: 'Addresses of a country that begin with what was typed, at most six',
  by: 'visitor',
  capability: 'addressSuggestions',
  request: {
    query: z.object({ country: z.string().regex(/^[A-Z]{2}$/), search: z.string().max(100) }),
  },
  answers: { 200: 'Addresses; none where the platform knows none' },
  answer: addressSuggestionsSchema,
  errors: [],
});
