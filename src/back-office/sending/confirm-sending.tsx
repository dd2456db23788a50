import { Plural, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Confirm } from 'react-admin';

type ConfirmSendingProps = { count: number; isWriting: boolean; onYes: () => Promise<void> };

/** Sends the parcels that have a number, once that was confirmed. */
export function ConfirmSending({ count, isWriting, onYes }: ConfirmSendingProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        id="send-parcels"
        variant="contained"
        disabled={count === 0}
        loading={isWriting}
        onClick={() => setOpen(true)}
        aria-keyshortcuts="S"
      >
        <Plural value={count} one="Send # parcel" other="Send # parcels" />
      </Button>
      <Confirm
        {...{ isOpen }}
        title={t`Send parcels`}
        content={
          <Plural
            value={count}
            one="# customer is written to, and a payment that was reserved is taken."
            other="# customers are written to, and payments that were reserved are taken."
          />
        }
        onClose={() => setOpen(false)}
        onConfirm={async () => {
          setOpen(false);
          await onYes();
        }}
      />
    </>
  );
}
