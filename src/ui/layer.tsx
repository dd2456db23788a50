import { type PointerEvent, type PropsWithChildren, useLayoutEffect, useRef } from 'react';
import { type LayerVariantProps, layer } from '#styles/recipes';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { animationsEnded } from './wait-for-animations.ts';

type LayerProps = PropsWithChildren<
  LayerVariantProps & {
    /** Called once it is closed and out of sight. */
    onClose: () => void;
    title: string;
    closeLabel: string;
    /** Whether the server rendered it, open before any script. */
    isInPage?: boolean;
  }
>;

/** A click on the backdrop: the dialog, which has no border, is its target, and it is outside of it. */
function isOnBackdrop({ target, currentTarget, nativeEvent }: PointerEvent<HTMLDialogElement>) {
  const { offsetX, offsetY } = nativeEvent;
  const isOutside =
    offsetX < 0 ||
    offsetY < 0 ||
    offsetX > currentTarget.offsetWidth ||
    offsetY > currentTarget.offsetHeight;
  return target === currentTarget && isOutside;
}

/**
 * A modal layer: the browser's dialog keeps the focus inside, closes on Escape and gives the focus
 * back; the page behind does not scroll (specification §4 "UI").
 */
export function Layer(props: LayerProps) {
  const { onClose, title, closeLabel, isInPage, from, room, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const styles = layer({ from, room });

  useLayoutEffect(() => {
    const element = dialog.current;
    // Open in the page, it is not modal yet.
    if (element?.matches(':modal') === false) {
      element.removeAttribute('open');
      element.showModal();
    }
    // Removed while it is open, as after a choice in it, it would keep the focus from its opener.
    return () => element?.close();
  }, []);

  return (
    // Escape is the browser's.
    <dialog
      ref={dialog}
      className={styles.root}
      open={isInPage}
      aria-label={title}
      onClose={({ currentTarget }) => void animationsEnded(currentTarget).then(onClose)}
      onPointerDown={(event) => isOnBackdrop(event) && event.currentTarget.close()}
    >
      <div className={styles.head}>
        <strong className={styles.title}>{title}</strong>
        {/* The browser closes a dialog by its form, with script or without. */}
        <form method="dialog">
          <Button type="submit" look="icon" aria-label={closeLabel}>
            <Icon name="close" />
          </Button>
        </form>
      </div>
      <div className={styles.body}>{children}</div>
    </dialog>
  );
}
