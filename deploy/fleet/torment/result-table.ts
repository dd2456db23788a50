/** The table of failures and what each of them cost. */

export type Row = {
  name: string;
  /** How long it was made to fail. */
  lastedS: number;
  /** From its begin until another PostgreSQL led, and from then until an order; null where none did. */
  newLeaderS: number | null;
  leaderToOrderS: number | null;
  /** The longest time in which no order was confirmed, and no page was there. */
  withoutOrderS: number;
  withoutPageS: number;
  reloads: number;
  lostPages: number;
  orders: number;
  /** Steps that failed and were tried again. */
  errors: number;
  /** Orders came in without errors afterwards. */
  isWell: boolean;
  /** What contradicts in the books; null where they agree. */
  books: string | null;
};

/** The longest time without one of these instants from `begun` to `ended` (ms), in seconds. */
export function longestGap(begun: number, instants: readonly number[], ended: number): number {
  const all = [begun, ...instants.toSorted((one, other) => one - other), ended];
  const gaps = all.slice(1).map((at, index) => at - (all[index] ?? at));
  return Math.max(0, ...gaps) / 1_000;
}

const HEAD =
  '| failure | lasts | without an order | new leader after | then an order after | without a page | loaded again | pages lost | orders | errors | books |\n|---|---|---|---|---|---|---|---|---|---|---|';

/** The table of docs/fleet/what-was-seen.md. */
export function tableOf(rows: readonly Row[]): string {
  const lines = rows.map((row) => {
    const { lastedS, withoutOrderS, newLeaderS, leaderToOrderS, withoutPageS } = row;
    const seconds = [lastedS, withoutOrderS, newLeaderS, leaderToOrderS, withoutPageS].map(
      (value) => (value === null ? '-' : `${value.toFixed(1)} s`),
    );
    const end = row.isWell ? (row.books ?? 'agree') : 'NOT WELL';
    return `| ${[row.name, ...seconds, row.reloads, row.lostPages, row.orders, row.errors, end].join(' | ')} |`;
  });
  return [HEAD, ...lines].join('\n');
}
