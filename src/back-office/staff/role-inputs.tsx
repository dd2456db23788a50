import { useLingui } from '@lingui/react/macro';
import {
  ArrayInput,
  SelectArrayInput,
  SelectInput,
  SimpleFormIterator,
  useGetList,
} from 'react-admin';
import type { StaffRole } from '#src/domain/staff/staff.schema.ts';
import { useShopNames } from '../look/shop-names.ts';
import { useRoleName } from './use-role-name.ts';

/** The roles of a member; one without shops holds in all of them. */
export function RoleInputs() {
  const { t } = useLingui();
  const { choices } = useShopNames();
  const roleName = useRoleName();
  const { data: roles = [] } = useGetList<StaffRole>('roles', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'name', order: 'ASC' },
  });
  return (
    <ArrayInput source="roles" label={t`Roles`} defaultValue={[{}]}>
      <SimpleFormIterator inline disableReordering>
        <SelectInput
          source="roleId"
          label={t`Role`}
          isRequired
          choices={roles.map(({ id, name }) => ({ id, name: roleName(name) }))}
        />
        <SelectArrayInput
          source="shops"
          label={t`Shops`}
          choices={choices}
          helperText={t`All of them where none is chosen`}
        />
      </SimpleFormIterator>
    </ArrayInput>
  );
}

type Typed = { roleId?: string; shops?: string[] | null };

/** The roles as the call wants them: all shops are null. */
export const rolesOf = (typed: Typed[]) =>
  typed.map(({ roleId = '', shops }) => ({
    roleId,
    shops: shops === undefined || shops === null || shops.length === 0 ? null : shops,
  }));
