import { CONTENT_SCHEMAS } from '#src/domain/content/content.schema.ts';
import { STORY_KINDS } from '#src/domain/content/content.ts';
import { FOUND_PAGE_KINDS } from '#src/domain/content/found-pages.schema.ts';
import { linkReference } from '#src/domain/content/link-reference.ts';
import type { CheckedLink, LinkTarget } from '#src/domain/content/link-target.schema.ts';
import {
  parseFamilySlug,
  parseStorySlug,
  productPath,
  storySlug,
} from '#src/domain/content/page-slugs.ts';
import { legalPagesOf } from '#src/domain/legal/duties.ts';
import { isLegalPage, legalPath } from '#src/domain/legal/legal-pages.ts';
import { isRedirectPath } from '#src/domain/redirect/redirect.ts';
import { getDomain, type OnlineLocale } from '#src/domain/shop/locales.ts';
import { findNamedProducts } from '../catalogue/face.ts';
import { findDraftsIn, findEntries } from '../content/face.ts';
import type { Queryable } from '../kernel/database/database.ts';
import { redirectOf } from '../redirects/face.ts';
import { findWebDomains } from '../shops/face.ts';
import { plainWords, readShopPages, type WordedPage } from './shop-pages.ts';

/** What editors may link to in a shop, and where what they linked to leads. */

const MAX_OF_A_KIND = 8;
const MAX_PRODUCTS = 10;

/** Legal pages that the shop has, by their titles. */
async function legalTargets(db: Queryable, domain: OnlineLocale): Promise<LinkTarget[]> {
  const shop = (await findWebDomains(db)).find((one) => one.domain === domain);
  if (shop === undefined) return [];
  const ours = new Set<string>(legalPagesOf(shop));
  const reading = { locale: domain, include: [], only: [], filter: {}, draft: null };
  const entries = await findEntries(db, 'legal_page', reading);
  return entries.flatMap(({ uid, fields }) => {
    if (!isLegalPage(uid) || !ours.has(uid)) return [];
    const { title } = CONTENT_SCHEMAS.legal_page.parse(fields);
    return [{ kind: 'legal' as const, title, within: null, path: legalPath(uid) }];
  });
}

/** Stories that the shop has a draft of: a drop publishes a menu with the page that it leads to. */
async function draftTargets(db: Queryable, domain: OnlineLocale): Promise<LinkTarget[]> {
  const drafts = await findDraftsIn(db, domain);
  return drafts.flatMap(({ contentType, uid, fields }) => {
    const kind = STORY_KINDS.find((one) => `${one}_page` === contentType);
    if (kind === undefined) return [];
    const story = CONTENT_SCHEMAS[`${kind}_page`].safeParse(fields).data;
    if (story === undefined) return [];
    const path = `/${storySlug({ kind, name: story.slug || uid, id: uid })}`;
    return [{ kind: 'draft' as const, title: story.title || uid, within: null, path }];
  });
}

const toTarget = ({ kind, title, within, path }: Omit<WordedPage, 'words'>): LinkTarget => ({
  ...{ kind, title, within, path },
});

/** What has every typed word in its name, or all where nothing is typed: of each kind the first. */
export async function findTargets(
  db: Queryable,
  domain: OnlineLocale,
  q: string,
  now: Date,
): Promise<LinkTarget[]> {
  const typed = plainWords(q);
  const isFound = ({ title, within }: LinkTarget) => {
    const known = plainWords(`${title} ${within ?? ''}`);
    return typed.every((word) => known.some((one) => one.startsWith(word)));
  };
  const [pages, legal, drafts, products] = await Promise.all([
    readShopPages(db, domain),
    legalTargets(db, domain),
    draftTargets(db, domain),
    q === ''
      ? []
      : findNamedProducts(
          db,
          { domain, lang: getDomain(domain).lang },
          { q, limit: MAX_PRODUCTS },
          now,
        ),
  ]);
  const listed = [...pages.map(toTarget), ...legal];
  const shown = new Set(listed.map(keyOf));
  const coming = drafts.filter((one) => !shown.has(keyOf(one)));
  const found = [...listed, ...coming].filter(isFound);
  const firstOf = (kind: LinkTarget['kind']) =>
    found.filter((one) => one.kind === kind).slice(0, MAX_OF_A_KIND);
  return [
    ...FOUND_PAGE_KINDS.flatMap(firstOf),
    ...firstOf('draft'),
    ...firstOf('legal'),
    ...products.map(({ productId, slug, name }) => ({
      ...{ kind: 'product' as const, title: name, within: null },
      path: productPath({ slug, productId }),
    })),
  ];
}

/** By which a page is named in links: the id of a family or story, else its path. */
function keyOf({ path }: Pick<LinkTarget, 'path'>): string {
  const segment = path.slice(1);
  const family = parseFamilySlug(segment);
  if (family !== undefined) return `family ${family.id}`;
  const story = parseStorySlug(segment);
  return story === undefined ? `path ${path}` : `story ${story.kind} ${story.id}`;
}

/** Where each of some links of a text leads in a shop; null for nowhere. */
export async function checkTargets(
  db: Queryable,
  domain: OnlineLocale,
  urls: readonly string[],
  now: Date,
): Promise<CheckedLink[]> {
  const links = [...new Set(urls)].map((url) => ({ url, reference: linkReference(url) }));
  const productIds = links.flatMap(({ reference }) =>
    reference?.kind === 'product' ? [reference.id] : [],
  );
  const [pages, legal, drafts, products] = await Promise.all([
    readShopPages(db, domain),
    legalTargets(db, domain),
    draftTargets(db, domain),
    findNamedProducts(db, { domain, lang: getDomain(domain).lang }, { productIds }, now),
  ]);
  const known = new Map<string, Omit<LinkTarget, 'path'>>([
    ...[...drafts, ...pages.map(toTarget), ...legal].map((page) => [keyOf(page), page] as const),
    ...products.map(
      ({ productId, name: title }) =>
        [`product ${productId}`, { kind: 'product' as const, title, within: null }] as const,
    ),
  ]);
  const targetOf = async (
    reference: ReturnType<typeof linkReference>,
  ): Promise<CheckedLink['target']> => {
    if (reference === null) return null;
    if (reference.kind === 'home' || reference.kind === 'page') {
      return { kind: reference.kind, title: '', within: null };
    }
    if (reference.kind === 'outside') {
      return { kind: 'outside', title: reference.host, within: null };
    }
    const id = reference.kind === 'path' ? reference.path : reference.id;
    const page = known.get(`${reference.kind} ${id}`);
    if (page !== undefined) return { kind: page.kind, title: page.title, within: page.within };
    if (reference.kind !== 'path' || !isRedirectPath(id)) return null;
    const to = await redirectOf(db, domain, id);
    return to === null ? null : { kind: 'redirect', title: to, within: null };
  };
  return Promise.all(
    links.map(async ({ url, reference }) => ({ url, target: await targetOf(reference) })),
  );
}
