import type { CellRefusal, PriceCell } from '#src/domain/catalogue/price-grid.schema.ts';
import type { prices, WrittenCell } from './tables.ts';

/** What cells of the grid of prices do to the rows of one colour in one shop. */

type Row = typeof prices.$inferSelect;
type Cost = PriceCell['after'];

export type WantedCell = Pick<WrittenCell, 'optionId' | 'sku' | 'shop' | 'before' | 'after'> & {
  /** Rows that come back as they were, where the cell undoes another. */
  restores?: WrittenCell['ended'];
};

/** Rows of a colour in a shop. */
export type Place = {
  /** Valid now. */
  running: readonly Row[];
  /** Beginning later. */
  later: readonly Row[];
  /** All sizes of the colour. */
  skus: readonly string[];
  /** Whatever began after this instant is newer than what is undone; null where nothing is. */
  untouchedSince: Date | null;
};

const isInitial = ({ type }: Pick<Row, 'type'>) => type === 'I';
const isReduction = ({ type }: Pick<Row, 'type'>) => type !== 'I';

/** What prices a size: its own rows, else those of all sizes; `null` means all sizes. */
function rowsFor(rows: readonly Row[], sku: string | null): readonly Row[] {
  const own = rows.filter((row) => row.sku === sku);
  return own.length > 0 || sku === null ? own : rows.filter((row) => row.sku === null);
}

/** What a colour or size costs by its running rows; null where it is not sold. */
export function costOf(running: readonly Row[], sku: string | null): Cost | null {
  const [initial] = rowsFor(running.filter(isInitial), sku).toSorted(
    (one, other) => other.validFrom.getTime() - one.validFrom.getTime(),
  );
  if (initial === undefined) return null;
  const reductions = [
    ...running.filter((row) => isReduction(row) && row.sku === null),
    ...running.filter((row) => isReduction(row) && row.sku !== null && row.sku === sku),
  ].map(({ centAmount }) => centAmount);
  return {
    initialCents: initial.centAmount,
    saleCents: reductions.length === 0 ? null : Math.min(...reductions),
  };
}

const isSame = (one: Cost | null, other: Cost | null) =>
  one?.initialCents === other?.initialCents && one?.saleCents === other?.saleCents;

/** Why a cell cannot be written; null where it can. */
function refusalOf(cell: WantedCell, place: Place): CellRefusal | null {
  const { running, later, skus, untouchedSince } = place;
  if (cell.sku !== null && !skus.includes(cell.sku)) return 'NOT_FOUND';
  const { after } = cell;
  if (after !== null && after.saleCents !== null && after.saleCents >= after.initialCents) {
    return 'PRICES_INVALID';
  }
  // What a plan will reduce, it reduces from whatever the price is.
  if (later.some(({ planId }) => planId === null)) return 'PRICES_PLANNED';
  const isBySize = running.some((row) => isInitial(row) && row.sku !== null);
  if (cell.sku === null && isBySize) return 'CHANGED_BY_OTHERS';
  if (!isSame(costOf(running, cell.sku), cell.before)) return 'CHANGED_BY_OTHERS';
  const touched = running.filter((row) => row.sku === cell.sku || row.sku === null);
  return untouchedSince !== null && touched.some(({ validFrom }) => validFrom > untouchedSince)
    ? 'CHANGED_BY_OTHERS'
    : null;
}

type Decided = {
  end: Row[];
  add: Row[];
  /** For each cell, why it is refused, and the rows that it ends. */
  results: { refusal: CellRefusal | null; ended: Row[] }[];
};

/** What is added for a cell that changes initial prices or reductions. */
function rowsOf(cell: WantedCell, which: 'initial' | 'reduction', now: Date): Row[] {
  const fits = which === 'initial' ? isInitial : isReduction;
  const row = { optionId: cell.optionId, sku: cell.sku, domain: cell.shop, validFrom: now };
  if (cell.restores !== undefined) {
    return cell.restores.filter(fits).flatMap(({ type, centAmount, planId, validUntil }) => {
      const until = validUntil === null ? null : new Date(validUntil);
      return until !== null && until <= now
        ? []
        : [{ ...row, type, centAmount, planId, validUntil: until }];
    });
  }
  const cents = which === 'initial' ? cell.after?.initialCents : cell.after?.saleCents;
  if (cents === undefined || cents === null) return [];
  const type = which === 'initial' ? ('I' as const) : ('S' as const);
  return [{ ...row, type, centAmount: cents, planId: null, validUntil: null }];
}

/**
 * Which rows end and which begin when cells of one colour in one shop are written. A price that stays
 * keeps its row: a reduction goes on from the day on which it began, as the rule of 30 days counts.
 */
export function decideCells(cells: readonly WantedCell[], place: Place, now: Date): Decided {
  const { running, skus } = place;
  const results: Decided['results'] = cells.map((cell) => ({
    refusal: refusalOf(cell, place),
    ended: [],
  }));
  const end = new Set<Row>();
  const add: Row[] = [];
  const accepted = cells.flatMap((cell, at) =>
    results[at]?.refusal === null ? [{ cell, result: results[at] }] : [],
  );
  for (const which of ['initial', 'reduction'] as const) {
    const rows = running.filter(which === 'initial' ? isInitial : isReduction);
    const field = which === 'initial' ? 'initialCents' : 'saleCents';
    const changing = accepted.filter(
      ({ cell: { before, after } }) => (before?.[field] ?? null) !== (after?.[field] ?? null),
    );
    const forAll = rows.filter(({ sku }) => sku === null);
    for (const { cell, result } of changing) {
      const ended = rows.filter((row) => row.sku === cell.sku || row.sku === null);
      result.ended.push(...ended);
      for (const row of ended) end.add(row);
      add.push(...rowsOf(cell, which, now));
    }
    // Once sizes cost differently each has rows of its own: the others go on as they were.
    const splits =
      which === 'initial'
        ? accepted.some(({ cell }) => cell.sku !== null)
        : changing.some(({ cell }) => cell.sku !== null);
    if (!splits) continue;
    for (const row of forAll) {
      end.add(row);
      const others = skus.filter((sku) => !changing.some(({ cell }) => cell.sku === sku));
      add.push(...others.map((sku) => ({ ...row, sku, validFrom: now })));
    }
  }
  return { end: [...end], add, results };
}
