import type { ComponentProps } from 'react';
import { type ButtonVariantProps, button } from '#styles/recipes';
import { answerEarlyPress } from './early-presses.ts';
import { Spinner } from './spinner.tsx';

type ButtonProps = ComponentProps<'button'> &
  ButtonVariantProps & {
    /** Shows that the press is being worked on; the width stays. */
    isBusy?: boolean;
    /** Whether a press while it is busy is one more press; else it is none. */
    takesMore?: boolean;
  };

/** A button that says what happens. */
export function Button(props: ButtonProps) {
  const { look, width, isBusy = false, takesMore = false, onClick, children, ...rest } = props;
  return (
    <button
      ref={answerEarlyPress}
      type="button"
      {...rest}
      aria-busy={isBusy || undefined}
      onClick={isBusy && !takesMore ? (event) => event.preventDefault() : onClick}
      className={button({ look, width })}
    >
      {children}
      {isBusy && <Spinner />}
    </button>
  );
}
