import { z } from 'zod';
import { defineCall } from '#src/domain/wire/call.ts';
import {
  cellForecastSchema,
  cellsWrittenSchema,
  gridQuerySchema,
  priceCellsSchema,
  priceGridSchema,
  priceSetSchema,
} from './price-grid.schema.ts';

const pricing = { by: 'staff', needs: 'prices:write' } as const;
const SETS = '/staff/price-sets';

export const getPriceGrid = defineCall({
  method: 'GET',
  path: '/staff/price-grid',
  summary: 'What colours cost in the shops of the caller, a page of a grid by their names',
  ...pricing,
  request: { query: gridQuerySchema },
  answers: { 200: 'Rows for colours, and for sizes that cost differently' },
  answer: priceGridSchema,
  errors: ['NOT_FOUND'],
});

export const forecastPriceCells = defineCall({
  method: 'POST',
  path: '/staff/price-grid-forecast',
  summary: 'What shoppers would read of new prices of many colours; nothing is changed',
  ...pricing,
  request: { body: priceCellsSchema },
  answers: { 200: 'A result for each cell' },
  answer: cellForecastSchema,
  errors: ['NOT_FOUND'],
});

export const writePriceCells = defineCall({
  method: 'POST',
  path: SETS,
  summary:
    'Give many colours and sizes new prices from now on; what is refused is named and the rest written, once for each changeId',
  ...pricing,
  request: { body: priceCellsSchema.extend({ changeId: z.uuid() }) },
  answers: { 200: 'A result for each cell' },
  answer: cellsWrittenSchema,
  errors: ['NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED', 'FIELD_OWNED'],
});

export const getPriceSets = defineCall({
  method: 'GET',
  path: SETS,
  summary: 'The latest prices that were written in one go, in shops of the caller alone',
  ...pricing,
  request: {},
  answers: { 200: 'The latest first' },
  answer: z.object({ values: z.array(priceSetSchema) }),
  errors: [],
});

export const undoPriceSet = defineCall({
  method: 'POST',
  path: `${SETS}/{setId}/undo`,
  summary: 'Give back what prices were before, where nothing newer was written',
  ...pricing,
  request: { params: z.object({ setId: z.uuid() }) },
  answers: { 200: 'The change, with what was left' },
  answer: priceSetSchema,
  errors: ['NOT_FOUND', 'CHANGED_BY_OTHERS', 'FIELD_OWNED'],
});
