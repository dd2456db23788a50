import {
  DEMATERIALISED_SEGMENTATION,
  type ProductTag,
} from '#src/domain/catalogue/catalogue.values.ts';
import type { ShownAs } from '#src/domain/catalogue/publication.ts';
import { LANGUAGES, type Language, ONLINE_LOCALES } from '#src/domain/shop/locales.ts';
import { isOfShoes } from '#src/domain/size/shoes.ts';
import { slugOf } from '#src/platform/catalogue/slug-of.ts';
import { segmentationOf } from '#src/platform/catalogue/vocabularies/segmentations.ts';
import { SIZE_RANGES } from '#src/platform/catalogue/vocabularies/sizes.ts';
import { COLOURS, COUNTRIES } from '#src/platform/catalogue/vocabularies/word-lists.ts';
import type { DayOf } from '#src/platform/opening/days-from.ts';
import { kindOf } from '../garments/garments.ts';
import { addOption, type Builder, type CatalogueRows } from './add-option.ts';
import { arrange } from './arrange.ts';
import { factsOf } from './build-facts.ts';
import { buildPrices, initialEuroPrice } from './build-prices.ts';
import { composeName } from './compose-name.ts';
import { FABRIC_SHEETS, footwearOf } from './fabrics.ts';
import { DIGITAL, P1, P1_SKUS, PRE_ORDERS, type PreOrder } from './fixtures.ts';
import { isRecent, type PlannedProduct, planProducts } from './plan-products.ts';
import { PRODUCT_LINES } from './product-lines.ts';
import { inTurn, randomFor } from './random.ts';
import { relateProducts } from './relate-products.ts';
import { NAMES, SENTENCES } from './words/all-words.ts';

const NEW_FOR_DAYS = 21;
/** Where the products published in the last weeks are listed besides their own family. */
const NEW_FAMILY = 'f4000';

/** Two or three sentences: the model, its fabric, then its pattern or how it is worn. */
function describe(lang: Language, { line, fabric, pattern, place }: PlannedProduct): string {
  const words = SENTENCES[lang];
  const model = inTurn(words.models[line.model], place);
  const closing =
    pattern === 'plain'
      ? inTurn(words.stylings[line.styling], Math.floor(place / 2))
      : words.patterns[pattern];
  return `${model} ${words.fabrics[fabric]} ${closing}`;
}

function preOrderOf({ line, place }: PlannedProduct): PreOrder | undefined {
  return PRE_ORDERS.find(
    (one) => one.family === line.family && one.model === line.model && one.place === place,
  );
}

/** How popular a product is, and its place in its department by that, from 0. */
type Standing = { popularity: number; rank: number };

/** Families are numbered by department: women's from f1000, men's from f2000. */
const departmentOf = (family: string) => family.slice(0, 2);

/** The standing of each product: popular ones stand first in the order of the lists. */
function standingsOf(planned: readonly PlannedProduct[]): Map<string, Standing> {
  const ranks = new Map<string, number>();
  return new Map(
    arrange(planned).map(({ productId, line }, place) => {
      const department = departmentOf(line.family);
      const rank = ranks.get(department) ?? 0;
      ranks.set(department, rank + 1);
      return [productId, { popularity: (planned.length - place) * 10, rank }];
    }),
  );
}

/** What the catalogue knows of the garment that is drawn. */
function describeGarment({ options }: Pick<PlannedProduct, 'options'>) {
  const [garment] = options.map((option) => option.garment);
  if (garment === undefined) return { kind: null, pattern: null };
  const { silhouette, pattern } = garment;
  return { kind: kindOf(silhouette), pattern: pattern === 'plain' ? null : pattern };
}

/** Shown in all shops since the day of its publication. */
const shownEverywhere = (productId: string, shownAs: ShownAs, validFrom: Date) =>
  ONLINE_LOCALES.map((domain) => ({
    ...{ productId, domain, shownAs, validFrom },
    ...{ validUntil: null, madeBy: null },
  }));

function addProduct(
  builder: Builder,
  product: PlannedProduct,
  { popularity, rank }: Standing,
): void {
  const { productId, line, fabric, place, name } = product;
  const { rows, day } = builder;
  const isP1 = productId === P1.productId;
  const random = randomFor(`product ${productId}`);
  const preOrder = preOrderOf(product);
  // The first number of the stream has decided it.
  if (!isP1) random.next();
  const recent = isRecent(productId);
  const age = recent ? random.between(1, NEW_FOR_DAYS - 1) : random.between(30, 360);
  const tags: ProductTag[] = [];
  if (recent) tags.push('New');
  if (preOrder !== undefined) tags.push(preOrder.label);
  else if (!isP1 && random.chance(0.08)) tags.push('WebExclu');
  const { materials, care } = FABRIC_SHEETS[fabric];
  rows.products.push({
    productId,
    ...describeGarment(product),
    segmentationId: segmentationOf(line.family),
    categoryLabel: preOrder?.label ?? 'STANDARD',
    tags,
    materials: materials.map(([materialId, percent]) => ({ materialId, percent })),
    care: [...care],
    footwear: isOfShoes(line.sizes) ? footwearOf(fabric) : null,
    originCountry: inTurn(COUNTRIES, random.between(0, COUNTRIES.length - 1)),
    publishedAt: day(-age),
    popularity,
    ...factsOf(product, rank, preOrder, day),
  });
  rows.productPublications.push(...shownEverywhere(productId, 'listed', day(-age)));
  rows.productTexts.push(
    ...LANGUAGES.map((lang) => {
      const words = NAMES[lang];
      const text = composeName(lang, words, name, place);
      const keywords = [
        words.keywords[line.model],
        words.fabrics[fabric],
        words.fabricKeywords?.[fabric],
        words.wearerKeywords[line.segmentation],
      ];
      return {
        productId,
        lang,
        slug: slugOf(text),
        name: text,
        description: describe(lang, product),
        keywords: keywords.join(' ').trim(),
      };
    }),
  );
  rows.productFamilies.push({ productId, familyId: line.family, main: true });
  if (recent) rows.productFamilies.push({ productId, familyId: NEW_FAMILY, main: false });
  const fixed = isP1 ? P1_SKUS : (preOrder?.skus ?? []);
  for (const position of product.options.keys()) {
    addOption(builder, product, position, SIZE_RANGES[line.sizes], fixed);
  }
  const euroCents = isP1 ? P1.euroCents : initialEuroPrice(product);
  rows.prices.push(...buildPrices(product, euroCents, day));
}

/** The dematerialised fixture: reachable by its keys, in no family. */
function addDigital(builder: Builder): void {
  const { productId, optionId, euroCents, sku, sizes } = DIGITAL;
  const [line] = PRODUCT_LINES.filter((one) => one.model === 'shirt-dress');
  if (line === undefined) throw new Error('the sewing pattern needs its dress');
  const garment = {
    silhouette: line.silhouette,
    fabric: 'poplin',
    pattern: 'gingham',
    colour: COLOURS.ecru,
    accent: COLOURS['sky-blue'],
  } as const;
  const option = { optionId, colour: 'ecru', garment } as const;
  const product = { productId, options: [option] };
  builder.rows.products.push({
    productId,
    ...describeGarment(product),
    segmentationId: DEMATERIALISED_SEGMENTATION,
    categoryLabel: 'STANDARD',
    tags: ['WebExclu'],
    materials: [],
    care: [],
    originCountry: 'FR',
    publishedAt: builder.day(-120),
    popularity: 0,
    labels: [],
    ecoDesign: false,
    environment: null,
    sizeScale: sizes,
    expectedOn: null,
    privateSale: false,
  });
  builder.rows.productPublications.push(
    ...shownEverywhere(productId, 'by-link', builder.day(-120)),
  );
  builder.rows.productTexts.push(
    ...LANGUAGES.map((lang) => {
      const { name, description, keywords } = SENTENCES[lang].digitalPattern;
      return { productId, lang, slug: slugOf(name), name, description, keywords };
    }),
  );
  addOption(builder, product, 0, SIZE_RANGES[sizes], [sku]);
  const planned: PlannedProduct = {
    ...product,
    line,
    place: 0,
    name: { model: line.model },
    fabric: 'poplin',
    pattern: 'gingham',
  };
  builder.rows.prices.push(...buildPrices(planned, euroCents, builder.day));
}

/** What is sold out in every colour has no last sizes. */
function stripGone({ products, productOptions, skus, stocks }: CatalogueRows): void {
  const left = new Set(stocks.filter(({ quantity }) => quantity > 0).map(({ sku }) => sku));
  const options = new Set(skus.filter(({ sku }) => left.has(sku)).map((row) => row.optionId));
  const sold = new Set(
    productOptions.filter((row) => options.has(row.optionId)).map((row) => row.productId),
  );
  for (const product of products) {
    if (sold.has(product.productId)) continue;
    product.labels = product.labels?.filter((label) => label !== 'last-sizes');
  }
}

/** All products of the shop as rows; the same ones on every machine, dated back from `day(0)`. */
export function buildCatalogue(day: DayOf): CatalogueRows {
  const planned = planProducts();
  const builder: Builder = {
    rows: {
      products: [],
      productPublications: [],
      productTexts: [],
      productFamilies: [],
      productOptions: [],
      drawnGarments: [],
      skus: [],
      stocks: [],
      prices: [],
      productRelations: relateProducts(planned),
    },
    day,
    nextArticle: 2,
  };
  const standings = standingsOf(planned);
  for (const product of planned) {
    addProduct(builder, product, standings.get(product.productId) ?? { popularity: 0, rank: 0 });
  }
  addDigital(builder);
  stripGone(builder.rows);
  return builder.rows;
}
