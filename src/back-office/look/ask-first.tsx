import Button from '@mui/material/Button';
import { useState } from 'react';
import { Confirm } from 'react-admin';

type AskFirstProps = {
  label: string;
  /** What is asked before it is done. */
  question: string;
  onYes: () => Promise<unknown>;
  isWriting: boolean;
};

/** A button for what cannot be undone. */
export function AskFirst({ label, question, onYes, isWriting }: AskFirstProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button color="error" size="small" loading={isWriting} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Confirm
        {...{ isOpen }}
        title={label}
        content={question}
        onClose={() => setOpen(false)}
        onConfirm={async () => {
          setOpen(false);
          await onYes();
        }}
      />
    </>
  );
}
