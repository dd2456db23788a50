import { sql } from 'drizzle-orm';
import * as calls from '#src/domain/catalogue/unlisted.calls.ts';
import type { UnlistedProduct } from '#src/domain/catalogue/unlisted.schema.ts';
import { rowsOf } from '#src/domain/staff/list.ts';
import type { Router } from '../kernel/http/create-router.ts';
import type { PlatformDeps } from '../kernel/http/platform-env.ts';
import { PRODUCT_PREVIEW, signPreview } from '../kernel/http/preview-tokens.ts';
import { ok, serve } from '../kernel/http/serve.ts';
import { findWebDomainsOf } from '../shops/face.ts';
import { isListed } from './visibility.ts';

type Row = Omit<UnlistedProduct, 'previews'>;

const SORTED = { id: sql`p.product_id`, name: sql`t.name` };

/** Products that no list names; hidden ones are seen by nobody but through a preview. */
export function serveCatalogueToStaff(
  router: Router,
  { database, now, config }: Pick<PlatformDeps, 'database' | 'now' | 'config'>,
): void {
  const [origin = ''] = config.storefrontOrigins;

  serve(router, calls.listUnlistedProducts, async ({ query }, caller) => {
    const { q = '', sort, order } = query;
    const { limit, offset } = rowsOf(query);
    const which = sql`from products p
      join product_texts t on t.product_id = p.product_id and t.lang = ${caller.language ?? 'en'}
      where not (${isListed}) and (p.product_id = ${q} or strpos(lower(t.name), ${q.toLowerCase()}) > 0)`;
    const { rows } = await database.execute<Row>(sql`
      select p.product_id as id, t.name, p.brand, p.visibility ${which}
      order by ${SORTED[sort]} ${order === 'asc' ? sql`asc` : sql`desc`}, p.product_id
      limit ${limit} offset ${offset}`);
    const { rows: counted } = await database.execute<{ total: number }>(
      sql`select count(*)::int as total ${which}`,
    );
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
    return ok({ values, total: counted[0]?.total ?? 0 });
  });
}
