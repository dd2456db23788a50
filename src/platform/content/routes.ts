import * as calls from '#src/contract/calls/content.ts';
import { createRouter } from '../http/create-router.ts';
import type { PlatformDeps } from '../http/platform-env.ts';
import { serve } from '../http/serve.ts';
import { findAssets, findCspRules, findLegalNotices } from './content-store.ts';
import { findEntries, matches } from './entry-store.ts';

/** Entries, assets, legal notices and content security rules (API-42 to API-46). */
export function contentRoutes({ database }: PlatformDeps) {
  const router = createRouter();

  serve(router, calls.getEntries, async ({ params, query }, caller) => {
    const entries = await findEntries(database, params.type, {
      locale: query.locale ?? caller.locale,
      include: query['include[]'],
      only: query['only[]'],
      filter: query.query,
    });
    return { status: 200, body: { entries } };
  });

  serve(router, calls.getAssets, async ({ query }) => {
    const assets = await findAssets(database, query.folder);
    const wanted = assets.filter(({ uid, ...fields }) =>
      matches({ uid, locale: '', fields }, query.query),
    );
    return { status: 200, body: { assets: wanted } };
  });

  serve(router, calls.getLegalNotices, async ({ query: { country, language } }) => ({
    status: 200,
    body: { values: await findLegalNotices(database, country, language) },
  }));

  serve(router, calls.getCspRules, async ({ body }) => ({
    status: 200,
    body: await findCspRules(database, body.rulesType),
  }));

  return router;
}
