import { z } from 'zod';
import { defineCall } from '#src/domain/wire/call.ts';
import { pageLoadBodySchema } from './web-vitals.schema.ts';

export const countPageLoad = defineCall({
  method: 'POST',
  path: '/web-vitals',
  summary: 'Count how a page felt to somebody who opened it',
  by: 'visitor',
  capability: 'webVitals',
  request: { body: pageLoadBodySchema },
  answers: { 204: 'Counted' },
  answer: z.null(),
  errors: [],
});
