import { createRouter } from '../http/create-router.ts';
import type { PlatformDeps } from '../http/platform-env.ts';
import { findAssets, findCspRules, findLegalNotices } from './content-store.ts';
import * as calls from './definitions.ts';
import { findEntries, matches } from './entry-store.ts';

/** Entries, assets, legal notices and content security rules (API-42 to API-46). */
export function contentRoutes({ database }: PlatformDeps) {
  const router = createRouter();

  router.openapi(calls.entriesCall, async (c) => {
    const query = c.req.valid('query');
    const entries = await findEntries(database, c.req.valid('param').type, {
      locale: query.locale ?? c.get('shopper').locale,
      include: query['include[]'],
      only: query['only[]'],
      filter: query.query,
    });
    return c.json({ entries }, 200);
  });

  router.openapi(calls.assetsCall, async (c) => {
    const { folder, query } = c.req.valid('query');
    const assets = await findAssets(database, folder);
    const wanted = assets.filter(({ uid, ...fields }) =>
      matches({ uid, locale: '', fields }, query),
    );
    return c.json({ assets: wanted }, 200);
  });

  router.openapi(calls.legalNoticesCall, async (c) => {
    const { country, language } = c.req.valid('query');
    return c.json({ values: await findLegalNotices(database, country, language) }, 200);
  });

  router.openapi(calls.cspRulesCall, async (c) =>
    c.json(await findCspRules(database, c.req.valid('json').rulesType), 200),
  );

  return router;
}
