import { type PropsWithChildren, useId, useState } from 'react';
import { type DisclosureVariantProps, disclosure } from '#styles/recipes';
import { Icon } from './icon.tsx';

type DisclosureProps = PropsWithChildren<
  DisclosureVariantProps & { label: string; isOpenAtFirst?: boolean; onFirstOpen?: () => void }
>;

/** A heading that opens and closes what is below it; its content stays in the page for links. */
export function Disclosure({
  label,
  isOpenAtFirst = false,
  onFirstOpen,
  kind,
  children,
}: DisclosureProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const [wasOpened, setWasOpened] = useState(false);
  const id = useId();
  const styles = disclosure({ kind });
  const toggle = () => {
    if (!isOpen && !wasOpened) {
      setWasOpened(true);
      onFirstOpen?.();
    }
    setOpen(!isOpen);
  };
  return (
    <div className={styles.root}>
      <button
        type="button"
        className={styles.trigger}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        {label}
        <Icon name="down" />
      </button>
      <div id={id} className={styles.content} data-open={isOpen}>
        {children}
      </div>
    </div>
  );
}
