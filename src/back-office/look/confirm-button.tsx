import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { DialogBody, DialogDeeds, DialogFrame } from './dialog-frame.tsx';

type ConfirmButtonProps = {
  label: string;
  /** What is asked before it is done. */
  question: string;
  onYes: () => Promise<unknown>;
  isWriting: boolean;
};

/** A button that asks first, for what cannot be undone. */
export function ConfirmButton({ label, question, onYes, isWriting }: ConfirmButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const back = () => setOpen(false);
  return (
    <>
      <Button
        color="error"
        size="small"
        aria-haspopup="dialog"
        loading={isWriting}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      <DialogFrame {...{ isOpen }} title={label} onBack={back}>
        <DialogBody>
          <Typography>{question}</Typography>
        </DialogBody>
        <DialogDeeds onBack={back}>
          <Button
            variant="contained"
            color="error"
            // Enter does what was asked for.
            autoFocus
            onClick={async () => {
              back();
              await onYes();
            }}
          >
            {label}
          </Button>
        </DialogDeeds>
      </DialogFrame>
    </>
  );
}
