import * as calls from '#src/domain/content/content.calls.ts';
import { entryPath } from '#src/domain/content/page-slugs.ts';
import { requireFound } from '#src/domain/errors.ts';
import { getLegalGaps } from '#src/domain/legal/legal.calls.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { HEADER } from '#src/domain/wire/headers.ts';
import type { Queryable } from '../kernel/database/database.ts';
import type { Router } from '../kernel/http/create-router.ts';
import type { PlatformDeps } from '../kernel/http/platform-env.ts';
import { readPreview, SHOP_PREVIEW } from '../kernel/http/preview-tokens.ts';
import { ok, serve } from '../kernel/http/serve.ts';
import { findAssets, findCspRules, findLegalNotices } from './content-store.ts';
import { readEditing } from './edit-entry.ts';
import { type Draft, findEntries, matches } from './entry-store.ts';
import { readLegalGaps } from './legal/legal-gaps.ts';
import { findTextsAt } from './texts-at.ts';

/** Entries, assets, legal notices and content security rules (API-42 to API-46). */
export function serveContent(
  router: Router,
  deps: PlatformDeps,
  findEndedDrops: (db: Queryable, shop: OnlineLocale, at: Date) => Promise<string[]>,
): void {
  const { database, now, config } = deps;
  serve(router, getLegalGaps, async () => ok(await readLegalGaps(database)));

  const previewOf = (token: string) => readPreview(token, config.identityClientSecret, now());
  /**
   * What a link shows: the draft of an editor, or what a shop shows of all texts at its instant.
   * None without a link, and where nothing is unpublished any more.
   */
  const draftsOf = async (token: string | undefined): Promise<Draft[]> => {
    const preview = token === undefined ? null : await previewOf(token);
    if (preview === null) return [];
    const { contentType, uid, locale, at } = preview;
    if (contentType === SHOP_PREVIEW) {
      if (at === undefined) return [];
      const then = new Date(at);
      const ended = await findEndedDrops(database, locale, then);
      return findTextsAt(database, { locale, at: then, ended });
    }
    const { draft } = await readEditing(database, { contentType, uid, locale });
    // The author and the time are for editors.
    return draft === null ? [] : [{ contentType, uid, locale, fields: draft.fields }];
  };

  serve(router, calls.getPreview, async ({ headers }) => {
    const preview = requireFound(await previewOf(headers[HEADER.preview]), 'NOT_FOUND');
    const { contentType, uid, locale, expiresAt, at = null } = preview;
    const { draft, published } = await readEditing(database, { contentType, uid, locale });
    const path = entryPath({ contentType, uid, fields: draft?.fields ?? published ?? {} }, locale);
    return ok({ locale, path, expiresAt: expiresAt.toISOString(), at });
  });

  serve(router, calls.getEntries, async ({ params, query, headers }, caller) => {
    const entries = await findEntries(database, params.type, {
      locale: query.locale ?? caller.locale,
      include: query['include[]'],
      only: query['only[]'],
      filter: query.query,
      drafts: await draftsOf(headers[HEADER.preview]),
    });
    return ok({ entries });
  });

  serve(router, calls.getAssets, async ({ query }) => {
    const assets = await findAssets(database, query.folder);
    const wanted = assets.filter(({ uid, ...fields }) =>
      matches({ uid, locale: '', fields }, query.query),
    );
    return ok({ assets: wanted });
  });

  serve(router, calls.getLegalNotices, async ({ query: { country, language }, headers }) => {
    const drafts = await draftsOf(headers[HEADER.preview]);
    return ok({ values: await findLegalNotices(database, country, language, drafts) });
  });

  serve(router, calls.getCspRules, async ({ body }) =>
    ok(await findCspRules(database, body.rulesType)),
  );
}
