import { type PropsWithChildren, useId, useState } from 'react';
import { type DisclosureVariantProps, disclosure } from '#styles/recipes';
import { Icon } from './icon.tsx';

type DisclosureProps = PropsWithChildren<
  DisclosureVariantProps & {
    label: string;
    isOpenAtFirst?: boolean;
    onOpenChange?: (isOpen: boolean) => void;
  }
>;

/** A heading that opens and closes what is below it; its content stays in the page for links. */
export function Disclosure({
  label,
  isOpenAtFirst = false,
  onOpenChange,
  kind,
  children,
}: DisclosureProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const id = useId();
  const styles = disclosure({ kind });
  const toggle = () => {
    setOpen(!isOpen);
    onOpenChange?.(!isOpen);
  };
  return (
    <div className={styles.root}>
      {kind === 'column' && <h2 className={styles.title}>{label}</h2>}
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
