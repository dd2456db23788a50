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
const refuseOtherSites = () =>
  createCsrfMiddleware({
    filter: ({ handlerType, request }) => handlerType === 'serverFn' || isSentToApi(request),
    origin: (origin) => isOurs(origin),
  });

/** Browsers answer no requests, and get no code for it. */
const requestMiddleware = import.meta.env.SSR ? [refuseOtherSites(), badCallMiddleware] : [];

export const startInstance = createStart(() => ({
  requestMiddleware,
  functionMiddleware: [errorMiddleware],
}));
