import type { PromotedLine } from '#src/domain/promotion/pieces.ts';
import type { PromotionSelection } from '#src/domain/promotion/promotion.schema.ts';
import type { PromotionRule } from '#src/domain/promotion/promotion-rule.ts';

/**
 * What promotions come to, said a second time and slowly: exact fractions, every subset of pieces, every
 * choice of a group and every order in which a stage could apply. It shares nothing with the rule but types.
 */

type Coin = { sku: string; unit: number; price: bigint; line: PromotedLine };

const total = (cents: readonly bigint[]) => cents.reduce((sum, one) => sum + one, 0n);

function fits(
  { brand, productId, families, labels, isReduced }: PromotedLine,
  of: PromotionSelection,
) {
  if (of.onlyFullPrice && isReduced) return false;
  if (of.exceptProductIds.some((id) => id === productId)) return false;
  if (families.some((id) => of.exceptFamilies.includes(id))) return false;
  if (of.families.length > 0 && !of.families.some((id) => families.includes(id))) return false;
  if (of.brands.length > 0 && (brand === null || !of.brands.includes(brand))) return false;
  if (of.labels.length > 0 && !labels.some((code) => of.labels.includes(code))) return false;
  return of.productIds.length === 0 || of.productIds.includes(productId);
}

/** All coins of a cart by price, then sku. */
function coinsOf(lines: readonly PromotedLine[]): Coin[] {
  const coins: Coin[] = [];
  for (const line of lines) {
    for (let unit = 0; unit < line.quantity; unit += 1) {
      if (line.unitCents > 0)
        coins.push({ sku: line.sku, unit, price: BigInt(line.unitCents), line });
    }
  }
  return coins.sort((one, other) => {
    if (one.price !== other.price) return one.price > other.price ? -1 : 1;
    if (one.sku !== other.sku) return one.sku < other.sku ? -1 : 1;
    return one.unit - other.unit;
  });
}

/** All subsets of places, those that come first in a dictionary of places first. */
function subsets(count: number): number[][] {
  if (count === 0) return [[]];
  const below = subsets(count - 1);
  return [...below.map((set) => [...set, count - 1]), ...below];
}

/** Most that can be saved when all of `places` go into sets of a size, each cheaper than by the piece. */
function bestPartition(
  places: readonly number[],
  prices: readonly bigint[],
  size: number,
  price: bigint,
): bigint | null {
  const [first, ...others] = places;
  if (first === undefined) return 0n;
  let best: bigint | null = null;
  for (const companions of subsets(others.length)) {
    if (companions.length !== size - 1) continue;
    const set = [first, ...companions.map((at) => others[at] ?? 0)];
    const saved = total(set.map((at) => prices[at] ?? 0n)) - price;
    if (saved <= 0n) continue;
    const rest = bestPartition(
      others.filter((at) => !set.includes(at)),
      prices,
      size,
      price,
    );
    if (rest !== null && (best === null || saved + rest > best)) best = saved + rest;
  }
  return best;
}

/** Whether the first place in which two lists differ is an earlier one. */
function isBefore(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((place, index) => place !== other[index]);
  return at !== -1 && (one[at] ?? 0) < (other[at] ?? 0);
}

/** Cents that are saved, and by which pieces. */
type Saving = { cents: bigint; places: readonly number[] };

function bundle(prices: readonly bigint[], size: number, price: bigint): Saving {
  let best: Saving = { cents: 0n, places: [] };
  for (const unsorted of subsets(prices.length)) {
    const places = unsorted.toSorted((one, other) => one - other);
    if (places.length === 0 || places.length % size !== 0) continue;
    const cents = bestPartition(places, prices, size, price);
    if (cents === null || cents < best.cents) continue;
    const isFewer = places.length < best.places.length;
    const isFirst = places.length === best.places.length && isBefore(places, best.places);
    if (cents > best.cents || isFewer || isFirst) best = { cents, places };
  }
  return best;
}

/** The subset of a size that costs least; of equal ones that of the last places. */
function leastOf(prices: readonly bigint[], size: number): number[] {
  let least: number[] = [];
  let cents: bigint | null = null;
  for (const unsorted of subsets(prices.length)) {
    if (unsorted.length !== size) continue;
    const places = unsorted.toSorted((one, other) => one - other);
    const sum = total(places.map((at) => prices[at] ?? 0n));
    if (cents === null || sum < cents || (sum === cents && isBefore(least, places))) {
      least = places;
      cents = sum;
    }
  }
  return least;
}

const percentOf = (cents: bigint, percent: number) => (2n * cents * BigInt(percent) + 100n) / 200n;

function savingOf({ effect }: PromotionRule, prices: readonly bigint[]): Saving {
  const places = prices.map((_, at) => at);
  const sum = total(prices);
  if (effect.kind === 'percent') return { cents: percentOf(sum, effect.percent), places };
  if (effect.kind === 'amount') {
    const asked = BigInt(effect.cents);
    return { cents: asked < sum ? asked : sum, places };
  }
  if (effect.kind === 'bundle') return bundle(prices, effect.pieces, BigInt(effect.cents));
  if (effect.kind === 'delivery' || effect.kind === 'gift' || effect.kind === 'points')
    return { cents: 0n, places: [] };
  const sets = Math.floor(prices.length / effect.pieces);
  const free = leastOf(prices, sets).map((at) => prices[at] ?? 0n);
  return {
    cents: percentOf(total(free), effect.percent),
    places: leastOf(prices, sets * effect.pieces),
  };
}

/** Shares as exact fractions `n / whole`; then cent by cent to the one that is owed most. */
function share(cents: bigint, prices: readonly bigint[]): bigint[] {
  const whole = total(prices);
  const given = prices.map(() => 0n);
  if (whole === 0n) return given;
  const isWhole = (at: number) => cents * (prices[at] ?? 0n) - (given[at] ?? 0n) * whole >= whole;
  prices.forEach((_, at) => {
    while (isWhole(at)) given[at] = (given[at] ?? 0n) + 1n;
  });
  while (total(given) < cents) {
    let next = 0;
    const owed = (at: number) => cents * (prices[at] ?? 0n) - (given[at] ?? 0n) * whole;
    prices.forEach((_, at) => {
      if (owed(at) > owed(next)) next = at;
    });
    given[next] = (given[next] ?? 0n) + 1n;
  }
  return given;
}

/** What a rule takes off each coin at given prices, if it is alone. */
function alone(rule: PromotionRule, coins: readonly Coin[], prices: readonly bigint[]): bigint[] {
  const places = coins
    .map((_, at) => at)
    .filter((at) => (prices[at] ?? 0n) > 0n && fits((coins[at] as Coin).line, rule.selection))
    .sort((one, other) => {
      const difference = (prices[other] ?? 0n) - (prices[one] ?? 0n);
      return difference === 0n ? one - other : difference > 0n ? 1 : -1;
    });
  const own = places.map((at) => prices[at] ?? 0n);
  const saving = savingOf(rule, own);
  const most = rule.capCents === null ? saving.cents : BigInt(rule.capCents);
  const cents = saving.cents < most ? saving.cents : most;
  const shares = share(
    cents,
    saving.places.map((place) => own[place] ?? 0n),
  );
  const off = coins.map(() => 0n);
  saving.places.forEach((place, at) => {
    off[places[place] ?? 0] = shares[at] ?? 0n;
  });
  return off;
}

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, at) =>
    permutations(items.filter((_, other) => other !== at)).map((rest) => [item, ...rest]),
  );
}

const stage = ({ effect, selection }: PromotionRule): number => {
  if (effect.kind === 'delivery') return 2;
  const { onlyFullPrice, ...lists } = selection;
  const isAll = !onlyFullPrice && Object.values(lists).flat().length === 0;
  return isAll && effect.kind !== 'bundle' && effect.kind !== 'nth' ? 1 : 0;
};

function reasonOf(rule: PromotionRule, coins: readonly Coin[]): string | null {
  const own = coins.filter(({ line }) => fits(line, rule.selection));
  if (own.length === 0) return 'no-goods';
  if (rule.needs !== null) {
    const { of, kind, min } = rule.needs;
    const needed = coins.filter(({ line }) => fits(line, of)).map(({ price }) => price);
    const held = kind === 'cents' ? total(needed) : BigInt(needed.length);
    if (held < BigInt(min)) return `missing ${BigInt(min) - held} ${kind}`;
  }
  const size = 'pieces' in rule.effect ? rule.effect.pieces : 0;
  return own.length < size ? `missing ${size - own.length} pieces` : null;
}

type Expected = {
  /** Cents off each unit, `sku:unit`, that are more than nothing. */
  off: Record<string, number>;
  why: string | null;
};

/** What each rule takes off a cart by its id, and what all pieces cost after them. */
export function expectedOf(
  lines: readonly PromotedLine[],
  rules: readonly PromotionRule[],
  delivery: { method: string; cents: number } | null,
): Map<string, Expected> {
  const coins = coinsOf(lines);
  const full = coins.map(({ price }) => price);
  const why = new Map<string, string | null>(rules.map((rule) => [rule.id, reasonOf(rule, coins)]));
  const worth = (rule: PromotionRule): bigint => {
    if (rule.effect.kind !== 'delivery') return total(alone(rule, coins, full));
    const isSent = rule.effect.methods.some((method) => method === delivery?.method);
    return isSent ? BigInt(delivery?.cents ?? 0) : 0n;
  };
  for (const rule of rules) {
    const takesNothing = rule.effect.kind !== 'delivery' && worth(rule) === 0n;
    if (why.get(rule.id) === null && takesNothing) why.set(rule.id, 'nothing-off');
  }
  const open = rules.filter(({ id }) => why.get(id) === null);
  for (const rule of open) {
    const better = open.filter((other) => {
      if (other.group !== rule.group || other === rule) return false;
      if (worth(other) !== worth(rule)) return worth(other) > worth(rule);
      return other.rank === rule.rank ? other.id < rule.id : other.rank < rule.rank;
    });
    // The one that nothing is better than.
    const best = better.find((one) =>
      better.every(
        (other) =>
          other === one ||
          worth(other) < worth(one) ||
          (worth(other) === worth(one) && [other.rank, other.id] > [one.rank, one.id]),
      ),
    );
    if (best !== undefined) why.set(rule.id, `outdone ${best.id}`);
  }
  const counted = rules.filter(({ id }) => why.get(id) === null);
  const off = new Map<string, bigint[]>();
  let left = full;
  for (const at of [0, 1]) {
    const before = left;
    const ofStage = counted.filter((rule) => stage(rule) === at);
    const ends = permutations(ofStage).map((order) => {
      const rest = [...before];
      const taken = new Map<string, bigint[]>();
      for (const rule of order) {
        const own = alone(rule, coins, before).map((cents, place) => {
          const most = rest[place] ?? 0n;
          return cents < most ? cents : most;
        });
        own.forEach((cents, place) => {
          rest[place] = (rest[place] ?? 0n) - cents;
        });
        taken.set(rule.id, own);
      }
      const ranks = order.map(({ rank, id }) => `${String(rank).padStart(3, '0')}${id}`);
      return { rest, taken, isInRank: ranks.join() === ranks.toSorted().join() };
    });
    const [first] = ends;
    if (ends.some(({ rest }) => rest.join() !== first?.rest.join())) {
      throw new Error('the order of application tells');
    }
    const inRank = ends.find(({ isInRank }) => isInRank);
    left = inRank?.rest ?? left;
    for (const [id, taken] of inRank?.taken ?? []) off.set(id, taken);
  }
  return new Map(
    rules.map((rule) => {
      const taken = off.get(rule.id) ?? [];
      const units: Record<string, number> = {};
      coins.forEach(({ sku, unit }, at) => {
        if ((taken[at] ?? 0n) > 0n) units[`${sku}:${unit}`] = Number(taken[at]);
      });
      const said = why.get(rule.id) ?? null;
      const isNothing = said === null && stage(rule) < 2 && Object.keys(units).length === 0;
      return [rule.id, { off: units, why: isNothing ? 'nothing-off' : said }];
    }),
  );
}

/** Cents that were paid for each unit of each sku, after what was taken off. */
export function leftOf(
  lines: readonly PromotedLine[],
  off: readonly Readonly<Record<string, number>>[],
): Map<string, number[]> {
  const left = new Map<string, number[]>();
  for (const { sku, quantity, unitCents } of lines) {
    const own: number[] = [];
    for (let unit = 0; unit < quantity; unit += 1) {
      let cents = unitCents;
      for (const taken of off) cents -= taken[`${sku}:${unit}`] ?? 0;
      own.push(cents);
    }
    left.set(sku, own);
  }
  return left;
}

/** The tax in all that was paid, as a fraction that is rounded at the end alone; `tenths` of a percent. */
export function taxIn(paid: readonly number[], tenths: number): { gross: number; vat: number } {
  const gross = total(paid.map(BigInt));
  const [part, whole] = [gross * BigInt(tenths), 1_000n + BigInt(tenths)];
  return { gross: Number(gross), vat: Number((2n * part + whole) / (2n * whole)) };
}

/** What is owed for all that has come back: of each line those that were paid most for. */
export function owedOf(
  left: ReadonlyMap<string, readonly number[]>,
  back: readonly { lineId: string }[],
): number {
  const rest = new Map([...left].map(([sku, units]) => [sku, [...units]]));
  let owed = 0;
  for (const { lineId } of back) {
    const units = rest.get(lineId) ?? [];
    const most = Math.max(...units);
    units.splice(units.indexOf(most), 1);
    owed += most;
  }
  return owed;
}
