import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { Link, required, SearchInput, SelectInput, TextInput, TopToolbar } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { addStaffStore } from '#src/domain/store/staff-store.calls.ts';
import { storeList } from '#src/domain/store/staff-store.list.ts';
import { STORE_KINDS } from '#src/domain/store/staff-store.schema.ts';
import { useWrite } from '../calls/use-write.ts';
import { FormDialog } from '../look/form-dialog.tsx';
import { ListPage } from '../look/list-page.tsx';
import { useCountryChoices, useCountryNames } from '../settings/delivery-words.ts';
import { EMPTY, fieldsOf, StoreInputs, valuesOf } from './store-form.tsx';
import { KIND_NAMES, STATE_NAMES } from './store-words.ts';

const kindOf = (typed: unknown) => STORE_KINDS.find((kind) => kind === typed) ?? 'store';

function KindInputs() {
  const { t, i18n } = useLingui();
  const kind = kindOf(useWatch({ name: 'kind' }));
  return (
    <>
      <SelectInput
        source="kind"
        label={t`Kind`}
        validate={required()}
        choices={STORE_KINDS.map((id) => ({ id, name: i18n._(KIND_NAMES[id]) }))}
      />
      <TextInput
        source="number"
        label={t`Number`}
        helperText={t`Letters, digits, - and _; files and cash desks know it by this.`}
        validate={[
          required(),
          (typed: string) =>
            /^[\w-]{1,40}$/.test(typed.trim()) ? undefined : t`Letters, digits, - and _ alone.`,
        ]}
        slotProps={{ htmlInput: { maxLength: 40 } }}
      />
      <StoreInputs {...{ kind }} />
    </>
  );
}

function AddStore() {
  const { t } = useLingui();
  const { write, isWriting, refusal } = useWrite();
  return (
    <FormDialog
      {...{ isWriting, refusal }}
      label={t`Add a store or point`}
      deed={t`Add`}
      variant="contained"
      first="number"
      defaultValues={{
        ...valuesOf(EMPTY),
        latitude: null,
        longitude: null,
        kind: 'store',
        number: '',
      }}
      onSave={async (typed) => {
        const id = `${kindOf(typed.kind)}.${String(typed.number).trim()}`;
        const body = { id, fields: fieldsOf(typed, false) };
        return (await write(addStaffStore, { body })) !== undefined;
      }}
    >
      <KindInputs />
    </FormDialog>
  );
}

/** Where shoppers find goods and parcels: stores, pickup points, lockers. */
export function StoresList() {
  const { t, i18n } = useLingui();
  const countries = useCountryChoices();
  const countryOf = useCountryNames();
  const kinds = STORE_KINDS.map((id) => ({ id, name: i18n._(KIND_NAMES[id]) }));
  const states = Object.entries(STATE_NAMES).map(([id, name]) => ({ id, name: i18n._(name) }));
  return (
    <ListPage
      list={storeList}
      title={t`Stores and points`}
      heads={{
        number: t`Number`,
        name: t`Name`,
        kind: t`Kind`,
        street: t`Street and number`,
        city: t`Town`,
        country: t`Country`,
        state: t`State`,
      }}
      words={{ kind: KIND_NAMES, state: STATE_NAMES }}
      texts={{ country: ({ country }) => countryOf(country) }}
      to={({ id }) => `/stores/${id}/show`}
      toolbar={
        <TopToolbar>
          <Button component={Link} to="/imports" size="small">{t`Import a file`}</Button>
          <AddStore />
        </TopToolbar>
      }
      filters={[
        <SearchInput key="q" source="q" alwaysOn placeholder={t`Name, town or number`} />,
        <SelectInput key="kind" source="kind" label={t`Kind`} choices={kinds} alwaysOn />,
        <SelectInput
          key="country"
          source="country"
          label={t`Country`}
          choices={countries}
          alwaysOn
        />,
        <SelectInput key="state" source="state" label={t`State`} choices={states} />,
      ]}
    />
  );
}
