import { sql } from 'drizzle-orm';
import { html } from 'hono/html';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import type { Visibility } from '../catalogue/tables.ts';
import { isListed } from '../catalogue/visibility.ts';
import type { PlatformConfig } from '../config.ts';
import type { Queryable } from '../database/database.ts';
import { PRODUCT_PREVIEW, signPreview } from '../http/preview-tokens.ts';
import { findWebDomains } from '../web-domains/web-domain-store.ts';
import { operatorPage } from './operator-page.ts';

/** So many of the newest are shown. */
const MAX_SHOWN = 200;
const STATES: Record<Visibility, string> = {
  listed: 'listed',
  'by-link': 'by its link alone',
  hidden: 'hidden',
};

type Unlisted = { productId: string; name: string; brand: string | null; visibility: Visibility };
type UnlistedRow = Unlisted & { previews: { locale: OnlineLocale; url: string }[] };

type Signing = Pick<PlatformConfig, 'storefrontOrigins' | 'identityClientSecret'>;

/** Products that no list names, the newest first, with links that show each in a shop for some hours. */
export async function readUnlisted(
  db: Queryable,
  { storefrontOrigins, identityClientSecret }: Signing,
  now: Date,
): Promise<UnlistedRow[]> {
  const { rows } = await db.execute<Unlisted>(sql`
    select p.product_id as "productId", t.name, p.brand, p.visibility from products p
    join product_texts t on t.product_id = p.product_id and t.lang = 'en'
    where not (${isListed}) order by p.product_id desc limit ${MAX_SHOWN}`);
  const shops = await findWebDomains(db);
  const [origin = ''] = storefrontOrigins;
  const linkTo = async (productId: string, locale: OnlineLocale) => {
    const key = { contentType: PRODUCT_PREVIEW, uid: productId, locale };
    const token = await signPreview(key, identityClientSecret, now);
    return { locale, url: `${origin}/api/preview?token=${token}` };
  };
  return Promise.all(
    rows.map(async (row) => ({
      ...row,
      previews: await Promise.all(shops.map(({ domain }) => linkTo(row.productId, domain))),
    })),
  );
}

function line({ productId, name, brand, visibility, previews }: UnlistedRow) {
  return html`<tr><th scope="row">${name}</th><td>${productId}</td><td>${brand ?? ''}</td><td>${STATES[visibility]}</td>
<td><div class="row">${previews.map(
    ({ locale, url }) =>
      html`<a href="${url}" rel="noreferrer" aria-label="Preview ${name} in ${locale}">${locale}</a>`,
  )}</div></td></tr>`;
}

/** Products that no list names; without any script. */
export function productsPage(rows: readonly UnlistedRow[], nonce: string) {
  return operatorPage({
    title: 'Products',
    nonce,
    style: '',
    body: html`<p>Products that no list names. Hidden ones are seen by nobody but through a preview: the link of a shop leads there for four hours.</p>
${
  rows.length === 0
    ? html`<p>All products are listed.</p>`
    : html`<div class="wide" tabindex="0" role="region" aria-label="Products that no list names"><table>
<thead><tr><th scope="col">Name</th><th scope="col">Number</th><th scope="col">Brand</th><th scope="col">Seen</th><th scope="col">Preview</th></tr></thead>
<tbody>${rows.map(line)}</tbody></table></div>`
}`,
  });
}
