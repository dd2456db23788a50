import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CURRENCIES, type Currency } from '#src/domain/money/money.ts';
import { taxSums } from '#src/domain/order/billed.ts';
import { refundCents } from '#src/domain/order/refund.ts';
import { expectedOf, leftOf, owedOf, taxIn } from '../../../tests/support/promotion-oracle.ts';
import { applyPromotions, type PromotionResult } from './apply-promotions.ts';
import type { PromotedLine } from './pieces.ts';
import type { NewPromotion, PromotionSelection } from './promotion.schema.ts';
import { EVERYTHING, type PromotionRule, ruleIn } from './promotion-rule.ts';

/** All of them at a release, or as many as are asked for; each in three currencies. */
const { IS_RELEASE, PROMOTION_CARTS } = process.env;
const CARTS = Number(PROMOTION_CARTS ?? (IS_RELEASE === '1' ? 2_000 : 500));

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

/** The lines of the order of a cart. */
const orderedLines = (lines: readonly PromotedLine[], results: readonly PromotionResult[]) =>
  lines.map(({ sku, quantity, unitCents }) => ({
    ...{ lineId: sku, quantity },
    totalPrice: { centAmount: unitCents * quantity, currencyCode: 'EUR' as const },
    reductions: results.flatMap(({ id, units }) => {
      const own = units.get(sku);
      return own === undefined ? [] : [{ code: id, units: [...own] }];
    }),
  }));

/** Rates of the shops, in tenths of a percent. */
const RATES = [200, 81, 230, 55, 85] as const;
const rate = fc.constantFrom(...RATES);

/** What is taxed is what was paid, and the tax of all of it is rounded once. */
function compareTax(
  own: readonly PromotedLine[],
  results: readonly PromotionResult[],
  { off, tenths }: { off: ReadonlyMap<string, Readonly<Record<string, number>>>; tenths: number },
) {
  const part = (kind: 'item' | 'reduction', cents: number, quantity = 1) => ({
    ...{ kind, cents, quantity, name: '', isTaxed: true },
  });
  const parts = [
    ...own.map(({ unitCents, quantity }) => part('item', unitCents * quantity, quantity)),
    ...results.map(({ cents: sum }) => part('reduction', sum)),
  ];
  const left = leftOf(own, [...off.values()]);
  const { gross, vat } = taxIn([...left.values()].flat(), tenths);
  if (own.length > 0) {
    const sums = [{ rate: tenths / 10, gross, vat, net: gross - vat }];
    expect(taxSums(parts, tenths / 10)).toEqual(sums);
  }
  return left;
}

/** Returns one piece after the other, or several at a time, in an order that chance decides. */
function returnAll(
  lines: ReturnType<typeof orderedLines>,
  left: ReadonlyMap<string, readonly number[]>,
  chance: readonly number[],
) {
  const goods = { lineItems: lines, giftWrap: null, shippingInfo: null };
  const all = lines.flatMap(({ lineId, quantity }) => Array<string>(quantity).fill(lineId));
  const mixed = all
    .map((lineId, at) => ({ lineId, quantity: 1, at: chance[at] ?? 0 }))
    .toSorted((one, other) => one.at - other.at);
  const paid = [...left.values()].flat().reduce((sum, cents) => sum + cents, 0);
  let sum = 0;
  for (let from = 0; from < mixed.length; ) {
    const until = from + 1 + ((chance[from] ?? 0) % 2);
    const shares = { earlier: mixed.slice(0, from), returned: mixed.slice(from, until) };
    const cents = refundCents(goods, paid, shares);
    expect(cents).toBeGreaterThanOrEqual(0);
    sum += cents;
    expect(sum).toBe(owedOf(left, mixed.slice(0, until)));
    from = until;
  }
  expect(sum).toBe(paid);
}

/** Compares a cart in three currencies with the oracle, cent by cent: reductions, tax, returns. */
function compare(asked: fc.Arbitrary<Asked[]>) {
  const chance = fc.array(fc.nat(1_000), { minLength: 6, maxLength: 6 });
  const property = fc.property(cart, asked, delivery, rate, chance, (...of) => {
    const [lines, promotions, chosen, tenths, order] = of;
    for (const currency of ['EUR', 'CHF', 'PLN'] as const) {
      const own = inCurrency(lines, currency);
      const rules = rulesOf(promotions, currency);
      const results = applyPromotions(own, rules, chosen);
      const expected = expectedOf(own, rules, chosen);
      expect(shown(results)).toEqual(expected);
      const off = new Map([...expected].map(([id, one]) => [id, one.off]));
      const left = compareTax(own, results, { off, tenths });
      returnAll(orderedLines(own, results), left, order);
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

  test('two that take off the same, of one group: the lower rank counts', () => {
    expect.hasAssertions();
    const twins = fc.tuple(anyKind, fc.integer({ min: 1, max: 3 }));
    compare(twins.map(([one, rank]) => [one, { ...one, rank }]));
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
