import { Plural, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { DialogBody, DialogDeeds, DialogFrame } from '../look/dialog-frame.tsx';

type ConfirmSendingProps = { count: number; isWriting: boolean; onYes: () => Promise<void> };

/** Sends the parcels that have a number, once that was confirmed. */
export function ConfirmSending({ count, isWriting, onYes }: ConfirmSendingProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const back = () => setOpen(false);
  const deed = (
    <Plural value={count} _0="Send parcels" one="Send # parcel" other="Send # parcels" />
  );
  return (
    <>
      <Button
        id="send-parcels"
        variant="contained"
        aria-haspopup="dialog"
        disabled={count === 0}
        loading={isWriting}
        onClick={() => setOpen(true)}
        aria-keyshortcuts="S"
      >
        {deed}
      </Button>
      <DialogFrame {...{ isOpen }} title={t`Send parcels`} onBack={back}>
        <DialogBody>
          <Typography>
            <Plural
              value={count}
              one="# customer is written to, and a payment that was reserved is taken."
              other="# customers are written to, and payments that were reserved are taken."
            />
          </Typography>
        </DialogBody>
        <DialogDeeds onBack={back}>
          <Button
            variant="contained"
            // Enter does what was asked for.
            autoFocus
            onClick={async () => {
              back();
              await onYes();
            }}
          >
            {deed}
          </Button>
        </DialogDeeds>
      </DialogFrame>
    </>
  );
}
