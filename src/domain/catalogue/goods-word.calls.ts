import { z } from 'zod';
import { defineCall } from '#src/domain/wire/call.ts';
import { goodsWordList } from './goods-word.list.ts';
import {
  goodsWordSchema,
  WORD_KINDS,
  wordChangeSchema,
  wordDocumentSchema,
  wordIdSchema,
} from './goods-word.schema.ts';

const WORDS = '/staff/goods-words';
const WORD = `${WORDS}/{kind}/{wordId}`;
const params = z.object({ kind: z.enum(WORD_KINDS), wordId: wordIdSchema });
const editing = { by: 'staff', needs: 'products:write' } as const;

export const listGoodsWords = defineCall({
  method: 'GET',
  path: WORDS,
  summary: 'Brands, colours, materials or care lines, with how many products have each',
  ...editing,
  request: { query: goodsWordList.query },
  answers: { 200: 'A page of them' },
  answer: goodsWordList.answer,
  errors: [],
});

export const makeGoodsWord = defineCall({
  method: 'POST',
  path: WORDS,
  summary: 'Make a brand, colour, material or care line; none of its name may be there',
  ...editing,
  request: { body: wordDocumentSchema },
  answers: { 200: 'The word' },
  answer: goodsWordSchema,
  errors: ['FORBIDDEN', 'WORD_INVALID', 'WORD_TAKEN'],
});

export const changeGoodsWord = defineCall({
  method: 'PUT',
  path: WORD,
  summary: 'Rename or describe a word: products, and what imports write by an earlier name, follow',
  ...editing,
  request: { params, body: wordChangeSchema },
  answers: { 200: 'The word as it is now' },
  answer: goodsWordSchema,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'CHANGED_BY_OTHERS', 'WORD_INVALID', 'WORD_TAKEN'],
});

export const mergeGoodsWord = defineCall({
  method: 'POST',
  path: `${WORD}/merge`,
  summary: 'Give the products of a word another one of its kind, which stands for both from now on',
  ...editing,
  request: { params, body: z.strictObject({ into: wordIdSchema }) },
  answers: { 200: 'The word that stands for both' },
  answer: goodsWordSchema,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'WORDS_MEET'],
});

export const removeGoodsWord = defineCall({
  method: 'POST',
  path: `${WORD}/removal`,
  summary: 'Delete a word that no product has',
  ...editing,
  request: { params },
  answers: { 204: 'It is gone' },
  answer: z.null(),
  errors: ['NOT_FOUND', 'FORBIDDEN', 'WORD_IN_USE'],
});
