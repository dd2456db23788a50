import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId, useState } from 'react';
import { Form, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { Refusal as Refused } from '../calls/ask.ts';
import { Refusal } from './refusal.tsx';

type FormDialogProps = {
  /** Of the button that opens it, and its heading. */
  label: string;
  children: ReactNode;
  defaultValues?: FieldValues;
  /** True once it was done: the dialog closes. */
  onSave: (values: FieldValues) => Promise<boolean>;
  isWriting: boolean;
  refusal: Refused | null;
  variant?: 'text' | 'contained' | 'outlined';
};

/** A button that opens a form over the page; what is typed stays while it is refused. */
export function FormDialog(props: FormDialogProps) {
  const {
    label,
    children,
    defaultValues,
    onSave,
    isWriting,
    refusal,
    variant = 'outlined',
  } = props;
  const [isOpen, setOpen] = useState(false);
  // As it was opened: what others change while it is open replaces nothing that is typed.
  const [begun, setBegun] = useState(defaultValues);
  const translate = useTranslate();
  const titleId = useId();
  return (
    <>
      <Button
        size="small"
        {...{ variant }}
        onClick={() => {
          setBegun(defaultValues);
          setOpen(true);
        }}
      >
        {label}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} fullWidth aria-labelledby={titleId}>
        <Form
          {...(begun && { defaultValues: begun })}
          onSubmit={async (values: FieldValues) => {
            if (await onSave(values)) setOpen(false);
          }}
        >
          <DialogTitle id={titleId}>{label}</DialogTitle>
          <DialogContent>
            <Refusal of={refusal} />
            {children}
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setOpen(false)}>{translate('ra.action.cancel')}</Button>
            <Button type="submit" variant="contained" loading={isWriting}>
              {translate('ra.action.save')}
            </Button>
          </DialogActions>
        </Form>
      </Dialog>
    </>
  );
}
