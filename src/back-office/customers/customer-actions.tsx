import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { required, TextInput, usePermissions } from 'react-admin';
import {
  blockCustomer,
  eraseCustomer,
  exportStaffCustomer,
  unblockCustomer,
  writeCustomerNote,
} from '#src/domain/account/staff-customer.calls.ts';
import type { StaffCustomer } from '#src/domain/account/staff-customer.schema.ts';
import { useWrite } from '../calls/use-write.ts';
import { ConfirmButton } from '../look/confirm-button.tsx';
import { FormDialog } from '../look/form-dialog.tsx';
import { ReasonDialog } from '../look/reason-dialog.tsx';
import { Refusal } from '../look/refusal.tsx';
import { saveJson } from '../look/save-file.ts';
import { MergeCustomers } from './merge-customers.tsx';

type ActionProps = { customer: StaffCustomer };

function WriteNote({ customer }: ActionProps) {
  const { t } = useLingui();
  const { write, isWriting, refusal } = useWrite();
  return (
    <FormDialog
      {...{ isWriting, refusal }}
      label={t`Write a note`}
      deed={t`Save the note`}
      onSave={async ({ text }) => {
        const body = { changeId: crypto.randomUUID(), text };
        const params = { customerId: customer.id };
        return (await write(writeCustomerNote, { params, body })) !== undefined;
      }}
    >
      <TextInput source="text" label={t`Note`} multiline minRows={3} validate={required()} />
    </FormDialog>
  );
}

function Block({ customer }: ActionProps) {
  const { t } = useLingui();
  const { write, isWriting, refusal } = useWrite();
  const isBlocked = customer.blockedAt !== null;
  return (
    <ReasonDialog
      {...{ isWriting, refusal }}
      label={isBlocked ? t`Unblock the account` : t`Block the account`}
      onSave={async (reason) => {
        const body = { changeId: crypto.randomUUID(), version: customer.version, reason };
        const params = { customerId: customer.id };
        const call = isBlocked ? unblockCustomer : blockCustomer;
        return (await write(call, { params, body })) !== undefined;
      }}
    />
  );
}

export function CustomerActions({ customer }: ActionProps) {
  const { t } = useLingui();
  const { permissions = [] } = usePermissions();
  const { write, isWriting, refusal } = useWrite();
  const params = { customerId: customer.id };
  const mayWrite = permissions.includes('customers:write');
  return (
    <>
      <Refusal of={refusal} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {mayWrite && <WriteNote {...{ customer }} />}
        {mayWrite && <Block {...{ customer }} />}
        {mayWrite && !customer.isDeleted && <MergeCustomers {...{ customer }} />}
        <Button
          size="small"
          variant="outlined"
          loading={isWriting}
          onClick={async () => {
            const data = await write(exportStaffCustomer, { params, body: {} });
            if (data !== undefined) saveJson(`customer-${customer.id}.json`, data);
          }}
        >
          {t`Export what is saved`}
        </Button>
        {permissions.includes('customers:erase') && !customer.isDeleted && (
          <ConfirmButton
            {...{ isWriting }}
            label={t`Erase the account`}
            question={t`${customer.name} loses account, points and lists. Orders stay for as long as the law wants. This cannot be undone.`}
            onYes={() =>
              write(eraseCustomer, {
                ...{ params, body: { changeId: crypto.randomUUID(), version: customer.version } },
              })
            }
          />
        )}
      </Stack>
    </>
  );
}
