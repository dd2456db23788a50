import { createCsrfMiddleware, createServerOnlyFn, createStart } from '@tanstack/react-start';
import { badCallMiddleware } from '#src/session/bad-call.middleware.ts';
import { errorMiddleware } from '#src/session/error.middleware.ts';
import { isAllowedOrigin } from './pipeline/hosts.ts';

// The module knows our hosts and stays on the server.
const isOurs = createServerOnlyFn((origin: string) => isAllowedOrigin(origin));

const isSentToApi = ({ method, url }: Request) =>
  method === 'POST' && new URL(url).pathname.startsWith('/api/');

/**
 * Cross-site calls are refused before anything else, of functions (T01) and of the API (T02);
 * errors leave through one door.
 */
const csrfMiddleware = createCsrfMiddleware({
  filter: ({ handlerType, request }) => handlerType === 'serverFn' || isSentToApi(request),
  origin: (origin) => isOurs(origin),
});

export const startInstance = createStart(() => ({
  requestMiddleware: [csrfMiddleware, badCallMiddleware],
  functionMiddleware: [errorMiddleware],
}));
