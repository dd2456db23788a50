import { z } from 'zod';
import { defineCall } from '#src/domain/wire/call.ts';
import { idSegment } from '#src/domain/wire/request-parts.ts';
import { storeList } from './staff-store.list.ts';
import { placeIdSchema, staffStoreSchema, storeFieldsSchema } from './staff-store.schema.ts';

const STORES = '/staff/stores';
const settling = { by: 'staff', needs: 'settings:write' } as const;
const params = z.object({ placeId: placeIdSchema });
const revision = z.string().max(100);
const theStore = {
  answers: { 200: 'The store or point as it is now, with its history' },
  answer: staffStoreSchema,
} as const;

export const listStaffStores = defineCall({
  method: 'GET',
  path: STORES,
  summary: 'Stores, pickup points and lockers in countries that shops of the caller sell to',
  ...settling,
  request: { query: storeList.query },
  answers: { 200: 'A page of them' },
  answer: storeList.answer,
  errors: [],
});

export const getStaffStore = defineCall({
  method: 'GET',
  path: `${STORES}/{placeId}`,
  summary: 'A store or point, and who changed what of it',
  ...settling,
  request: { params },
  ...theStore,
  errors: ['NOT_FOUND'],
});

export const addStaffStore = defineCall({
  method: 'POST',
  path: STORES,
  summary: 'Add a store or point under a number that is free',
  ...settling,
  request: { body: z.strictObject({ id: placeIdSchema, fields: storeFieldsSchema }) },
  ...theStore,
  errors: ['NOT_FOUND', 'SETTING_INVALID'],
});

export const changeStaffStore = defineCall({
  method: 'PUT',
  path: `${STORES}/{placeId}`,
  summary: 'Change a store or point, close it, or open it again',
  ...settling,
  request: { params, body: z.strictObject({ revision, fields: storeFieldsSchema }) },
  ...theStore,
  errors: ['NOT_FOUND', 'CHANGED_BY_OTHERS', 'SETTING_INVALID'],
});

export const undoStaffStore = defineCall({
  method: 'POST',
  path: `${STORES}/{placeId}/undo`,
  summary: 'Go back to what a store or point was before a change of its history',
  ...settling,
  request: { params, body: z.strictObject({ revision, changeId: idSegment }) },
  ...theStore,
  errors: ['NOT_FOUND', 'CHANGED_BY_OTHERS', 'SETTING_INVALID'],
});
