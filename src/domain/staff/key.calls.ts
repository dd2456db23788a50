import { z } from 'zod';
import { defineCall } from '#src/domain/wire/call.ts';
import { idSegment } from '#src/domain/wire/request-parts.ts';
import { listQuery } from './list.ts';
import { keyBodySchema, keySchema, keysSchema, shownKeySchema } from './staff.schema.ts';

const KEYS = '/staff/keys';
const keyed = { by: 'staff', needs: 'keys:write' } as const;
const params = z.object({ keyId: idSegment });

export const listKeys = defineCall({
  method: 'GET',
  path: KEYS,
  summary: 'Keys of machines, without their secrets',
  ...keyed,
  request: {
    query: listQuery({ state: z.enum(['working', 'over']).optional() }, ['name', 'lastUsedAt']),
  },
  answers: { 200: 'A page of them' },
  answer: keysSchema,
  errors: [],
});

export const getKey = defineCall({
  method: 'GET',
  path: `${KEYS}/{keyId}`,
  summary: 'A key, without its secret',
  ...keyed,
  request: { params },
  answers: { 200: 'The key' },
  answer: keySchema,
  errors: ['NOT_FOUND'],
});

export const createKey = defineCall({
  method: 'POST',
  path: KEYS,
  summary:
    'Make a key that may do what the caller may, at most, and ends with the key that makes it',
  ...keyed,
  request: { body: keyBodySchema },
  answers: { 201: 'The key, its secret shown this once' },
  answer: shownKeySchema,
  errors: [],
});

export const rotateKey = defineCall({
  method: 'POST',
  path: `${KEYS}/{keyId}/rotation`,
  summary: 'Give a key a new secret; the one before works on for some hours, those before it end',
  ...keyed,
  request: {
    params,
    body: z.strictObject({
      overlapHours: z.number().int().min(0).max(168),
      /** Whether a secret before the current one, where it still works, ends immediately. */
      endsPrevious: z.boolean().default(false),
    }),
  },
  answers: { 200: 'The key, its secret shown this once' },
  answer: shownKeySchema,
  errors: ['NOT_FOUND', 'KEY_HAS_TWO_SECRETS'],
});

export const endKey = defineCall({
  method: 'DELETE',
  path: `${KEYS}/{keyId}`,
  summary: 'End a key immediately, with the keys that it made',
  ...keyed,
  request: { params },
  answers: { 204: 'Ended' },
  answer: z.null(),
  errors: ['NOT_FOUND'],
});
