import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { email, Form, required, TextInput, useNotify } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { mergeCustomers, previewMerge } from '#src/domain/account/customer-merge.calls.ts';
import type { MergePreview, MergeSide } from '#src/domain/account/customer-merge.schema.ts';
import type { MergeObstacle } from '#src/domain/account/customer-merge.ts';
import type { StaffCustomer } from '#src/domain/account/staff-customer.schema.ts';
import { useWrite } from '../calls/use-write.ts';
import { DataTable } from '../look/data-table.tsx';
import { DialogBody, DialogDeeds, DialogFrame } from '../look/dialog-frame.tsx';
import { useFormats } from '../look/formats.ts';
import { Refusal } from '../look/refusal.tsx';

const OBSTACLES: Record<MergeObstacle, MessageDescriptor> = {
  same: msg`This is the account of this page.`,
  guest: msg`This is a guest. Open the account that is to have the order, and merge the guest into it.`,
  erased: msg`One of them is erased: what is left of it stays as it is.`,
  blocked: msg`One of them is blocked. Unblock it first, if it is the same person.`,
  paying: msg`A payment of the account that would be closed is under way. Try again when it is over.`,
  'reserved-twice': msg`A store has laid the same item aside for both. Put one of them back first.`,
};

const COUNTED = [
  ['orders', msg`Orders`],
  ['returns', msg`Returns`],
  ['giftCards', msg`Gift cards`],
  ['points', msg`Loyalty points`],
  ['addresses', msg`Delivery addresses`],
  ['wishes', msg`Wishlist`],
  ['alerts', msg`Stock alerts`],
  ['reservations', msg`Reservations`],
  ['reviews', msg`Reviews`],
  ['consents', msg`Consents`],
] as const satisfies readonly (readonly [keyof MergeSide, MessageDescriptor])[];

/** Both accounts, row by row, and what keeps them apart. */
function SideBySide({ preview }: { preview: MergePreview }) {
  const { t, i18n } = useLingui();
  const { day, number } = useFormats();
  const { survivor, other, obstacles } = preview;
  const row = (key: string, name: string, value: (side: MergeSide) => string) => ({
    ...{ key, cells: [name, value(survivor), value(other)] },
  });
  return (
    <>
      {obstacles.map((obstacle) => (
        <Alert key={obstacle} severity="warning" sx={{ my: 1 }}>
          {i18n._(OBSTACLES[obstacle])}
        </Alert>
      ))}
      <DataTable
        label={t`Both accounts`}
        head={['', t`Stays`, t`Is closed`]}
        rows={[
          row('name', t`Name`, ({ name }) => name || '—'),
          row('email', t`Email address`, (side) => side.email),
          row('since', t`Customer since`, ({ createdAt }) => day(createdAt)),
          row('card', t`Loyalty card`, ({ loyaltyNumber }) => loyaltyNumber ?? '—'),
          ...COUNTED.map(([key, name]) => row(key, i18n._(name), (side) => number(side[key]))),
        ]}
      />
      <Typography sx={{ mt: 2 }}>
        {t`All of the account that is closed moves to the one that stays. Password, passkeys and open sign-ins do not. This cannot be undone.`}
      </Typography>
    </>
  );
}

/** The form begins empty: that of the customer of the page would be begun again after a write. */
const NOTHING = {};

/** Finds another account of the same person by its e-mail, and makes both one. */
export function MergeCustomers({ customer }: { customer: StaffCustomer }) {
  const { t } = useLingui();
  const notify = useNotify();
  const { write, isWriting, refusal } = useWrite();
  const [isOpen, setOpen] = useState(false);
  const [preview, setPreview] = useState<MergePreview | null>(null);
  const params = { customerId: customer.id };
  const back = () => setOpen(false);
  const find = async ({ email: typed }: FieldValues) =>
    setPreview((await write(previewMerge, { params, body: { email: typed } })) ?? null);
  const merge = async ({ survivor, other }: MergePreview) => {
    const body = {
      ...{ changeId: crypto.randomUUID(), version: survivor.version },
      other: { customerId: other.id, version: other.version },
    };
    if ((await write(mergeCustomers, { params, body })) === undefined) return;
    back();
    notify(t`${other.email} is closed: all of it is here now.`);
  };
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-haspopup="dialog"
        onClick={() => {
          setPreview(null);
          setOpen(true);
        }}
      >
        {t`Merge with another customer`}
      </Button>
      <DialogFrame {...{ isOpen }} title={t`Merge with another customer`} onBack={back}>
        <DialogBody>
          <Refusal of={refusal} />
          <Form record={NOTHING} onSubmit={find}>
            <TextInput
              source="email"
              label={t`Email address of the other account`}
              helperText={t`It is closed; ${customer.email} stays.`}
              validate={[required(), email()]}
            />
            <Button type="submit" variant="outlined" loading={isWriting}>
              {t`Show both`}
            </Button>
          </Form>
          <div role="status">{preview !== null && <SideBySide {...{ preview }} />}</div>
        </DialogBody>
        <DialogDeeds onBack={back}>
          {preview !== null && preview.obstacles.length === 0 && (
            <Button
              variant="contained"
              color="error"
              loading={isWriting}
              onClick={() => merge(preview)}
            >
              {t`Close ${preview.other.email}`}
            </Button>
          )}
        </DialogDeeds>
      </DialogFrame>
    </>
  );
}
