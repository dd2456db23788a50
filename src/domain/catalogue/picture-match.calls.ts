import { z } from 'zod';
import { defineCall } from '#src/domain/wire/call.ts';
import {
  pictureMatchesSchema,
  pictureNamesSchema,
  pictureTargetsSchema,
} from './picture-match.schema.ts';

const editing = { by: 'staff', needs: 'products:write' } as const;

export const matchPictures = defineCall({
  method: 'POST',
  path: '/staff/picture-matches',
  summary:
    'Which colours files of photographs are called after: by sku, barcode, number of the product, or number and colour',
  ...editing,
  request: { body: pictureNamesSchema },
  answers: { 200: 'A match for each name' },
  answer: pictureMatchesSchema,
  errors: [],
});

export const findPictureTargets = defineCall({
  method: 'GET',
  path: '/staff/picture-targets',
  summary: 'Colours of the first products that a list finds, to give photographs to',
  ...editing,
  request: { query: z.object({ q: z.string().trim().min(1).max(200) }) },
  answers: { 200: 'Colours, by product' },
  answer: pictureTargetsSchema,
  errors: [],
});
