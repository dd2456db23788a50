import { z } from 'zod';
import { defineCall } from '#src/domain/wire/call.ts';
import { signedInDevicesSchema, signInIdSchema } from './sign-in.schema.ts';

const SIGN_INS = '/accounts-self/sign-ins';

export const getSignIns = defineCall({
  method: 'GET',
  path: SIGN_INS,
  summary: 'Where the customer is signed in',
  by: 'customer',
  capability: 'devices',
  request: {},
  answers: { 200: 'The sign-ins, this one first' },
  answer: signedInDevicesSchema,
  errors: [],
});

export const endSignIn = defineCall({
  method: 'DELETE',
  path: `${SIGN_INS}/{signInId}`,
  summary: 'End one sign-in, with its tokens, wherever it is',
  by: 'customer',
  capability: 'devices',
  request: { params: z.object({ signInId: signInIdSchema }) },
  answers: { 204: 'It has ended' },
  answer: z.null(),
  errors: ['NOT_FOUND'],
});

export const endOtherSignIns = defineCall({
  method: 'DELETE',
  path: SIGN_INS,
  summary: 'End every sign-in but this one',
  by: 'customer',
  capability: 'devices',
  request: {},
  answers: { 204: 'They have ended' },
  answer: z.null(),
  errors: [],
});
