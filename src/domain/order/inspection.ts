import type { InspectedLine, LineShare, ReturnedLine } from './order.schema.ts';
import { without } from './to-send.ts';

/** What is known of a return: what came of it, and what never left. */
type Returned = {
  lines: readonly LineShare[];
  unsent: readonly LineShare[];
  /** Null before anybody looked. */
  inspected: readonly InspectedLine[] | null;
};

const inspectedAs = (
  { inspected }: Returned,
  ...findings: InspectedLine['finding'][]
): LineShare[] =>
  (inspected ?? [])
    .filter(({ finding }) => findings.includes(finding))
    .map(({ lineId, quantity }) => ({ lineId, quantity }));

/** What of a return is paid back: what never left, and what was not refused or exchanged. */
export function paidBackLines(returned: Returned): LineShare[] {
  if (returned.inspected === null) return [];
  return [...returned.unsent, ...inspectedAs(returned, 'stock', 'second-choice')];
}

/** The same before anybody looked: all of it, as far as is known. */
export function expectedBack(returned: Returned): LineShare[] {
  if (returned.inspected !== null) return paidBackLines(returned);
  return returned.lines.map(({ lineId, quantity }) => ({ lineId, quantity }));
}

/** What of a return can be sold again as new. */
export function linesForStock(returned: Returned): LineShare[] {
  if (returned.inspected === null) return [];
  return [...returned.unsent, ...inspectedAs(returned, 'stock', 'exchanged')];
}

/** What of a return has come: all but what never left. */
export function linesToInspect({ lines, unsent }: Omit<Returned, 'inspected'>): LineShare[] {
  return without(lines, unsent);
}

/** All that came as good as new: what a return is taken for that nobody looked into. */
export function asNew(returned: Omit<Returned, 'inspected'>): InspectedLine[] {
  return linesToInspect(returned).map((line) => ({ ...line, finding: 'stock', remark: '' }));
}

type Exchanged = { lineId: string; quantity: number };

const sums = (lines: readonly LineShare[]) => {
  const quantities = new Map<string, number>();
  for (const { lineId, quantity } of lines) {
    quantities.set(lineId, (quantities.get(lineId) ?? 0) + quantity);
  }
  return quantities;
};

const isSame = (one: readonly LineShare[], other: readonly LineShare[]) => {
  const [ones, others] = [sums(one), sums(other)];
  return ones.size === others.size && [...ones].every(([id, many]) => others.get(id) === many);
};

/**
 * Whether an inspection says something of each item that came, and nothing else; a refusal says why,
 * and what is exchanged has what goes out for it.
 */
export function isWholeInspection(
  returned: { lines: readonly ReturnedLine[]; unsent: readonly LineShare[] },
  inspected: readonly InspectedLine[],
  exchanges: readonly Exchanged[],
): boolean {
  const isReasoned = inspected.every(
    ({ finding, remark }) => finding !== 'refused' || remark.trim() !== '',
  );
  const swapped = inspected.filter(({ finding }) => finding === 'exchanged');
  return (
    isReasoned && isSame(linesToInspect(returned), inspected) && isSame(swapped, [...exchanges])
  );
}
