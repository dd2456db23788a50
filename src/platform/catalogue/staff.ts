import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import * as calls from '#src/domain/catalogue/unlisted.calls.ts';
import type { UnlistedProduct } from '#src/domain/catalogue/unlisted.schema.ts';
import type { Router } from '../kernel/http/create-router.ts';
import type { PlatformDeps, StaffCaller } from '../kernel/http/platform-env.ts';
import { PRODUCT_PREVIEW, signPreview } from '../kernel/http/preview-tokens.ts';
import { ok, serve } from '../kernel/http/serve.ts';
import { findWebDomainsOf } from '../shops/face.ts';
import { findPage, type ListRows, when } from '../staff/face.ts';
import { isListed } from './visibility.ts';

type Row = Omit<UnlistedProduct, 'previews'>;

type Query = z.output<typeof calls.listUnlistedProducts.request.query>;

const unlistedRows = ({ language }: Pick<StaffCaller, 'language'>): ListRows<Query> => ({
  columns: sql`p.product_id as id, t.name, p.brand, p.visibility`,
  from: sql`products p
    join product_texts t on t.product_id = p.product_id and t.lang = ${language ?? 'en'}`,
  which: ({ q }) => [
    sql`not (${isListed})`,
    when(
      q,
      (typed) =>
        sql`(p.product_id = ${typed} or strpos(lower(t.name), ${typed.toLowerCase()}) > 0)`,
    ),
  ],
  sorted: { id: sql`p.product_id`, name: sql`t.name` },
  key: sql`p.product_id`,
});

/** Products that no list names; hidden ones are seen by nobody but through a preview. */
export function serveCatalogueToStaff(
  router: Router,
  { database, now, config }: Pick<PlatformDeps, 'database' | 'now' | 'config'>,
): void {
  const [origin = ''] = config.storefrontOrigins;

  serve(router, calls.listUnlistedProducts, async ({ query }, caller) => {
    const { rows, total } = await findPage<Row, Query>(database, unlistedRows(caller), query);
    const shops = await findWebDomainsOf(database, caller);
    const at = now();
    const previewsOf = (productId: string) =>
      Promise.all(
        shops.map(async ({ domain: shop }) => {
          const key = { contentType: PRODUCT_PREVIEW, uid: productId, locale: shop };
          const token = await signPreview(key, config.identityClientSecret, at);
          return { shop, url: `${origin}/api/preview?token=${token}` };
        }),
      );
    const values = await Promise.all(
      rows.map(async (row) => ({ ...row, previews: await previewsOf(row.id) })),
    );
    return ok({ values, total });
  });
}
