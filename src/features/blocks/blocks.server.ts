import type { ProductSummary } from '#src/domain/catalogue/catalogue.schema.ts';
import { NO_FILTER } from '#src/domain/catalogue/facets.ts';
import type { Block, BlockOf, LookPlace } from '#src/domain/content/block.schema.ts';
import { type Lead, leadOn } from '#src/domain/content/blocks.ts';
import * as calls from '#src/domain/content/content.calls.ts';
import type { RichNode } from '#src/domain/content/content.ts';
import { HERO_FOLDERS, type Letters } from '#src/domain/content/content.values.ts';
import { contentTarget } from '#src/domain/content/page-slugs.ts';
import { getDomain } from '#src/domain/shop/locales.ts';
import { shopDay } from '#src/domain/shop/shop-day.ts';
import { askSearch, readFamily } from '#src/features/catalogue/catalogue.server.ts';
import { readRichText } from '#src/features/rich-text/rich-text.server.ts';
import type { Commerce } from '#src/gateway/commerce.server.ts';
import { CATALOGUE_RULE, CONTENT_RULE, cachedRead } from '#src/session/cached-reads.server.ts';
import { optional } from '#src/session/optional-reads.server.ts';

export async function askAssetTitles(commerce: Commerce, folder: string): Promise<string[]> {
  const { assets } = await commerce.ask(calls.getAssets, { query: { folder } });
  return assets.map(({ title }) => title);
}

const readAssetTitles = optional(cachedRead('asset-titles', CONTENT_RULE, askAssetTitles), null);

/**
 * The letters on a composition, as the folder of its asset says; one that is in no folder
 * of pale ones, or of which nothing can be read, gets a shade and light letters.
 */
export async function lettersOn(commerce: Commerce, hero: string): Promise<Letters> {
  // Without a picture the page is the ground.
  if (hero === '') return 'dark';
  const pale = await readAssetTitles(commerce, HERO_FOLDERS.dark);
  return pale?.includes(hero) ? 'dark' : 'light';
}

const readProducts = optional(cachedRead('story-products', CATALOGUE_RULE, askSearch), null);
const readSelection = optional(readFamily, null);

/** Blocks as a shopper sees them, with the products that they lead to. */
export type ShownPlace = Omit<LookPlace, 'search'> & { product: ProductSummary };
export type ShownBlock =
  | (Lead & { kind: 'lead'; letters: Letters })
  | { kind: 'words'; title: string; nodes: RichNode[] }
  | BlockOf<'picture'>
  | BlockOf<'banner'>
  | BlockOf<'families'>
  | BlockOf<'stories'>
  | (Omit<BlockOf<'products'>, 'otherFamilyId'> & { products: ProductSummary[] })
  | (Omit<BlockOf<'look'>, 'places'> & { places: ShownPlace[] });
export type ShownOf<Kind extends ShownBlock['kind']> = Extract<ShownBlock, { kind: Kind }>;

const FIRST = { page: 0, filter: NO_FILTER } as const;
const NEWEST = { ...FIRST, pageSize: 8, sort: 'newest' } as const;

/** The newest products of the family of a block; none where they cannot be read. */
async function productsOf(
  commerce: Commerce,
  { otherFamilyId, link }: BlockOf<'products'>,
): Promise<ProductSummary[]> {
  const target = contentTarget(link.url);
  const family = otherFamilyId ?? (target.page === 'family' ? target.familyId : '');
  const list = family === '' ? null : await readSelection(commerce, family, NEWEST);
  return list?.values ?? [];
}

/** The product of each place, available ones first; no product is at two places. */
async function fillPlaces(commerce: Commerce, places: readonly LookPlace[]): Promise<ShownPlace[]> {
  const query = { ...FIRST, pageSize: 6, sort: 'relevance' } as const;
  const lists = await Promise.all(
    places.map(({ search }) => readProducts(commerce, search, query)),
  );
  const taken = new Set<string>();
  return places.flatMap(({ x, y }, at) => {
    const product = lists[at]?.values.find(
      ({ productId, availability }) => availability !== 'UNAVAILABLE' && !taken.has(productId),
    );
    if (product === undefined) return [];
    taken.add(product.productId);
    return [{ x, y, product }];
  });
}

async function showBlock(commerce: Commerce, block: Block): Promise<ShownBlock> {
  switch (block.kind) {
    case 'lead': {
      const lead = leadOn(block, shopDay(new Date(), getDomain(commerce.caller.locale).iso2));
      return { kind: 'lead', ...lead, letters: await lettersOn(commerce, lead.hero) };
    }
    case 'words':
      return { kind: 'words', title: block.title, nodes: readRichText(block.html) };
    case 'products': {
      const { otherFamilyId: _, ...shown } = block;
      return { ...shown, products: await productsOf(commerce, block) };
    }
    case 'look':
      return { ...block, places: await fillPlaces(commerce, block.places) };
    default:
      return block;
  }
}

/** What editors composed a page of, today. */
export const showBlocks = (commerce: Commerce, blocks: readonly Block[]): Promise<ShownBlock[]> =>
  Promise.all(blocks.map((block) => showBlock(commerce, block)));
