import { Trans } from '@lingui/react/macro';
import { type FocusEvent, useRef, useState } from 'react';
import { Announced } from '#src/ui/announce.tsx';
import { Button } from '#src/ui/button.tsx';
import { verbatim } from '#src/ui/verbatim.tsx';
import { removedLine } from '#styles/recipes';

type RemovedRowProps = {
  name: string;
  onUndo: () => void;
  /** The row is held: its time does not run. */
  onHeld: (isHeld: boolean) => void;
};

/**
 * Holds a row under the focus of a keyboard or the pointer. A mouse that removed the row has left the
 * focus on Undo and itself where it was: such a row is held once the mouse moves on it.
 */
function useHold(onHeld: (isHeld: boolean) => void) {
  const by = useRef({ focus: false, pointer: false });
  const [isHeld, setHeld] = useState(false);
  const hold = (changed: { focus?: boolean; pointer?: boolean }) => {
    by.current = { ...by.current, ...changed };
    const isNow = by.current.focus || by.current.pointer;
    if (isNow === isHeld) return;
    setHeld(isNow);
    onHeld(isNow);
  };
  return {
    'data-held': isHeld || undefined,
    onFocus: ({ target }: FocusEvent) => hold({ focus: target.matches(':focus-visible') }),
    onBlur: () => hold({ focus: false }),
    onPointerMove: () => hold({ pointer: true }),
    onPointerLeave: () => hold({ pointer: false }),
  };
}

/** Shown instead of a row that was just removed: what happened, and Undo (§4). */
export function RemovedRow({ name: removed, onUndo, onHeld }: RemovedRowProps) {
  const name = verbatim(removed);
  const styles = removedLine();
  const held = useHold(onHeld);
  return (
    <div className={styles.root} {...held}>
      <Announced className={styles.text}>
        <Trans>{name} removed</Trans>
      </Announced>
      <Button look="quiet" onClick={onUndo}>
        <Trans>Undo</Trans>
      </Button>
      <span className={styles.time} aria-hidden="true" />
    </div>
  );
}
