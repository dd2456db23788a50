import { z } from 'zod';
import { ALL_PAGES } from '#src/domain/staff/list.ts';
import { defineCall } from '#src/domain/wire/call.ts';
import {
  chosenProductsSchema,
  publicationPreviewSchema,
  publicationSetSchema,
  publicationsWrittenSchema,
  publishedProductsSchema,
  wantedPublicationsSchema,
} from './publication-set.schema.ts';
import { productList } from './staff-product.list.ts';

const editing = { by: 'staff', needs: 'products:write' } as const;
const SETS = '/staff/publication-sets';

export const previewPublications = defineCall({
  method: 'POST',
  path: '/staff/publication-preview',
  summary:
    'What would become of many products that are published or withdrawn, those of a list or some by their numbers; nothing is changed',
  ...editing,
  request: {
    query: productList.query.omit(ALL_PAGES),
    body: wantedPublicationsSchema.extend({ productIds: chosenProductsSchema }),
  },
  answers: { 200: 'Counts for each shop, and what is refused' },
  answer: publicationPreviewSchema,
  errors: ['NOT_FOUND'],
});

export const publishProducts = defineCall({
  method: 'POST',
  path: SETS,
  summary:
    'Publish, plan or withdraw many products; what is refused is named and the rest done, once for each changeId',
  ...editing,
  request: {
    body: wantedPublicationsSchema.extend({
      changeId: z.uuid(),
      products: publishedProductsSchema,
    }),
  },
  answers: { 200: 'Counts for each shop, and what is refused' },
  answer: publicationsWrittenSchema,
  errors: ['NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED'],
});

export const getPublicationSets = defineCall({
  method: 'GET',
  path: SETS,
  summary:
    'The latest products that were published or withdrawn in one go, in shops of the caller alone',
  ...editing,
  request: {},
  answers: { 200: 'The latest first' },
  answer: z.object({ values: z.array(publicationSetSchema) }),
  errors: [],
});

export const undoPublications = defineCall({
  method: 'POST',
  path: `${SETS}/{setId}/undo`,
  summary: 'Have products stand in shops as before they were published or withdrawn in one go',
  ...editing,
  request: { params: z.object({ setId: z.uuid() }) },
  answers: { 200: 'The change, with what was left' },
  answer: publicationSetSchema,
  errors: ['NOT_FOUND', 'CHANGED_BY_OTHERS'],
});
