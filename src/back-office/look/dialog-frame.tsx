import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { SxProps, Theme } from '@mui/material/styles';
import { type ReactNode, useEffect, useId, useRef } from 'react';

type DialogFrameProps = {
  isOpen: boolean;
  title: string;
  /** Leaves without doing it; null where it must be answered. */
  onBack: (() => void) | null;
  children: ReactNode;
};

/** On a telephone a dialog is as wide as the screen, and its buttons stay in sight. */
const FRAME: SxProps<Theme> = {
  '& .MuiDialog-paper': { m: { xs: 1, sm: 4 }, width: { xs: 'calc(100% - 16px)', sm: '100%' } },
  '& form': { display: 'flex', flexDirection: 'column', minHeight: 0 },
};

/** A dialog of the staff: its heading, then a `DialogBody` and `DialogDeeds`. */
export function DialogFrame({ isOpen, title, onBack, children }: DialogFrameProps) {
  const titleId = useId();
  return (
    <Dialog
      open={isOpen}
      fullWidth
      aria-labelledby={titleId}
      sx={FRAME}
      // A click beside it would lose what was typed.
      onClose={(_, reason) => reason === 'escapeKeyDown' && onBack?.()}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      {children}
    </Dialog>
  );
}

/**
 * One field a line, as wide as the dialog; its name stands above it, and what was chosen goes on in the
 * next line, so that neither is ever cut.
 */
const FIELDS: SxProps<Theme> = {
  '&&': { pt: 1 },
  '& .MuiFormControl-root, & .MuiAutocomplete-root': { width: '100%' },
  '& .MuiInputLabel-root': {
    ...{ position: 'static', transform: 'none', maxWidth: 'none', whiteSpace: 'normal' },
    ...{ fontSize: '0.875rem', mb: 0.5, pointerEvents: 'auto' },
  },
  '& .MuiSelect-select.MuiSelect-select': { whiteSpace: 'normal' },
  '& .MuiOutlinedInput-notchedOutline': { top: 0, '& legend': { display: 'none' } },
};

const FIRST =
  'input:not([type=hidden], [type=file], [aria-hidden=true]), textarea, [role=combobox]';

type DialogBodyProps = {
  children: ReactNode;
  /** Name of the field that is typed first, where it is not the first one. */
  first?: string | undefined;
};

export function DialogBody({ children, first }: DialogBodyProps) {
  const body = useRef<HTMLDivElement>(null);
  const start = useRef(first);
  useEffect(() => {
    // A form makes the fields of its lists again once it has begun: those before lose the focus.
    const frame = requestAnimationFrame(() => {
      const named = start.current && body.current?.querySelector(`[name="${start.current}"]`);
      const field = named || body.current?.querySelector(FIRST);
      if (field instanceof HTMLElement) field.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <DialogContent ref={body} sx={FIELDS}>
      {children}
    </DialogContent>
  );
}

type DialogDeedsProps = { onBack: () => void; children?: ReactNode };

/** The way back, and the button that does it, which says what it does. */
export function DialogDeeds({ onBack, children }: DialogDeedsProps) {
  const { t } = useLingui();
  return (
    <DialogActions sx={{ flexWrap: 'wrap', gap: 1, px: 3, pb: 2 }}>
      <Button onClick={onBack}>{t`Back`}</Button>
      {children}
    </DialogActions>
  );
}
