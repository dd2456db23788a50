import { z } from 'zod';
import { defineCall } from '#src/domain/wire/call.ts';
import { idSegment } from '#src/domain/wire/request-parts.ts';
import {
  placesSchema,
  pointSearchSchema,
  storeQuestionSchema,
  storeSchema,
  storeSearchSchema,
  storesSchema,
} from './store.schema.ts';

const LOCATOR = '/ecommerce/v2/storelocator';
const STORES = `${LOCATOR}/stores`;

export const findStores = defineCall({
  method: 'GET',
  path: STORES,
  summary: 'Stores by town, postcode or place, with what they hold of a product',
  by: 'visitor',
  capability: 'stores',
  request: { query: storeSearchSchema },
  answers: { 200: 'Stores' },
  answer: storesSchema,
  errors: ['STORE_NOT_FOUND'],
});

export const getStore = defineCall({
  method: 'GET',
  path: `${STORES}/{storeId}`,
  summary: 'A store, with what it holds of a product',
  by: 'visitor',
  capability: 'stores',
  request: { params: z.object({ storeId: idSegment }), query: storeQuestionSchema },
  answers: { 200: 'The store' },
  answer: storeSchema,
  errors: ['STORE_NOT_FOUND'],
});

export const getAllStores = defineCall({
  method: 'GET',
  path: `${LOCATOR}/all-stores`,
  summary: 'All stores of a country, for the page that lists them and for sitemaps',
  by: 'visitor',
  capability: 'stores',
  request: { query: z.object({ countryCode: z.string().length(2) }) },
  answers: { 200: 'Stores, in the order of their ids; a country may have none' },
  answer: placesSchema,
  errors: [],
});

export const findPickups = defineCall({
  method: 'GET',
  path: `${LOCATOR}/pickups`,
  summary: 'Pickup points by town, postcode or place',
  by: 'visitor',
  capability: 'pickupPoints',
  request: { query: pointSearchSchema },
  answers: { 200: 'Pickup points' },
  answer: placesSchema,
  errors: ['STORE_NOT_FOUND'],
});

export const findLockers = defineCall({
  method: 'GET',
  path: `${LOCATOR}/lockers`,
  summary: 'Lockers by town, postcode or place',
  by: 'visitor',
  capability: 'pickupPoints',
  request: { query: pointSearchSchema },
  answers: { 200: 'Lockers' },
  answer: placesSchema,
  errors: ['STORE_NOT_FOUND'],
});
