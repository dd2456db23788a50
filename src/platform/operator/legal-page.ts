import { eq, sql } from 'drizzle-orm';
import { html } from 'hono/html';
import { z } from 'zod';
import type { LegalGaps } from '#src/domain/legal/legal.schema.ts';
import { SELLER_FIELDS, type SellerField } from '#src/domain/legal/seller.ts';
import { ONLINE_LOCALES } from '#src/domain/shop/locales.ts';
import type { WebDomain } from '#src/domain/shop/web-domain.schema.ts';
import { safetyColumn } from '../catalogue/product-store.ts';
import { isListed } from '../catalogue/visibility.ts';
import type { Queryable } from '../database/database.ts';
import { webDomains } from '../web-domains/tables.ts';
import { operatorPage } from './operator-page.ts';

const text = z.string().trim().max(500);

/** What a form of the page sends: the shop, and the whole of its seller. */
export const sellerFormSchema = z.object({
  domain: z.enum(ONLINE_LOCALES),
  name: text,
  address: text,
  representative: text,
  register: text,
  vatId: text,
  phone: text,
  email: text,
  epr: text,
  mediator: text,
});
type SellerForm = z.infer<typeof sellerFormSchema>;

/** Notes who sells in a shop; false when there is no such shop. */
export async function saveSeller(
  db: Queryable,
  { domain, ...seller }: SellerForm,
): Promise<boolean> {
  const value = JSON.stringify(seller);
  const saved = await db
    .update(webDomains)
    .set({ params: sql`jsonb_set(${webDomains.params}, '{seller}', ${value}::jsonb)` })
    .where(eq(webDomains.domain, domain))
    .returning({ domain: webDomains.domain });
  return saved.length === 1;
}

/** So many are shown. */
const MAX_SHOWN = 100;

type Unmade = { productId: string; name: string; brand: string };

/** Listed products of a brand that nobody knows the manufacturer of, and how many there are in all. */
export async function readUnmade(db: Queryable): Promise<{ total: number; values: Unmade[] }> {
  const { rows } = await db.execute<Unmade & { total: number }>(sql`
    select p.product_id as "productId", t.name, p.brand, (count(*) over ())::int as total
    from products p
    join product_texts t on t.product_id = p.product_id and t.lang = 'en'
    where ${isListed} and p.brand is not null
      and ${safetyColumn} -> 'manufacturer' ->> 'name' is null
    order by p.product_id limit ${MAX_SHOWN}`);
  return { total: rows[0]?.total ?? 0, values: rows };
}

function unmadeSection({ total, values }: Awaited<ReturnType<typeof readUnmade>>) {
  return html`<h2>Products without a manufacturer</h2>
<p>Of the shop’s own brand it is the seller. Of others, imports name it (docs/operations.md).</p>
${
  total === 0
    ? html`<p>None is listed.</p>`
    : html`<p>${total} are listed; the first of them:</p>
<ul>${values.map(({ productId, name, brand }) => html`<li>${name}, ${brand} (${productId})</li>`)}</ul>`
}`;
}

const STYLE = `
  .fields { display: grid; grid-template-columns: repeat(auto-fit, minmax(240px, 1fr)); gap: 8px 24px; max-width: 1200px; }
  label { display: grid; gap: 4px; }
  input { min-height: 32px; font: inherit; color: inherit; background: transparent; border: 1px solid var(--line); padding: 0 8px; }
  form button { margin-top: 12px; }
`;

const NAMES: Record<SellerField, string> = {
  name: 'Name with legal form',
  address: 'Postal address',
  representative: 'Represented by',
  register: 'Register and number',
  vatId: 'VAT number',
  phone: 'Phone',
  email: 'Email',
  epr: 'EPR number (France)',
  mediator: 'Consumer mediator (France)',
};

function sellerForm({ domain, params }: WebDomain) {
  return html`<form method="post" action="/legal"><input type="hidden" name="domain" value="${domain}">
<div class="fields">${SELLER_FIELDS.map(
    (field) =>
      html`<label>${NAMES[field]}<input name="${field}" maxlength="500" value="${params.seller[field]}"></label>`,
  )}</div><button>Save the seller of ${domain}</button></form>`;
}

function gapsOf(gap: LegalGaps['shops'][number] | undefined) {
  if (gap === undefined) return html`<p>Nothing is missing, and no page is a draft.</p>`;
  const { drafts, missing, seller, settings } = gap;
  const said = [
    ['Pages that are drafts', drafts],
    ['Pages that are missing', missing],
    ['Seller without', seller.map((field) => NAMES[field])],
    ['Settings that are missing (docs/going-live.md)', settings],
  ] as const;
  return html`<ul>${said
    .filter(([, names]) => names.length > 0)
    .map(([what, names]) => html`<li>${what}: ${names.join(', ')}</li>`)}</ul>`;
}

type Told = {
  shops: readonly WebDomain[];
  gaps: LegalGaps;
  unmade: Awaited<ReturnType<typeof readUnmade>>;
};

/** Who sells in each shop, and what no shop may open without; without any script. */
export function legalPage({ shops, gaps: { shops: gaps }, unmade }: Told, nonce: string) {
  const body = html`<p>Legal pages are content: correct them under <a href="/content">Content</a>, and turn <code>isDraft</code> off once somebody who may has checked them. Shoppers see a changed seller within five minutes.</p>
${shops.map(
  (shop) => html`<h2>${shop.domain}</h2>
${gapsOf(gaps.find(({ domain }) => domain === shop.domain))}
${sellerForm(shop)}`,
)}
${unmadeSection(unmade)}`;
  return operatorPage({ title: 'Legal', nonce, style: STYLE, body });
}
