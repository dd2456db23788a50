import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CURRENCIES, type Currency } from '#src/domain/money/money.ts';
import { expectedOf } from '../../../tests/support/promotion-oracle.ts';
import { applyPromotions, type PromotionResult } from './apply-promotions.ts';
import type { PromotedLine } from './pieces.ts';
import type { NewPromotion, PromotionSelection } from './promotion.schema.ts';
import { EVERYTHING, type PromotionRule, ruleIn } from './promotion-rule.ts';

const CARTS = 2_000;

type Asked = Pick<NewPromotion, 'group' | 'rank' | 'selection' | 'needs' | 'effect' | 'cap'>;

/** A line with a price in each currency. */
type AnyLine = Omit<PromotedLine, 'unitCents' | 'sku'> & { prices: Record<Currency, number> };

const cents = fc.oneof(
  fc.integer({ min: 0, max: 30 }),
  fc.integer({ min: 1, max: 9 }).map((tens) => tens * 1_000),
  fc.integer({ min: 99, max: 20_000 }),
);
const inEach = <Value>(value: fc.Arbitrary<Value>) =>
  fc.record(
    Object.fromEntries(CURRENCIES.map((currency) => [currency, value])) as Record<
      Currency,
      fc.Arbitrary<Value>
    >,
  );
const amounts = inEach(
  fc.oneof(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 300, max: 25_000 })),
);

const line: fc.Arbitrary<AnyLine> = fc.record({
  quantity: fc.integer({ min: 1, max: 3 }),
  prices: inEach(cents),
  isReduced: fc.boolean(),
  productId: fc.constantFrom('1', '2', '3'),
  brand: fc.constantFrom(null, 'Okapi', 'Ibex'),
  families: fc.constantFrom([], ['women'], ['women', 'dresses'], ['shoes']),
  labels: fc.constantFrom<string[]>([], ['new']),
});
/** At most six pieces: the oracle tries all subsets of them. */
const cart = fc
  .array(line, { maxLength: 4 })
  .filter((lines) => lines.reduce((sum, { quantity }) => sum + quantity, 0) <= 6);

const some = <Value>(...values: Value[]) => fc.subarray(values, { minLength: 1 });
const narrow: fc.Arbitrary<PromotionSelection> = fc
  .record(
    {
      families: some('women', 'dresses', 'shoes'),
      brands: some('Okapi', 'Ibex'),
      labels: some('new'),
      productIds: some('1', '2', '3'),
      onlyFullPrice: fc.boolean(),
      exceptFamilies: some('dresses', 'shoes'),
      exceptProductIds: some('1', '2'),
    },
    { requiredKeys: [] },
  )
  .map((own) => ({ ...EVERYTHING, ...own }));
const anyGoods = fc.oneof(fc.constant(EVERYTHING), narrow);

const percent = fc.integer({ min: 1, max: 100 });
const size = fc.integer({ min: 2, max: 4 });
const delivery = fc.constantFrom(
  null,
  { method: 'NO' as const, cents: 490 },
  { method: 'EX' as const, cents: 1_290 },
);

const promotion = (own: { [Key in keyof Asked]?: fc.Arbitrary<Asked[Key]> }): fc.Arbitrary<Asked> =>
  fc.record({
    group: fc.constantFrom('sale', 'club'),
    rank: fc.integer({ min: 1, max: 3 }),
    selection: anyGoods,
    needs: fc.constant(null),
    cap: fc.constant(null),
    effect: fc.record({ kind: fc.constant('percent' as const), percent }),
    ...own,
  });

const KINDS: Readonly<Record<string, fc.Arbitrary<Asked>>> = {
  'a percentage off all goods': promotion({ selection: fc.constant(EVERYTHING) }),
  'a percentage off some goods': promotion({ selection: narrow }),
  'an amount off all goods, from a sum on': promotion({
    selection: fc.constant(EVERYTHING),
    effect: fc.record({ kind: fc.constant('amount'), amounts }),
    needs: fc.record({ kind: fc.constant('cents'), amounts, of: fc.constant(null) }),
  }),
  'an amount off some goods': promotion({
    selection: narrow,
    effect: fc.record({ kind: fc.constant('amount'), amounts }),
  }),
  'some pieces for a price': promotion({
    effect: fc.record({ kind: fc.constant('bundle'), pieces: size, amounts }),
  }),
  'the nth piece free': promotion({
    effect: fc.record({ kind: fc.constant('nth'), pieces: size, percent: fc.constant(100) }),
  }),
  'the nth piece cheaper': promotion({
    effect: fc.record({ kind: fc.constant('nth'), pieces: size, percent }),
  }),
  'a percentage up to a sum': promotion({ cap: amounts }),
  'a percentage for who buys pieces of other goods': promotion({
    needs: fc.record({
      kind: fc.constant('pieces'),
      pieces: fc.integer({ min: 1, max: 4 }),
      of: narrow,
    }),
  }),
  'free delivery from a sum on': promotion({
    effect: fc.record({
      kind: fc.constant('delivery'),
      methods: some('NO' as const, 'LM' as const),
    }),
    needs: fc.record({ kind: fc.constant('cents'), amounts, of: fc.constant(EVERYTHING) }),
  }),
};
const anyKind = fc.oneof(...Object.values(KINDS));

const inCurrency = (lines: readonly AnyLine[], currency: Currency): PromotedLine[] =>
  lines.map(({ prices, ...rest }, at) => ({
    ...{ ...rest, sku: `S${at}`, unitCents: prices[currency] },
  }));
const rulesOf = (asked: readonly Asked[], currency: Currency): PromotionRule[] =>
  asked.flatMap((one, at) => ruleIn(`p${at}`, one, currency) ?? []);

const whyOf = ({ whyNot }: PromotionResult): string | null => {
  if (whyNot === null) return null;
  if (whyNot.reason === 'outdone') return `outdone ${whyNot.by}`;
  if (whyNot.reason !== 'missing') return whyNot.reason;
  const [[kind, lacking] = []] = Object.entries(whyNot.missing);
  return `missing ${lacking} ${kind}`;
};
const shown = (results: readonly PromotionResult[]) =>
  new Map(
    results.map((result) => {
      const off = [...result.units].flatMap(([sku, units]) =>
        units.flatMap((taken, unit) => (taken > 0 ? [[`${sku}:${unit}`, taken] as const] : [])),
      );
      return [result.id, { off: Object.fromEntries(off), why: whyOf(result) }];
    }),
  );

/** Compares a cart in three currencies with the oracle, cent by cent. */
function compare(asked: fc.Arbitrary<Asked[]>) {
  const property = fc.property(cart, asked, delivery, (lines, promotions, chosen) => {
    for (const currency of ['EUR', 'CHF', 'PLN'] as const) {
      const own = inCurrency(lines, currency);
      const rules = rulesOf(promotions, currency);
      const results = applyPromotions(own, rules, chosen);
      expect(shown(results)).toEqual(expectedOf(own, rules, chosen));
      for (const { cents: sum, units } of results) {
        expect([...units.values()].flat().reduce((all, one) => all + one, 0)).toBe(sum);
      }
    }
  });
  fc.assert(property, { numRuns: CARTS });
}

describe('cent by cent as the oracle says', () => {
  test.each(Object.entries(KINDS))('%s', (_, kind) => {
    expect.hasAssertions();
    compare(fc.tuple(kind));
  });

  test('up to four of any kinds together', () => {
    expect.hasAssertions();
    compare(fc.array(anyKind, { minLength: 2, maxLength: 4 }));
  });
});

test('the same for any order of lines and promotions', () => {
  const asked = fc.array(anyKind, { minLength: 2, maxLength: 4 });
  const property = fc.property(
    cart,
    asked,
    fc.infiniteStream(fc.nat()),
    (lines, promotions, random) => {
      const own = inCurrency(lines, 'EUR');
      const rules = rulesOf(promotions, 'EUR');
      const mixed = <Item>(items: readonly Item[]) =>
        items
          .map((item) => ({ item, at: random.next().value }))
          .toSorted((one, other) => one.at - other.at)
          .map(({ item }) => item);
      expect(shown(applyPromotions(mixed(own), mixed(rules), null))).toEqual(
        shown(applyPromotions(own, rules, null)),
      );
    },
  );
  fc.assert(property, { numRuns: CARTS });
});
