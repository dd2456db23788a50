import Button, { type ButtonProps } from '@mui/material/Button';
import { useRef } from 'react';

type FileButtonProps = Pick<ButtonProps, 'size' | 'variant'> & {
  label: string;
  /** Types and endings of files, as the attribute lists them. */
  accept: string;
  isMultiple?: boolean;
  isWriting: boolean;
  onChosen: (files: readonly File[]) => unknown;
};

/** A button that asks for files. */
export function FileButton(props: FileButtonProps) {
  const { label, accept, isMultiple = false, isWriting, onChosen, ...look } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...look} loading={isWriting} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        multiple={isMultiple}
        {...{ accept }}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file may be chosen again.
          target.value = '';
          if (files.length > 0) onChosen(files);
        }}
      />
    </>
  );
}
