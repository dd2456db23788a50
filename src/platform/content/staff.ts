import type { ContentType } from '#src/domain/content/content.schema.ts';
import * as calls from '#src/domain/content/staff-content.calls.ts';
import type { StaffEntry } from '#src/domain/content/staff-content.schema.ts';
import { DomainError } from '#src/domain/errors.ts';
import { getDomain, type OnlineLocale } from '#src/domain/shop/locales.ts';
import type { Router } from '../kernel/http/create-router.ts';
import type { PlatformDeps, StaffCaller } from '../kernel/http/platform-env.ts';
import { signPreview } from '../kernel/http/preview-tokens.ts';
import { ok, serve } from '../kernel/http/serve.ts';
import { findWebDomains } from '../shops/face.ts';
import { discard, keepDraft, publishNow, publishVersion } from './change-text.ts';
import { contentGapsIn } from './content-gaps.ts';
import { findAssets } from './content-store.ts';
import { findDrafts, readEditing } from './edit-entry.ts';
import { readLegalGaps } from './legal/legal-gaps.ts';
import { findContent, toDraft } from './list-content.ts';
import { copyText, deleteText, findLinks, makeEntry, shownIn } from './make-entries.ts';
import { serveMedia } from './media-staff.ts';
import { serveUploads } from './pictures.ts';

type Named = { contentType: ContentType; uid: string; shop: OnlineLocale };

/** What editors write: drafts, what is published, and what stood there before (decision 070). */
export function serveContentToStaff(
  router: Router,
  deps: Pick<PlatformDeps, 'database' | 'now' | 'config'>,
): void {
  const { database, now, config } = deps;
  const [origin = ''] = config.storefrontOrigins;

  /**
   * What a shop of each other language has: first those with a draft that the caller may read, then what
   * all shoppers see.
   */
  async function othersOf({ shops }: StaffCaller, { contentType, uid, shop }: Named) {
    const { lang } = getDomain(shop);
    const drafts = (await findDrafts(database, { contentType, uid })).filter(
      ({ locale }) => locale !== shop && shops.has(locale),
    );
    const others = new Map<string, StaffEntry['others'][number]>();
    for (const { locale, fields } of drafts) {
      const other = getDomain(locale).lang;
      if (other !== lang && !others.has(other)) others.set(other, { shop: locale, fields });
    }
    for (const { domain } of await findWebDomains(database)) {
      const other = getDomain(domain).lang;
      if (other === lang || others.has(other)) continue;
      const fields = await shownIn(database, { contentType, uid, locale: domain });
      if (fields !== null) others.set(other, { shop: domain, fields });
    }
    return { others: [...others.values()], draftedIn: drafts.map(({ locale }) => locale) };
  }

  async function read(
    caller: StaffCaller,
    named: Named,
    // A draft of what was never published leaves nothing behind.
    { mayBeGone = false } = {},
  ): Promise<StaffEntry> {
    const { contentType, uid, shop } = named;
    const key = { contentType, uid, locale: shop };
    const { draft, published, versions, revision } = await readEditing(database, key);
    const fields = draft?.fields ?? (await shownIn(database, key));
    const { others, draftedIn } = await othersOf(caller, named);
    const known = others.length + draftedIn.length + versions.length;
    const isKnown = mayBeGone || fields !== null || known > 0;
    if (!caller.shops.has(shop) || !isKnown) throw new DomainError('NOT_FOUND');
    const token =
      draft === null ? null : await signPreview(key, config.identityClientSecret, now());
    return {
      ...{ contentType, uid, shop, fields, revision, others, draftedIn },
      isOwn: published !== null,
      draft: draft === null ? null : toDraft(draft),
      versions: versions.map(({ versionId, publishedAt, publishedBy }) => ({
        ...{ versionId, publishedAt: publishedAt.toISOString(), publishedBy },
      })),
      previewUrl: token === null ? null : `${origin}/api/preview?token=${token}`,
    };
  }

  serve(router, calls.listContent, async ({ query }, { shops }) =>
    ok(await findContent(database, shops, query)),
  );

  serve(router, calls.getContentGaps, async (_, { shops }) => {
    const legal = (await readLegalGaps(database)).shops.filter(({ domain }) => shops.has(domain));
    return ok({ content: await contentGapsIn(database, shops), legal });
  });

  serve(router, calls.getStaffAssets, async () =>
    ok({ values: await findAssets(database, undefined) }),
  );

  serveUploads(router, deps);
  serveMedia(router, deps);

  serve(router, calls.getStaffEntry, async ({ params }, caller) => ok(await read(caller, params)));

  serve(router, calls.saveDraft, async ({ params, body }, caller) => {
    await keepDraft(deps, caller, { ...params, ...body });
    return ok(await read(caller, params));
  });

  serve(router, calls.discardDraft, async ({ params, body }, caller) => {
    await discard(deps, caller, { ...params, ...body });
    return ok(await read(caller, params, { mayBeGone: true }));
  });

  serve(router, calls.publishEntry, async ({ params, body }, caller) => {
    await publishNow(deps, caller, { ...params, ...body });
    return ok(await read(caller, params));
  });

  serve(router, calls.showVersionAgain, async ({ params, body }, caller) => {
    await publishVersion(deps, caller, { ...params, ...body });
    return ok(await read(caller, params));
  });

  serve(router, calls.createEntry, async ({ body }, caller) => {
    await makeEntry(deps, caller, body);
    return ok(await read(caller, body));
  });

  serve(router, calls.copyEntry, async ({ params, body }, caller) =>
    ok({ values: await copyText(deps, caller, { ...params, ...body }) }),
  );

  serve(router, calls.deleteEntry, async ({ params, body }, caller) => {
    await deleteText(deps, caller, { ...params, ...body });
    return { status: 204, body: null };
  });

  serve(router, calls.getEntryLinks, async ({ params }, { shops }) => {
    if (!shops.has(params.shop)) throw new DomainError('NOT_FOUND');
    return ok({ values: await findLinks(database, params) });
  });
}
