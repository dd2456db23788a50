/** What tags of passed tests say of the ledger, beside what they said before. */

const ROW = /^\| ([A-Z][A-Z0-9]{2}-\d{2}|A-\d{3}) \|/gm;
const NAMED = /\b(?:[A-Z][A-Z0-9]{2}-\d{2}|A-\d{3})\b/g;
const isDecision = (id: string) => id.startsWith('A-');

/** Ids of the rows and decisions of a ledger, in its order. */
export function rowsOf(ledger: string): string[] {
  return [...new Set([...ledger.matchAll(ROW)].map(([, id]) => id ?? ''))];
}

export type Verdict = {
  /** Rows that a tag names, in the ledger's order; decisions are not counted. */
  proven: string[];
  /** Rows that were proven before and that no tag names now. */
  lost: string[];
  /** Rows that a tag names and that were not proven before. */
  gained: string[];
  /** Ids in tags that the ledger does not have. */
  unknown: string[];
};

export function judgeRows(
  rows: readonly string[],
  titles: readonly string[],
  before: readonly string[],
): Verdict {
  const named = new Set(titles.flatMap((title) => title.match(NAMED) ?? []));
  const proven = rows.filter((id) => named.has(id) && !isDecision(id));
  return {
    proven,
    lost: before.filter((id) => !named.has(id)),
    gained: proven.filter((id) => !before.includes(id)),
    unknown: [...named].filter((id) => !rows.includes(id)),
  };
}

/** A line per group: how many of its rows are proven, and which are not. */
export function groupLines(rows: readonly string[], proven: readonly string[]): string[] {
  const groups = Map.groupBy(
    rows.filter((id) => !isDecision(id)),
    (id) => id.slice(0, 3),
  );
  return [...groups].map(([group, members]) => {
    const missing = members.filter((id) => !proven.includes(id));
    const count = `${members.length - missing.length}/${members.length}`;
    return `${group}  ${count.padStart(7)}  ${missing.join(' ')}`.trimEnd();
  });
}
