import { z } from 'zod';
import { exportOf } from '#src/domain/staff/export.ts';
import { ALL_PAGES, listOf, listQuery } from '#src/domain/staff/list.ts';
import { defineCall } from '#src/domain/wire/call.ts';
import { idSegment, skuText } from '#src/domain/wire/request-parts.ts';
import { brokenRunList, stockList } from './stock.list.ts';
import {
  changedLineSchema,
  movementSchema,
  placeSchema,
  stockChangeSchema,
  stockSettingsSchema,
} from './stock.schema.ts';
import { MOVE_REASONS } from './stock.ts';

const STOCKS = '/staff/stocks';
const SETTINGS = '/staff/stock-settings';
const reading = { by: 'staff', needs: 'stock:read' } as const;
const writing = { by: 'staff', needs: 'stock:write' } as const;

export const listStocks = defineCall({
  method: 'GET',
  path: STOCKS,
  summary: 'What there is of each sku at one place; looks for a sku, its beginning or a barcode',
  ...reading,
  request: { query: stockList.query },
  answers: { 200: 'A page of it' },
  answer: stockList.answer,
  errors: ['NOT_FOUND'],
});

export const exportStocks = exportOf(listStocks, listStocks.request.query.omit(ALL_PAGES));

export const listBrokenRuns = defineCall({
  method: 'GET',
  path: '/staff/broken-runs',
  summary:
    'Colours of which some sizes lie at a place while a middle one or several are gone, and what to do with each; looks for a product number',
  ...reading,
  request: { query: brokenRunList.query },
  answers: { 200: 'A page of them' },
  answer: brokenRunList.answer,
  errors: ['NOT_FOUND'],
});

export const exportBrokenRuns = exportOf(
  listBrokenRuns,
  listBrokenRuns.request.query.omit(ALL_PAGES),
);

export const changeStocks = defineCall({
  method: 'POST',
  path: `${STOCKS}/changes`,
  summary:
    'Set or change up to 500 stocks; done once for each changeId, whose answer stays the same',
  ...writing,
  request: { body: stockChangeSchema },
  answers: { 200: 'What came of each line, in their order' },
  answer: z.object({ changeId: z.uuid(), lines: z.array(changedLineSchema) }),
  errors: ['IDEMPOTENCY_KEY_REUSED', 'FIELD_OWNED'],
});

export const listStockMovements = defineCall({
  method: 'GET',
  path: '/staff/stock-movements',
  summary: 'How the stock of a sku moved, at the places that the caller may see',
  ...reading,
  request: {
    query: listQuery(
      {
        sku: skuText,
        place: idSegment.optional(),
        reason: z.enum(MOVE_REASONS).optional(),
      },
      ['at'],
      'desc',
    ),
  },
  answers: { 200: 'A page of it' },
  answer: listOf(movementSchema),
  errors: [],
});

export const listStockPlaces = defineCall({
  method: 'GET',
  path: '/staff/stock-places',
  summary: 'The warehouse, and the stores of the countries of the caller',
  ...reading,
  request: { query: listQuery({}, ['name']) },
  answers: { 200: 'A page of them' },
  answer: listOf(placeSchema),
  errors: [],
});

export const getStockSettings = defineCall({
  method: 'GET',
  path: SETTINGS,
  summary: 'From how many items on a size is low, and which API key alone writes stock',
  ...reading,
  request: {},
  answers: { 200: 'The settings' },
  answer: stockSettingsSchema.extend({
    /** By its name; null where the caller may. */
    ownedBy: z.string().nullable(),
  }),
  errors: [],
});

export const changeStockSettings = defineCall({
  method: 'PUT',
  path: SETTINGS,
  summary: 'Say from how many items on a size is low, in all shops',
  ...writing,
  request: { body: stockSettingsSchema },
  answers: { 200: 'The settings' },
  answer: stockSettingsSchema,
  errors: [],
});
