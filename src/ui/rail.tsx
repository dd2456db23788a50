import { useLingui } from '@lingui/react/macro';
import { type PropsWithChildren, useCallback, useRef, useState } from 'react';
import { rail } from '#styles/recipes';
import { Icon } from './icon.tsx';

/** So much of the row moves at a click: what was at its edge stays in sight. */
const STEP = 0.8;
/** Positions are fractions of a pixel where a screen is zoomed. */
const TOLERANCE_PX = 2;

type RailProps = PropsWithChildren<{
  /** How the row itself is laid out: it scrolls. */
  className: string;
}>;

/** A row that is swiped, with arrows for mouse users; they show where there is more. */
export function Rail({ className, children }: RailProps) {
  const { t } = useLingui();
  const styles = rail();
  const row = useRef<HTMLUListElement>(null);
  const [hidden, setHidden] = useState({ before: false, after: false });

  const look = useCallback(() => {
    if (row.current === null) return;
    const { scrollLeft, clientWidth, scrollWidth } = row.current;
    const before = scrollLeft > TOLERANCE_PX;
    const after = scrollLeft + clientWidth < scrollWidth - TOLERANCE_PX;
    setHidden((known) =>
      known.before === before && known.after === after ? known : { before, after },
    );
  }, []);
  const watch = useCallback(
    (list: HTMLUListElement | null) => {
      row.current = list;
      if (list === null) return;
      const observer = new ResizeObserver(look);
      observer.observe(list);
      return () => observer.disconnect();
    },
    [look],
  );

  const move = (direction: 1 | -1) => {
    const { clientWidth = 0 } = row.current ?? {};
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    row.current?.scrollBy({
      left: direction * clientWidth * STEP,
      behavior: calm ? 'instant' : 'smooth',
    });
  };

  return (
    <div className={styles.root}>
      <ul ref={watch} className={className} onScroll={look}>
        {children}
      </ul>
      {(hidden.before || hidden.after) && (
        <>
          <button
            type="button"
            className={styles.back}
            aria-label={t`Show previous items`}
            aria-disabled={!hidden.before}
            onClick={() => move(-1)}
          >
            <Icon name="back" />
          </button>
          <button
            type="button"
            className={styles.on}
            aria-label={t`Show next items`}
            aria-disabled={!hidden.after}
            onClick={() => move(1)}
          >
            <Icon name="forward" />
          </button>
        </>
      )}
    </div>
  );
}
