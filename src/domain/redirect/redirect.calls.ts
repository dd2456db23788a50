import { z } from 'zod';
import { defineCall } from '#src/domain/wire/call.ts';
import { idSegment } from '#src/domain/wire/request-parts.ts';
import { redirectList } from './redirect.list.ts';
import { newRedirectSchema, redirectSchema } from './redirect.schema.ts';
import { isRedirectPath } from './redirect.ts';

const REDIRECTS = '/staff/redirects';
const writing = { by: 'staff', needs: 'content:write' } as const;

export const findRedirect = defineCall({
  method: 'GET',
  path: '/ecommerce/v1/redirects',
  summary: 'Where a path leads that is no page of the shop; without the prefix of the shop',
  by: 'visitor',
  capability: 'redirects',
  request: { query: z.object({ path: z.string().refine(isRedirectPath) }) },
  answers: { 200: 'The path; null where it leads nowhere' },
  answer: z.object({ to: z.string().nullable() }).meta({ id: 'RedirectTarget' }),
  errors: [],
});

export const listRedirects = defineCall({
  method: 'GET',
  path: REDIRECTS,
  summary: 'Redirects of the shops of the caller, and of all shops',
  ...writing,
  request: { query: redirectList.query },
  answers: { 200: 'A page of them' },
  answer: redirectList.answer,
  errors: [],
});

export const addRedirect = defineCall({
  method: 'POST',
  path: REDIRECTS,
  summary: 'Redirect a path that is no page; another redirect from there is replaced',
  ...writing,
  request: { body: newRedirectSchema },
  answers: { 200: 'The redirect' },
  answer: redirectSchema,
  errors: ['NOT_FOUND', 'REDIRECT_LEADS_BACK'],
});

export const removeRedirect = defineCall({
  method: 'POST',
  path: `${REDIRECTS}/{redirectId}/removal`,
  summary: 'Remove a redirect',
  ...writing,
  request: { params: z.object({ redirectId: idSegment }) },
  answers: { 204: 'It is gone' },
  answer: z.null(),
  errors: ['NOT_FOUND'],
});
