import type { ComponentProps } from 'react';
import { type ButtonVariantProps, button } from '#styles/recipes';
import { Spinner } from './spinner.tsx';

type ButtonProps = ComponentProps<'button'> &
  ButtonVariantProps & {
    /** Shows that the click is being worked on; the width stays. */
    isBusy?: boolean;
  };

/** A button that says what happens; clicked twice while busy, it acts once. */
export function Button({ look, width, isBusy = false, onClick, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
      className={button({ look, width })}
    >
      {children}
      {isBusy && <Spinner />}
    </button>
  );
}
