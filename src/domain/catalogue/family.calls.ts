import { z } from 'zod';
import { defineCall } from '#src/domain/wire/call.ts';
import {
  familyChangeSchema,
  familyIdSchema,
  familyMoveSchema,
  newFamilySchema,
  staffFamiliesSchema,
} from './family.schema.ts';

const FAMILIES = '/staff/families';
const FAMILY = `${FAMILIES}/{familyId}`;
const params = z.object({ familyId: familyIdSchema });
const editing = { by: 'staff', needs: 'products:write' } as const;
const theTree = {
  answers: { 200: 'The tree as it is now' },
  answer: staffFamiliesSchema,
} as const;

export const listFamilies = defineCall({
  method: 'GET',
  path: FAMILIES,
  summary: 'The tree of families, with what the shops and portals are told of each',
  ...editing,
  request: {},
  ...theTree,
  errors: [],
});

export const makeFamily = defineCall({
  method: 'POST',
  path: FAMILIES,
  summary: 'Make a family, the last below its parent; done once for each changeId',
  ...editing,
  request: { body: newFamilySchema },
  ...theTree,
  errors: ['FORBIDDEN', 'FAMILY_INVALID', 'IDEMPOTENCY_KEY_REUSED'],
});

export const changeFamily = defineCall({
  method: 'PUT',
  path: FAMILY,
  summary: 'Rename, move, hide or describe a family; URLs of an earlier name lead to the new one',
  ...editing,
  request: { params, body: familyChangeSchema },
  ...theTree,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'CHANGED_BY_OTHERS', 'FAMILY_INVALID'],
});

export const moveFamily = defineCall({
  method: 'POST',
  path: `${FAMILY}/move`,
  summary: 'Move a family one place up or down among those of its parent',
  ...editing,
  request: { params, body: familyMoveSchema },
  ...theTree,
  errors: ['NOT_FOUND', 'FORBIDDEN'],
});

export const removeFamily = defineCall({
  method: 'POST',
  path: `${FAMILY}/removal`,
  summary: 'Delete a family that has no products and no families below it',
  ...editing,
  request: { params },
  ...theTree,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'FAMILY_NOT_EMPTY'],
});
