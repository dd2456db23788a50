import * as calls from '#src/domain/content/content.calls.ts';
import { entryPath } from '#src/domain/content/page-slugs.ts';
import { DomainError } from '#src/domain/errors.ts';
import { HEADER } from '#src/domain/wire/headers.ts';
import { createRouter } from '../http/create-router.ts';
import type { PlatformDeps } from '../http/platform-env.ts';
import { readPreview } from '../http/preview-tokens.ts';
import { serve } from '../http/serve.ts';
import { findAssets, findCspRules, findLegalNotices } from './content-store.ts';
import { readEditing } from './edit-entry.ts';
import { type Draft, findEntries, matches } from './entry-store.ts';

/** Entries, assets, legal notices and content security rules (API-42 to API-46). */
export function contentRoutes({ database, now, config }: PlatformDeps) {
  const router = createRouter();

  const previewOf = (token: string) => readPreview(token, config.identityClientSecret, now());
  /** What an editor's link shows; null without one, and where nothing is unpublished any more. */
  const draftOf = async (token: string | undefined): Promise<Draft | null> => {
    const preview = token === undefined ? null : await previewOf(token);
    if (preview === null) return null;
    const { contentType, uid, locale } = preview;
    const { draft } = await readEditing(database, { contentType, uid, locale });
    // The author and the time are for editors.
    return draft && { contentType, uid, locale, fields: draft.fields };
  };

  serve(router, calls.getPreview, async ({ headers }) => {
    const preview = await previewOf(headers[HEADER.preview]);
    if (preview === null) throw new DomainError('NOT_FOUND');
    const { contentType, uid, locale, expiresAt } = preview;
    const { draft, published } = await readEditing(database, { contentType, uid, locale });
    const path = entryPath({ contentType, uid, fields: draft?.fields ?? published ?? {} }, locale);
    return { status: 200, body: { locale, path, expiresAt: expiresAt.toISOString() } };
  });

  serve(router, calls.getEntries, async ({ params, query, headers }, caller) => {
    const entries = await findEntries(database, params.type, {
      locale: query.locale ?? caller.locale,
      include: query['include[]'],
      only: query['only[]'],
      filter: query.query,
      draft: await draftOf(headers[HEADER.preview]),
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

  serve(router, calls.getLegalNotices, async ({ query: { country, language }, headers }) => {
    const draft = await draftOf(headers[HEADER.preview]);
    return {
      status: 200,
      body: { values: await findLegalNotices(database, country, language, draft) },
    };
  });

  serve(router, calls.getCspRules, async ({ body }) => ({
    status: 200,
    body: await findCspRules(database, body.rulesType),
  }));

  return router;
}
