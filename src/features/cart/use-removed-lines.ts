import { useEffect, useRef, useState } from 'react';
import type { LineItem } from '#src/domain/cart.ts';

/** How long an undo banner lasts (specification §4), ms. */
export const UNDO_MS = 4_000;

/** A line that is gone from the cart and still at its place on the screen. */
export type RemovedLine = { line: LineItem; index: number };

/**
 * Lines that were removed a moment ago, each with its own 4 s. They are forgotten when the page is
 * left. `onForgotten` is told when a line's time is over.
 */
export function useRemovedLines(onForgotten: () => void) {
  const [removed, setRemoved] = useState<readonly RemovedLine[]>([]);
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());

  const forget = (lineId: string) => {
    clearTimeout(timers.current.get(lineId));
    timers.current.delete(lineId);
    setRemoved((lines) => lines.filter(({ line }) => line.lineId !== lineId));
  };
  const remember = (line: LineItem, index: number) => {
    setRemoved((lines) => [...lines, { line, index }]);
    const forgetLater = () => {
      forget(line.lineId);
      onForgotten();
    };
    timers.current.set(line.lineId, setTimeout(forgetLater, UNDO_MS));
  };
  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running.values()) clearTimeout(timer);
    };
  }, []);

  return { removed, remember, forget };
}

export type CartRow = { line: LineItem; isRemoved: boolean };

/** Lines as they stand on the screen: removed ones in their own place. */
export function cartRows(lines: readonly LineItem[], removed: readonly RemovedLine[]): CartRow[] {
  const rows: CartRow[] = lines.map((line) => ({ line, isRemoved: false }));
  for (const { line, index } of removed.toSorted((one, other) => one.index - other.index)) {
    rows.splice(Math.min(index, rows.length), 0, { line, isRemoved: true });
  }
  return rows;
}
