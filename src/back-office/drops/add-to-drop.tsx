import { Plural, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import {
  Link,
  required,
  SelectInput,
  useListContext,
  usePermissions,
  useRedirect,
} from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { ListedProduct } from '#src/domain/catalogue/staff-product.schema.ts';
import { addProductsToDrop, listDrops } from '#src/domain/drop/drop.calls.ts';
import { useRead } from '../calls/use-read.ts';
import { useWrite } from '../calls/use-write.ts';
import { FormDialog } from '../look/form-dialog.tsx';
import { useFormats } from '../look/formats.ts';

const PLANNED = { state: 'planned', page: 1, size: 100, sort: 'begins', order: 'asc' } as const;

function Drops() {
  const { t } = useLingui();
  const { momentIn } = useFormats();
  const { values: drops } = useRead(listDrops, { query: PLANNED }).data ?? {};
  if (drops?.length === 0) {
    return (
      <Alert severity="info">
        {t`No drop is planned yet.`} <Link to="/drops">{t`Drops`}</Link>
      </Alert>
    );
  }
  return (
    <SelectInput
      source="dropId"
      label={t`Drop`}
      isLoading={drops === undefined}
      choices={(drops ?? []).map(({ id, name, firstBegins, terms: [first] }) => ({
        id,
        name: first === undefined ? name : `${name} · ${momentIn(first.shop, firstBegins)}`,
      }))}
      validate={required()}
    />
  );
}

/** Has the products that are selected be published with a drop, and leads to its page. */
export function AddToDrop() {
  const { t } = useLingui();
  const redirect = useRedirect();
  const { permissions = [] } = usePermissions();
  const { selectedIds = [] } = useListContext<ListedProduct>();
  const { write, isWriting, refusal } = useWrite();
  // The form sent twice is one addition.
  const changeId = useRef(crypto.randomUUID());
  const count = selectedIds.length;
  if (!permissions.includes('prices:write')) return null;

  async function save({ dropId }: FieldValues): Promise<boolean> {
    const body = { changeId: changeId.current, productIds: selectedIds.map(String) };
    if ((await write(addProductsToDrop, { params: { dropId }, body })) === undefined) return false;
    changeId.current = crypto.randomUUID();
    redirect(`/drops/${dropId}/show`);
    return true;
  }

  return (
    <FormDialog
      {...{ isWriting, refusal }}
      label={t`Add to a drop`}
      deed={t`Add`}
      isOffered={count > 0}
      defaultValues={{ dropId: '' }}
      onSave={save}
    >
      <Typography sx={{ mb: 1 }}>
        <Plural
          value={count}
          one="# product is published when the drop begins. A shop that shows it already keeps it as it is."
          other="# products are published when the drop begins. A shop that shows one already keeps it as it is."
        />
      </Typography>
      <Drops />
    </FormDialog>
  );
}
