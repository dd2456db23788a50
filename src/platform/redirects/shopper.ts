import { familySlug, productPath } from '#src/domain/content/page-slugs.ts';
import { findRedirect } from '#src/domain/redirect/redirect.calls.ts';
import { findFamilyOfSlug, findProductSlug } from '../catalogue/face.ts';
import type { Queryable } from '../kernel/database/database.ts';
import type { Router } from '../kernel/http/create-router.ts';
import type { PlatformDeps, Shopper } from '../kernel/http/platform-env.ts';
import { ok, serve } from '../kernel/http/serve.ts';
import { redirectOf } from './redirect-store.ts';

/** How Shopify's shops name products and collections in paths, in a collection or not. */
const PRODUCT = /^(?:\/collections\/[^/]+)?\/products\/([^/]+)$/;
const COLLECTION = /^\/collections\/([^/]+)$/;

/** The product that a handle of a shop that was left became. */
type FindImported = (db: Queryable, handle: string) => Promise<string | null>;

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/** Where the page of a shop that was left is now; null where nothing came of it. */
async function pageOfHandle(
  db: Queryable,
  path: string,
  shopper: Pick<Shopper, 'lang' | 'domain'>,
  { findImported, now }: { findImported: FindImported; now: Date },
): Promise<string | null> {
  const [, handle] = PRODUCT.exec(path) ?? [];
  if (handle !== undefined) {
    const productId = await findImported(db, decoded(handle));
    const slug = productId === null ? null : await findProductSlug(db, productId, shopper, now);
    return productId === null || slug === null ? null : productPath({ slug, productId });
  }
  const [, name] = COLLECTION.exec(path) ?? [];
  const familyId =
    name === undefined ? null : await findFamilyOfSlug(db, decoded(name), shopper.lang);
  return familyId === null || name === undefined ? null : `/${familySlug({ name, id: familyId })}`;
}

/** Where paths lead that are no pages: as the staff say, else by the handles of a shop that was left. */
export function serveRedirects(
  router: Router,
  { database, now }: Pick<PlatformDeps, 'database' | 'now'>,
  findImported: FindImported,
): void {
  serve(router, findRedirect, async ({ query: { path } }, shopper) => {
    const said = await redirectOf(database, shopper.domain, path);
    const to = await pageOfHandle(database, said ?? path, shopper, { findImported, now: now() });
    return ok({ to: to ?? said });
  });
}
