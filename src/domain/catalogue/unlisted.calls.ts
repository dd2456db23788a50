import { listOf, listQuery } from '#src/domain/staff/list.ts';
import { defineCall } from '#src/domain/wire/call.ts';
import { unlistedProductSchema } from './unlisted.schema.ts';

export const listUnlistedProducts = defineCall({
  method: 'GET',
  path: '/staff/unlisted-products',
  summary: 'Products that no list names, with a preview in each shop of the caller',
  by: 'staff',
  needs: 'products:write',
  request: { query: listQuery({}, ['id', 'name'], 'desc') },
  answers: { 200: 'A page of them' },
  answer: listOf(unlistedProductSchema),
  errors: [],
});
