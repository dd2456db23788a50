import { z } from 'zod';
import { defineCall } from '#src/domain/wire/call.ts';
import { passkeyIdSchema, passkeysSchema } from './passkeys.schema.ts';

const PASSKEYS = '/accounts-self/passkeys';

export const getPasskeys = defineCall({
  method: 'GET',
  path: PASSKEYS,
  summary: 'The passkeys that sign the customer in',
  by: 'customer',
  capability: 'passkeys',
  request: {},
  answers: { 200: 'The passkeys, the newest first' },
  answer: passkeysSchema,
  errors: [],
});

export const removePasskey = defineCall({
  method: 'DELETE',
  path: `${PASSKEYS}/{passkeyId}`,
  summary: 'Remove a passkey; it signs nobody in any more',
  by: 'customer',
  capability: 'passkeys',
  request: { params: z.object({ passkeyId: passkeyIdSchema }) },
  answers: { 204: 'It is removed' },
  answer: z.null(),
  errors: ['NOT_FOUND'],
});
