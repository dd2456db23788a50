import { useLingui } from '@lingui/react/macro';
import Stack from '@mui/material/Stack';
import {
  CheckboxGroupInput,
  DataTable,
  List,
  NumberInput,
  required,
  TextInput,
  TopToolbar,
  useRecordContext,
} from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { changeRole, createRole, deleteRole } from '#src/domain/staff/member.calls.ts';
import { PERMISSIONS } from '#src/domain/staff/permission.ts';
import type { StaffRole } from '#src/domain/staff/staff.schema.ts';
import { useWrite } from '../calls/use-write.ts';
import { ConfirmButton } from '../look/confirm-button.tsx';
import { FormDialog } from '../look/form-dialog.tsx';
import { Refusal } from '../look/refusal.tsx';
import { PERMISSION_NAMES } from './permission-names.ts';
import { useRoleName } from './use-role-name.ts';

const Col = DataTable.Col<StaffRole>;

function RoleFields() {
  const { t, i18n } = useLingui();
  return (
    <>
      <TextInput source="name" label={t`Name`} validate={required()} />
      <CheckboxGroupInput
        source="permissions"
        label={t`Who has it may`}
        choices={PERMISSIONS.map((id) => ({ id, name: i18n._(PERMISSION_NAMES[id]) }))}
      />
      <NumberInput
        source="refundLimit"
        min={0}
        label={t`Most to pay back by hand for an order`}
        helperText={t`In the currency of the order; no limit where it is empty`}
      />
    </>
  );
}

/** Limits are typed in whole units, and kept in cents. */
const bodyOf = ({ name, permissions = [], refundLimit }: FieldValues) =>
  createRole.request.body.parse({
    ...{ name, permissions },
    refundLimitCents:
      refundLimit === null || refundLimit === undefined ? null : Math.round(refundLimit * 100),
  });

function RoleActions() {
  const role = useRecordContext<StaffRole>();
  const { t } = useLingui();
  const { write, isWriting, refusal } = useWrite();
  const nameOf = useRoleName();
  if (role === undefined || role.name === 'owner') return null;
  const { id: roleId, version, refundLimitCents, name, permissions } = role;
  const params = { roleId };
  const query = { version };
  return (
    <Stack direction="row" spacing={1}>
      <FormDialog
        {...{ isWriting, refusal }}
        label={t`Change`}
        deed={t`Change the role`}
        variant="text"
        defaultValues={{
          ...{ name, permissions },
          refundLimit: refundLimitCents === null ? null : refundLimitCents / 100,
        }}
        onSave={async (typed) =>
          (await write(changeRole, { params, query, body: bodyOf(typed) })) !== undefined
        }
      >
        <RoleFields />
      </FormDialog>
      {!role.isShipped && (
        <ConfirmButton
          {...{ isWriting }}
          label={t`Delete`}
          question={t`Delete the role ${nameOf(role.name)}?`}
          onYes={() => write(deleteRole, { params, query })}
        />
      )}
      <Refusal of={refusal} />
    </Stack>
  );
}

function Add() {
  const { t } = useLingui();
  const { write, isWriting, refusal } = useWrite();
  return (
    <TopToolbar>
      <FormDialog
        {...{ isWriting, refusal }}
        label={t`Make a role`}
        variant="contained"
        onSave={async (typed) => (await write(createRole, { body: bodyOf(typed) })) !== undefined}
      >
        <RoleFields />
      </FormDialog>
    </TopToolbar>
  );
}

/** The roles: what each may do. */
export function RolesList() {
  const { t, i18n } = useLingui();
  const nameOf = useRoleName();
  return (
    <List empty={false} title={t`Roles`} actions={<Add />} sort={{ field: 'name', order: 'ASC' }}>
      <DataTable<StaffRole> bulkActionButtons={false} rowClick={false}>
        <Col source="name" label={t`Name`} render={({ name }) => nameOf(name)} />
        <Col
          label={t`Who has it may`}
          render={({ permissions }) =>
            permissions.map((permission) => i18n._(PERMISSION_NAMES[permission])).join(', ')
          }
        />
        <Col source="members" label={t`Members`} disableSort />
        <Col label={t`Actions`}>
          <RoleActions />
        </Col>
      </DataTable>
    </List>
  );
}
