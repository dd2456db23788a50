import { z } from 'zod';
import { defineCall } from '#src/domain/wire/call.ts';
import { connectedProvidersSchema, connectionIdSchema } from './connected-providers.schema.ts';

const CONNECTED = '/accounts-self/connected-providers';

export const getConnectedProviders = defineCall({
  method: 'GET',
  path: CONNECTED,
  summary: 'The other providers that sign the customer in',
  by: 'customer',
  capability: 'connectedProviders',
  request: {},
  answers: { 200: 'The providers, the newest first' },
  answer: connectedProvidersSchema,
  errors: [],
});

export const disconnectProvider = defineCall({
  method: 'DELETE',
  path: `${CONNECTED}/{connectionId}`,
  summary: 'Disconnect a provider; it signs nobody in any more until a code proves the mailbox',
  by: 'customer',
  capability: 'connectedProviders',
  request: { params: z.object({ connectionId: connectionIdSchema }) },
  answers: { 204: 'It is disconnected' },
  answer: z.null(),
  errors: ['NOT_FOUND'],
});
