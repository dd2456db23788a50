import { z } from 'zod';
import { defineCall } from '#src/domain/wire/call.ts';
import { idSegment } from '#src/domain/wire/request-parts.ts';
import { productDocumentAnswerSchema } from './new-product.schema.ts';
import { productVersionsSchema, restorationSchema } from './product-version.schema.ts';

const VERSIONS = '/staff/products/{productId}/versions';
const params = z.object({ productId: idSegment });
const editing = { by: 'staff', needs: 'products:write' } as const;

export const getProductVersions = defineCall({
  method: 'GET',
  path: VERSIONS,
  summary: 'The latest versions of a product: who wrote them, when, and what each changed',
  ...editing,
  request: { params },
  answers: { 200: 'They, the newest first' },
  answer: productVersionsSchema,
  errors: ['NOT_FOUND'],
});

export const restoreProductVersion = defineCall({
  method: 'POST',
  path: `${VERSIONS}/{number}/restoration`,
  summary: 'Write an earlier version again; colours and sizes that came since stay',
  ...editing,
  request: {
    params: params.extend({ number: z.string().regex(/^\d{1,9}$/) }),
    body: restorationSchema,
  },
  answers: { 200: 'The product as it is now' },
  answer: productDocumentAnswerSchema,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'CHANGED_BY_OTHERS', 'PRODUCT_INVALID', 'FIELD_OWNED'],
});
