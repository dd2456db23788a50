import { defineCall } from '#src/domain/wire/call.ts';
import { unlistedProductList } from './unlisted.list.ts';

export const listUnlistedProducts = defineCall({
  method: 'GET',
  path: '/staff/unlisted-products',
  summary: 'Products that no list names, with a preview in each shop of the caller',
  by: 'staff',
  needs: 'products:write',
  request: { query: unlistedProductList.query },
  answers: { 200: 'A page of them' },
  answer: unlistedProductList.answer,
  errors: [],
});
