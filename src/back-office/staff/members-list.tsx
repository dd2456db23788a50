import { useLingui } from '@lingui/react/macro';
import {
  DataTable,
  email,
  List,
  required,
  SelectInput,
  TextInput,
  TopToolbar,
  useNotify,
} from 'react-admin';
import { LANGUAGES } from '#src/domain/shop/locales.ts';
import { inviteMember } from '#src/domain/staff/member.calls.ts';
import type { StaffMember } from '#src/domain/staff/staff.schema.ts';
import { useWrite } from '../calls/use-write.ts';
import { FormDialog } from '../look/form-dialog.tsx';
import { useFormats } from '../look/formats.ts';
import { OpenLink } from '../look/open-link.tsx';
import { useShopNames } from '../look/shop-names.ts';
import { RoleInputs, rolesOf } from './role-inputs.tsx';
import { SecondFactorSwitch } from './second-factor-switch.tsx';
import { useRoleName } from './use-role-name.ts';

const Col = DataTable.Col<StaffMember>;

/** The languages of the house, each in the language of the page. */
function useLanguageChoices() {
  const { i18n } = useLingui();
  const names = new Intl.DisplayNames(i18n.locale, { type: 'language' });
  return LANGUAGES.map((id) => ({ id, name: names.of(id) ?? id }));
}

/** The states of members, as a person reads them. */
function useMemberStates() {
  const { t } = useLingui();
  return [
    { id: 'invited', name: t`Invited` },
    { id: 'active', name: t`Active` },
    { id: 'removed', name: t`Removed` },
  ];
}

function Invite() {
  const { t } = useLingui();
  const { write, isWriting, refusal } = useWrite();
  const notify = useNotify();
  const languages = useLanguageChoices();
  return (
    <TopToolbar>
      <FormDialog
        {...{ isWriting, refusal }}
        label={t`Invite somebody`}
        deed={t`Send the invitation`}
        variant="contained"
        onSave={async ({ roles, ...typed }) => {
          const body = { ...typed, roles: rolesOf(roles) };
          const invited = await write(inviteMember, {
            body: inviteMember.request.body.parse(body),
          });
          if (invited) notify(t`The invitation is on its way to ${invited.email}.`);
          return invited !== undefined;
        }}
      >
        <TextInput source="name" label={t`Name`} validate={required()} />
        <TextInput source="email" label={t`Email address`} validate={[required(), email()]} />
        <SelectInput
          source="language"
          label={t`Language`}
          choices={languages}
          validate={required()}
          defaultValue={LANGUAGES[0]}
        />
        <RoleInputs />
      </FormDialog>
    </TopToolbar>
  );
}

/** The staff: who may do what, where. */
export function MembersList() {
  const { t } = useLingui();
  const { moment } = useFormats();
  const { nameOf } = useShopNames();
  const roleName = useRoleName();
  const states = useMemberStates();
  const stateName = (state: string) => states.find(({ id }) => id === state)?.name ?? state;
  return (
    <>
      <SecondFactorSwitch />
      <List
        empty={false}
        title={t`Staff`}
        sort={{ field: 'name', order: 'ASC' }}
        actions={<Invite />}
        filters={[
          <TextInput key="q" source="q" label={t`Name or email`} alwaysOn />,
          <SelectInput key="state" source="state" label={t`State`} choices={states} alwaysOn />,
        ]}
      >
        <DataTable<StaffMember> bulkActionButtons={false}>
          <Col
            source="name"
            label={t`Name`}
            render={({ id, name }) => <OpenLink to={`/members/${id}/show`}>{name}</OpenLink>}
          />
          <Col source="email" label={t`Email address`} />
          <Col
            label={t`Roles`}
            render={({ roles }) =>
              roles
                .map(({ name, shops }) =>
                  shops === null
                    ? roleName(name)
                    : `${roleName(name)} (${shops.map(nameOf).join(', ')})`,
                )
                .join(' · ')
            }
          />
          <Col source="state" label={t`State`} render={({ state }) => stateName(state)} />
          <Col
            label={t`Second factor`}
            render={({ hasSecondFactor }) => (hasSecondFactor ? t`set` : t`none`)}
          />
          <Col
            source="lastSeenAt"
            label={t`Last seen`}
            render={({ lastSeenAt }) => (lastSeenAt === null ? '—' : moment(lastSeenAt))}
          />
        </DataTable>
      </List>
    </>
  );
}
