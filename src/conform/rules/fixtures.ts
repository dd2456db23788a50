import { getProduct } from '#src/domain/catalogue/catalogue.calls.ts';
import type { Trait } from '../fixtures.ts';
import { findProductOf } from '../products.ts';
import { type Context, type Rule, rulesOf } from '../rule.ts';
import { holds } from '../unmet.ts';

/** What is loaded has the traits that the fixtures say: otherwise other rules fail for no fault of the platform. */

type Found = Awaited<ReturnType<typeof findProductOf>>;

const MANY = 50;
const SOME = 20;
const MAX_LAST = 10;
const stock = ({ size }: Found) => size.availableQuantity;
const costs = ({ size, option }: Found) => (size.price ?? option.price).centAmount;

const TRAIT_CHECKS: readonly [
  Trait,
  string,
  (found: Found) => boolean,
  (found: Found) => unknown,
][] = [
  ['plenty', 'stock of 50 or more', (found) => stock(found) >= MANY, stock],
  ['another', 'stock of 20 or more', (found) => stock(found) >= SOME, stock],
  ['twoLeft', 'two in stock', (found) => stock(found) === 2, stock],
  ['soldOut', 'none in stock', (found) => stock(found) === 0, stock],
  [
    'lastOnes',
    'one to ten in stock (fill it up before each run)',
    (found) => stock(found) >= 1 && stock(found) <= MAX_LAST,
    stock,
  ],
  [
    'pricePerSize',
    'a price above that of its colour',
    (found) => costs(found) > found.option.price.centAmount,
    ({ size, option }) => [size.price, option.price],
  ],
  [
    'reduced',
    'a price below the one before',
    ({ option }) => option.price.centAmount < (option.price.initial ?? 0),
    ({ option }) => option.price,
  ],
  [
    'severalColours',
    'two colours or more',
    ({ product }) => product.options.length > 1,
    ({ product }) => product.options.length,
  ],
  [
    'oneSize',
    'one colour in one size',
    ({ product, option }) => product.options.length === 1 && option.skus.length === 1,
    ({ option }) => option.skus.map(({ size }) => size),
  ],
  [
    'preOrder',
    'a categoryLabel of goods that come later',
    ({ product }) => ['ON_DEMAND', 'RAL_ANTICIPATION'].includes(product.categoryLabel),
    ({ product }) => product.categoryLabel,
  ],
];

const proveTrait =
  ([trait, text, isTrue, came]: (typeof TRAIT_CHECKS)[number]): Rule['prove'] =>
  async (context: Context) => {
    const found = await findProductOf(context, trait);
    holds(`of ${context.sku(trait)}: ${text}`, isTrue(found), came(found));
  };

export const FIXTURE_RULES = rulesOf('fixtures', 'core', [
  ...TRAIT_CHECKS.map(
    (check) =>
      [
        check[0],
        'behaviour',
        `The product ${check[0]} has ${check[1]}`,
        proveTrait(check),
      ] as const,
  ),
  [
    'firstShopOnly',
    'behaviour',
    'A product of the first shop alone is not found in the second',
    async (context) => {
      const { product } = await findProductOf(context, 'firstShopOnly');
      const params = { productId: product.productId };
      await context.guest('second').refused(getProduct, { params }, 'PRODUCT_NOT_FOUND');
    },
  ],
  [
    'prices',
    'money',
    'The products plenty and another cost different amounts',
    async (context) => {
      const [one, other] = [
        costs(await findProductOf(context, 'plenty')),
        costs(await findProductOf(context, 'another')),
      ];
      holds('different prices', one !== other, [one, other]);
    },
  ],
]);
