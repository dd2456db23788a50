import { sql } from 'drizzle-orm';
import { townLine } from '#src/domain/address/address.ts';
import { CONTENT_SCHEMAS } from '#src/domain/content/content.schema.ts';
import { STORY_KINDS } from '#src/domain/content/content.ts';
import type { FoundPage } from '#src/domain/content/found-pages.schema.ts';
import { helpPath } from '#src/domain/content/help-path.ts';
import { familySlug, storySlug } from '#src/domain/content/page-slugs.ts';
import { shopHelp } from '#src/domain/content/shop-help.ts';
import { hasPageOf } from '#src/domain/content/shop-links.ts';
import { GIFT_CARD_PATH } from '#src/domain/gift-card/bought-card.ts';
import { getDomain, type OnlineLocale } from '#src/domain/shop/locales.ts';
import type { WebDomain } from '#src/domain/shop/web-domain.schema.ts';
import { STORES_PATH, storePath } from '#src/domain/store/store.ts';
import { plainWord, SALE_FAMILY } from '../catalogue/face.ts';
import { findEntries } from '../content/face.ts';
import type { Queryable } from '../kernel/database/database.ts';
import { findWebDomains } from '../shops/face.ts';
import { findAllStores } from '../stores/face.ts';
import { SERVICE_WORDS } from './service-words.ts';

/** A page with all words that it is looked for by. */
export type WordedPage = FoundPage & { words: string };

const worded = (
  kind: FoundPage['kind'],
  title: string,
  path: string,
  words = '',
  within: string | null = null,
): WordedPage => ({ kind, title, path, within, words: [title, within, words].join(' ') });

function servicePages(shop: WebDomain): WordedPage[] {
  const { giftCard, stores, help } = SERVICE_WORDS[getDomain(shop.domain).lang].services;
  const pages = [
    worded('service', giftCard.title, GIFT_CARD_PATH, giftCard.words),
    worded('service', stores.title, STORES_PATH, stores.words),
    worded('service', help.title, helpPath(shop.domain), help.words),
  ];
  const hasPage = hasPageOf(shop);
  return pages.filter(({ path }) => hasPage(path));
}

async function familyPages(db: Queryable, domain: OnlineLocale): Promise<WordedPage[]> {
  const { lang } = getDomain(domain);
  type Row = { id: string; slug: string; title: string; within: string | null };
  const { rows } = await db.execute<Row>(sql`
    select f.family_id as id, t.slug, t.title, above.title as within from families f
    join family_texts t on t.family_id = f.family_id and t.lang = ${lang}
    left join family_texts above on above.family_id = f.parent_id and above.lang = ${lang}
    where f.shops is null or ${domain} = any(f.shops)
    order by f.position`);
  return rows.map(({ id, slug, title, within }) => {
    const path = `/${familySlug({ name: slug, id })}`;
    return id === SALE_FAMILY
      ? worded('service', title, path, SERVICE_WORDS[lang].sale.words)
      : worded('family', title, path, '', within);
  });
}

/** Topics of help, each with what shoppers call it, and every answer of a topic. */
async function helpPages(db: Queryable, shop: WebDomain): Promise<WordedPage[]> {
  const { domain } = shop;
  const groups = Object.values(SERVICE_WORDS[getDomain(domain).lang].topics);
  const entries = await findEntries(db, 'help_page', asked(domain));
  return entries.flatMap(({ fields }) =>
    shopHelp(CONTENT_SCHEMAS.help_page.parse(fields), shop).topics.flatMap((topic) => {
      const told = new Set(plainWords(topic.title));
      const words = groups
        .filter(({ heads }) => plainWords(heads).some((head) => told.has(head)))
        .map((group) => group.words);
      const path = helpPath(domain, topic.slug);
      return [
        worded('help', topic.title, path, words.join(' ')),
        ...topic.answers.map(({ question }) => worded('help', question, path, topic.title)),
      ];
    }),
  );
}

async function storyPages(db: Queryable, domain: OnlineLocale): Promise<WordedPage[]> {
  const stories = await Promise.all(
    STORY_KINDS.map(async (kind) => {
      const entries = await findEntries(db, `${kind}_page`, asked(domain));
      return entries.map(({ uid, fields }) => {
        const { slug, title } = CONTENT_SCHEMAS[`${kind}_page`].parse(fields);
        return worded('story', title, `/${storySlug({ kind, name: slug, id: uid })}`);
      });
    }),
  );
  return stories.flat();
}

async function storePages(db: Queryable, domain: OnlineLocale): Promise<WordedPage[]> {
  const { hasStores, iso2 } = getDomain(domain);
  if (!hasStores) return [];
  const stores = await findAllStores(db, iso2);
  return stores.map((store) =>
    worded('store', store.name, storePath(store.storeId), townLine(store)),
  );
}

const asked = (locale: OnlineLocale) => ({
  locale,
  include: [],
  only: [],
  filter: {},
  draft: null,
});

/** Words without accents, in lower case. */
export const plainWords = (text: string): string[] =>
  plainWord(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** Every page of a shop that is no product's, as it is now; none of a shop that is not open. */
export async function readShopPages(db: Queryable, domain: OnlineLocale): Promise<WordedPage[]> {
  const shop = (await findWebDomains(db)).find((one) => one.domain === domain);
  if (shop === undefined) return [];
  const [families, help, stories, stores] = await Promise.all([
    familyPages(db, domain),
    helpPages(db, shop),
    storyPages(db, domain),
    storePages(db, domain),
  ]);
  return [...servicePages(shop), ...families, ...help, ...stories, ...stores];
}
