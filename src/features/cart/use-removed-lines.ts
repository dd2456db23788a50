import { useEffect, useRef, useState } from 'react';
import type { LineItem } from '#src/domain/cart.ts';
import { rowKey } from './cart-rows.ts';
import { createUndoTimers } from './undo-timers.ts';

/**
 * Lines that were removed a moment ago, each with its own 4 s. They are forgotten when the
 * page is left. `onOver` is told when a line's time is over.
 */
export function useRemovedLines(onOver: () => void) {
  const [removed, setRemoved] = useState<readonly LineItem[]>([]);
  const latestOnOver = useRef(onOver);
  useEffect(() => {
    latestOnOver.current = onOver;
  });
  const drop = (key: string) => setRemoved((lines) => lines.filter((line) => rowKey(line) !== key));
  const [timers] = useState(() =>
    createUndoTimers((key) => {
      drop(key);
      latestOnOver.current();
    }),
  );
  useEffect(() => timers.stopAll, [timers]);

  return {
    removed,
    remember: (line: LineItem) => {
      const key = rowKey(line);
      setRemoved((lines) => [...lines.filter((other) => rowKey(other) !== key), line]);
      timers.start(key);
    },
    /** No time limit any more: the line is on its way back. */
    keep: (line: LineItem) => timers.stop(rowKey(line)),
    forget: (line: LineItem) => drop(rowKey(line)),
  };
}
