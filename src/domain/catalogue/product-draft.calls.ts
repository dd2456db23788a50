import { z } from 'zod';
import { defineCall } from '#src/domain/wire/call.ts';
import { idSegment } from '#src/domain/wire/request-parts.ts';
import { productDocumentAnswerSchema } from './new-product.schema.ts';
import {
  draftChangeSchema,
  draftRevisionSchema,
  productDraftAnswerSchema,
} from './product-draft.schema.ts';

const DRAFT = '/staff/products/{productId}/draft';
const params = z.object({ productId: idSegment });
const editing = { by: 'staff', needs: 'products:write' } as const;

export const getProductDraft = defineCall({
  method: 'GET',
  path: DRAFT,
  summary: 'Changes of a product that no shop shows yet',
  ...editing,
  request: { params },
  answers: { 200: 'Its draft, if there is one' },
  answer: productDraftAnswerSchema,
  errors: ['NOT_FOUND'],
});

export const keepProductDraft = defineCall({
  method: 'PUT',
  path: DRAFT,
  summary: 'Keep changes of a product as its draft; no shop shows them',
  ...editing,
  request: { params, body: draftChangeSchema },
  answers: { 200: 'The draft' },
  answer: productDraftAnswerSchema,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'CHANGED_BY_OTHERS', 'PRODUCT_INVALID', 'FIELD_OWNED'],
});

export const publishProductDraft = defineCall({
  method: 'POST',
  path: `${DRAFT}/publication`,
  summary: 'Write a product as its draft says, unless it has changed since',
  ...editing,
  request: { params, body: draftRevisionSchema },
  answers: { 200: 'The product as it is now' },
  answer: productDocumentAnswerSchema,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'CHANGED_BY_OTHERS', 'PRODUCT_INVALID', 'FIELD_OWNED'],
});

export const removeProductDraft = defineCall({
  method: 'POST',
  path: `${DRAFT}/removal`,
  summary: 'Discard the draft of a product; the product stays as it is',
  ...editing,
  request: { params, body: draftRevisionSchema },
  answers: { 200: 'There is none' },
  answer: productDraftAnswerSchema,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'CHANGED_BY_OTHERS'],
});
