import { suggestAddresses } from '#src/domain/address/address.calls.ts';
import { createRouter } from '../http/create-router.ts';
import type { PlatformDeps } from '../http/platform-env.ts';
import { serve } from '../http/serve.ts';
import { findSuggestions } from './suggest-addresses.ts';

/** Addresses while they are typed. */
export function suggestionRoutes({ database }: PlatformDeps) {
  const router = createRouter();
  serve(router, suggestAddresses, async ({ query: { country, search } }) => ({
    status: 200,
    body: { values: await findSuggestions(database, country, search) },
  }));
  return router;
}
