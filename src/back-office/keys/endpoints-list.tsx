import { useLingui } from '@lingui/react/macro';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import {
  BooleanInput,
  CheckboxGroupInput,
  DataTable,
  List,
  required,
  TextInput,
  TopToolbar,
  useRecordContext,
} from 'react-admin';
import { addEndpoint, changeEndpoint, removeEndpoint } from '#src/domain/event/event.calls.ts';
import type { Endpoint } from '#src/domain/event/event.schema.ts';
import { EVENT_TYPES } from '#src/domain/event/event.ts';
import { ONLINE_LOCALES } from '#src/domain/shop/locales.ts';
import { useWrite } from '../calls/use-write.ts';
import { ConfirmButton } from '../look/confirm-button.tsx';
import { FormDialog } from '../look/form-dialog.tsx';
import { useShopNames } from '../look/shop-names.ts';
import { ShownSecret } from './shown-secret.tsx';

type EndpointRecord = Endpoint & { id: string };

const Col = DataTable.Col<EndpointRecord>;

function EndpointFields() {
  const { t } = useLingui();
  const { choices } = useShopNames();
  return (
    <>
      <TextInput source="url" label={t`URL`} validate={required()} />
      <CheckboxGroupInput
        source="types"
        label={t`Told of`}
        validate={required()}
        choices={EVENT_TYPES.map((id) => ({ id, name: id }))}
        translateChoice={false}
      />
      <CheckboxGroupInput
        source="shops"
        label={t`Shops`}
        validate={required()}
        choices={choices}
        translateChoice={false}
      />
      <BooleanInput source="isActive" label={t`On`} />
    </>
  );
}

function Add() {
  const { t } = useLingui();
  const { write, isWriting, refusal } = useWrite();
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <TopToolbar>
      <FormDialog
        {...{ isWriting, refusal }}
        label={t`Add an endpoint`}
        variant="contained"
        defaultValues={{ isActive: true, shops: [...ONLINE_LOCALES] }}
        onSave={async (typed) => {
          const added = await write(addEndpoint, { body: addEndpoint.request.body.parse(typed) });
          if (added !== undefined) setSecret(added.secret);
          return added !== undefined;
        }}
      >
        <EndpointFields />
      </FormDialog>
      <ShownSecret {...{ secret }} onClose={() => setSecret(null)} />
    </TopToolbar>
  );
}

function EndpointActions() {
  const endpoint = useRecordContext<EndpointRecord>();
  const { t } = useLingui();
  const { write, isWriting, refusal } = useWrite();
  if (endpoint === undefined) return null;
  const { endpointId, version, url, types, shops, isActive } = endpoint;
  const params = { endpointId };
  return (
    <Stack direction="row" spacing={1}>
      <FormDialog
        {...{ isWriting, refusal }}
        label={t`Change`}
        deed={t`Change the endpoint`}
        variant="text"
        defaultValues={{ url, types, shops, isActive }}
        onSave={async (typed) => {
          const body = changeEndpoint.request.body.parse({ ...typed, version });
          return (await write(changeEndpoint, { params, body })) !== undefined;
        }}
      >
        <EndpointFields />
      </FormDialog>
      <ConfirmButton
        {...{ isWriting }}
        label={t`Remove`}
        question={t`What still waits to be sent to ${url} is not sent any more.`}
        onYes={() => write(removeEndpoint, { params })}
      />
    </Stack>
  );
}

/** Other systems that are told of what happens. */
export function EndpointsList() {
  const { t } = useLingui();
  const { nameOf } = useShopNames();
  return (
    <List
      empty={false}
      title={t`Event endpoints`}
      actions={<Add />}
      sort={{ field: 'url', order: 'ASC' }}
    >
      <DataTable<EndpointRecord> bulkActionButtons={false} rowClick={false}>
        <Col source="url" label={t`URL`} />
        <Col label={t`Told of`} render={({ types }) => types.join(', ')} />
        <Col label={t`Shops`} render={({ shops }) => shops.map(nameOf).join(', ')} />
        <Col label={t`State`} render={({ isActive }) => (isActive ? t`on` : t`off`)} />
        <Col label={t`Actions`}>
          <EndpointActions />
        </Col>
      </DataTable>
    </List>
  );
}
