import { z } from 'zod';
import { defineCall } from '#src/domain/wire/call.ts';
import { idSegment } from '#src/domain/wire/request-parts.ts';
import {
  documentChangeSchema,
  newPictureSchema,
  newProductSchema,
  productDocumentAnswerSchema,
  productWordsSchema,
} from './new-product.schema.ts';

const DOCUMENT = '/staff/products/{productId}/document';
const params = z.object({ productId: idSegment });
const editing = { by: 'staff', needs: 'products:write' } as const;

export const getProductWords = defineCall({
  method: 'GET',
  path: '/staff/product-words',
  summary: 'Families, colours, materials, care lines and countries of product documents',
  ...editing,
  request: {},
  answers: { 200: 'They in the language of the caller' },
  answer: productWordsSchema,
  errors: [],
});

export const makeProduct = defineCall({
  method: 'POST',
  path: '/staff/products',
  summary: 'Make a product, which no shop shows yet; done once for each changeId',
  ...editing,
  request: { body: newProductSchema },
  answers: { 200: 'The product' },
  answer: productDocumentAnswerSchema,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'PRODUCT_INVALID', 'IDEMPOTENCY_KEY_REUSED'],
});

export const getProductDocument = defineCall({
  method: 'GET',
  path: DOCUMENT,
  summary: 'A product as it is written',
  ...editing,
  request: { params },
  answers: { 200: 'Its document' },
  answer: productDocumentAnswerSchema,
  errors: ['NOT_FOUND'],
});

export const writeProductDocument = defineCall({
  method: 'PUT',
  path: DOCUMENT,
  summary: 'Write a product; colours and sizes may be added, and none taken away',
  ...editing,
  request: { params, body: documentChangeSchema },
  answers: { 200: 'The product as it is now' },
  answer: productDocumentAnswerSchema,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'CHANGED_BY_OTHERS', 'PRODUCT_INVALID', 'FIELD_OWNED'],
});

export const addProductPicture = defineCall({
  method: 'POST',
  path: '/staff/products/{productId}/pictures',
  summary: 'Add a photograph to a colour, after those that it has or in place of one',
  ...editing,
  request: { params, body: newPictureSchema },
  answers: { 200: 'The product as it is now' },
  answer: productDocumentAnswerSchema,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'PICTURE_NOT_READABLE', 'PICTURE_NOT_POSSIBLE', 'FIELD_OWNED'],
});
