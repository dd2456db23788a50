import { type PropsWithChildren, useEffect, useRef } from 'react';
import { type LayerVariantProps, layer } from '#styles/recipes';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

type LayerProps = PropsWithChildren<
  LayerVariantProps & {
    isOpen: boolean;
    onClose: () => void;
    title: string;
    closeLabel: string;
  }
>;

/**
 * A modal layer: the browser's dialog keeps the focus inside, closes on Escape and gives the focus
 * back; the page behind does not scroll (specification §4 "UI").
 */
export function Layer({ isOpen, onClose, title, closeLabel, from, children }: LayerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const styles = layer({ from });

  useEffect(() => {
    const element = dialog.current;
    if (isOpen && !element?.open) element?.showModal();
    if (!isOpen && element?.open) element.close();
  }, [isOpen]);

  return (
    // A click on the backdrop has the dialog itself as its target; Escape is the browser's.
    <dialog
      ref={dialog}
      className={styles.root}
      aria-label={title}
      onClose={onClose}
      onPointerDown={(event) => event.target === dialog.current && dialog.current.close()}
    >
      <div className={styles.head}>
        <strong>{title}</strong>
        <Button look="icon" aria-label={closeLabel} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </Button>
      </div>
      <div className={styles.body}>{isOpen && children}</div>
    </dialog>
  );
}
