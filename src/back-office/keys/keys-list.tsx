import { useLingui } from '@lingui/react/macro';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import {
  CheckboxGroupInput,
  DataTable,
  DateInput,
  List,
  required,
  SelectArrayInput,
  SelectInput,
  TextInput,
  TopToolbar,
  useRecordContext,
} from 'react-admin';
import { FIELD_GROUPS } from '#src/domain/catalogue/field-owners.ts';
import { createKey, endKey, rotateKey } from '#src/domain/staff/key.calls.ts';
import { PERMISSIONS } from '#src/domain/staff/permission.ts';
import type { StaffKey } from '#src/domain/staff/staff.schema.ts';
import { useWrite } from '../calls/use-write.ts';
import { ConfirmButton } from '../look/confirm-button.tsx';
import { FormDialog } from '../look/form-dialog.tsx';
import { useFormats } from '../look/formats.ts';
import { Refusal } from '../look/refusal.tsx';
import { useShopNames } from '../look/shop-names.ts';
import { FIELD_GROUP_NAMES, PERMISSION_NAMES } from '../staff/permission-names.ts';
import { ShownSecret } from './shown-secret.tsx';

const Col = DataTable.Col<StaffKey>;

/** Hours in which the secret before the new one works on. */
const OVERLAP_HOURS = 24;

function Add() {
  const { t, i18n } = useLingui();
  const { choices } = useShopNames();
  const { write, isWriting, refusal } = useWrite();
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <TopToolbar>
      <FormDialog
        {...{ isWriting, refusal }}
        label={t`Make a key`}
        variant="contained"
        onSave={async ({ name, permissions, shops, owns, endsOn }) => {
          const made = await write(createKey, {
            body: createKey.request.body.parse({
              ...{ name, permissions, owns: owns ?? [] },
              shops: shops?.length > 0 ? shops : null,
              endsAt: endsOn ? new Date(`${endsOn}T23:59:59`).toISOString() : null,
            }),
          });
          if (made !== undefined) setSecret(made.secret);
          return made !== undefined;
        }}
      >
        <TextInput
          source="name"
          label={t`Name`}
          helperText={t`Of the system that uses it, such as “ERP”`}
          validate={required()}
        />
        <CheckboxGroupInput
          source="permissions"
          label={t`It may`}
          validate={required()}
          choices={PERMISSIONS.map((id) => ({ id, name: i18n._(PERMISSION_NAMES[id]) }))}
        />
        <SelectArrayInput
          source="shops"
          label={t`Shops`}
          choices={choices}
          helperText={t`All of them where none is chosen`}
        />
        <CheckboxGroupInput
          source="owns"
          label={t`It alone writes, of products`}
          helperText={t`Nobody changes that by hand or by other files while the key works.`}
          choices={FIELD_GROUPS.map((id) => ({ id, name: i18n._(FIELD_GROUP_NAMES[id]) }))}
        />
        <DateInput source="endsOn" label={t`Last day`} helperText={t`No end where it is empty`} />
      </FormDialog>
      <ShownSecret {...{ secret }} onClose={() => setSecret(null)} />
    </TopToolbar>
  );
}

function KeyActions() {
  const key = useRecordContext<StaffKey>();
  const { t } = useLingui();
  const { moment } = useFormats();
  const { write, isWriting, refusal } = useWrite();
  const [secret, setSecret] = useState<string | null>(null);
  if (key === undefined || key.endedAt !== null) return null;
  const params = { keyId: key.id };
  const { previousUntil } = key;
  return (
    <Stack direction="row" spacing={1}>
      <ConfirmButton
        {...{ isWriting }}
        label={t`New secret`}
        question={
          previousUntil === null
            ? t`The secret of now works for another ${OVERLAP_HOURS} hours.`
            : t`The secret of now works for another ${OVERLAP_HOURS} hours. The one before it, which works until ${moment(previousUntil)}, stops immediately.`
        }
        onYes={async () => {
          const body = { overlapHours: OVERLAP_HOURS, endsPrevious: previousUntil !== null };
          setSecret((await write(rotateKey, { params, body }))?.secret ?? null);
        }}
      />
      <ConfirmButton
        {...{ isWriting }}
        label={t`End it`}
        question={t`The key ${key.name} and all keys that it made stop working immediately.`}
        onYes={() => write(endKey, { params })}
      />
      <ShownSecret {...{ secret }} onClose={() => setSecret(null)} />
      <Refusal of={refusal} />
    </Stack>
  );
}

/** Keys of machines, and what each may do. */
export function KeysList() {
  const { t, i18n } = useLingui();
  const { moment } = useFormats();
  const { nameOf } = useShopNames();
  return (
    <List
      empty={false}
      title={t`API keys`}
      sort={{ field: 'name', order: 'ASC' }}
      actions={<Add />}
      filters={[
        <SelectInput
          key="state"
          source="state"
          label={t`State`}
          alwaysOn
          choices={[
            { id: 'working', name: t`Working` },
            { id: 'over', name: t`Over` },
          ]}
        />,
      ]}
    >
      <DataTable<StaffKey> bulkActionButtons={false} rowClick={false}>
        <Col source="name" label={t`Name`} render={({ name, hint }) => `${name} (${hint}…)`} />
        <Col
          label={t`It may`}
          render={({ permissions }) =>
            permissions.map((one) => i18n._(PERMISSION_NAMES[one])).join(', ')
          }
        />
        <Col
          label={t`Shops`}
          render={({ shops }) => (shops === null ? t`all` : shops.map(nameOf).join(', '))}
        />
        <Col
          label={t`It alone writes, of products`}
          render={({ owns }) => owns.map((one) => i18n._(FIELD_GROUP_NAMES[one])).join(', ')}
        />
        <Col
          label={t`Made by`}
          render={({ createdBy, isMakerRemoved }) =>
            isMakerRemoved ? t`${createdBy} (removed)` : createdBy
          }
        />
        <Col
          source="lastUsedAt"
          label={t`Last used`}
          render={({ lastUsedAt }) => (lastUsedAt === null ? t`never` : moment(lastUsedAt))}
        />
        <Col label={t`Actions`}>
          <KeyActions />
        </Col>
      </DataTable>
    </List>
  );
}
