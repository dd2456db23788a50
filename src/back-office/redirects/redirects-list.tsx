import { useLingui } from '@lingui/react/macro';
import { required, SearchInput, SelectInput, TextInput, TopToolbar } from 'react-admin';
import { addRedirect, removeRedirect } from '#src/domain/redirect/redirect.calls.ts';
import { redirectList } from '#src/domain/redirect/redirect.list.ts';
import type { Redirect } from '#src/domain/redirect/redirect.schema.ts';
import { useWrite } from '../calls/use-write.ts';
import { ConfirmButton } from '../look/confirm-button.tsx';
import { FormDialog } from '../look/form-dialog.tsx';
import { ListPage } from '../look/list-page.tsx';
import { Refusal } from '../look/refusal.tsx';
import { useShopNames } from '../look/shop-names.ts';

/** Stands for all shops in the form. */
const ALL = 'all';

function AddRedirect() {
  const { t } = useLingui();
  const { choices } = useShopNames();
  const { write, isWriting, refusal } = useWrite();
  return (
    <FormDialog
      {...{ isWriting, refusal }}
      label={t`Add a redirect`}
      variant="contained"
      first="from"
      defaultValues={{ shop: ALL }}
      onSave={async ({ shop, from, to }) =>
        (await write(addRedirect, { body: { shop: shop === ALL ? null : shop, from, to } })) !==
        undefined
      }
    >
      <TextInput
        source="from"
        label={t`Old path`}
        helperText={t`The path that is no page any more, such as /products/coat`}
        validate={required()}
      />
      <TextInput
        source="to"
        label={t`Leads to`}
        helperText={t`A path of the shop without its prefix, such as /coat--p600001`}
        validate={required()}
      />
      <SelectInput
        source="shop"
        label={t`Shop`}
        choices={[{ id: ALL, name: t`All shops` }, ...choices]}
        validate={required()}
      />
    </FormDialog>
  );
}

function RemoveRedirect({ redirect: { id, from } }: { redirect: Redirect }) {
  const { t } = useLingui();
  const { write, isWriting, refusal } = useWrite();
  return (
    <>
      <ConfirmButton
        {...{ isWriting }}
        label={t`Remove`}
        question={t`Links to ${from} will find no page. Remove the redirect?`}
        onYes={() => write(removeRedirect, { params: { redirectId: id } })}
      />
      <Refusal of={refusal} />
    </>
  );
}

/** Where links lead whose page has moved. */
export function RedirectsList() {
  const { t } = useLingui();
  const { choices, nameOf } = useShopNames();
  return (
    <ListPage
      list={redirectList}
      title={t`Redirects`}
      heads={{
        from: t`Old path`,
        to: t`Leads to`,
        shop: t`Shop`,
        madeBy: t`By`,
        made: t`Added`,
      }}
      texts={{ shop: ({ shop }) => (shop === null ? t`All shops` : nameOf(shop)) }}
      more={{ head: t`What to do`, of: (redirect) => <RemoveRedirect {...{ redirect }} /> }}
      toolbar={
        <TopToolbar>
          <AddRedirect />
        </TopToolbar>
      }
      filters={[
        <SearchInput key="q" source="q" alwaysOn placeholder={t`Part of a path`} />,
        <SelectInput key="shop" source="shop" label={t`Shop`} choices={choices} />,
      ]}
    />
  );
}
