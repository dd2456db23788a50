import { useLingui } from '@lingui/react/macro';
import Chip from '@mui/material/Chip';
import { SearchInput, TopToolbar } from 'react-admin';
import { exportCustomers } from '#src/domain/account/staff-customer.calls.ts';
import { customerList } from '#src/domain/account/staff-customer.list.ts';
import type { ListedCustomer } from '#src/domain/account/staff-customer.schema.ts';
import { ExportList } from '../look/export-list.tsx';
import { ListPage } from '../look/list-page.tsx';
import { OpenLink } from '../look/open-link.tsx';

/** Customers who bought in one's shops. */
export function CustomersList() {
  const { t } = useLingui();
  const nameOf = ({ name, isDeleted, isGuest }: ListedCustomer) => {
    if (isDeleted) return t`Account deleted`;
    return name === '' && isGuest ? t`Guest` : name;
  };
  return (
    <ListPage
      list={customerList}
      title={t`Customers`}
      heads={{
        name: t`Name`,
        email: t`Email address`,
        telephone: t`Telephone`,
        since: t`Since`,
        lastOrder: t`Last order`,
        orders: t`Orders`,
      }}
      texts={{ name: nameOf }}
      cells={{
        name: (row, path) => (
          <>
            <OpenLink to={path}>{nameOf(row)}</OpenLink>
            {row.isGuest && <Chip size="small" label={t`Guest`} sx={{ ml: 1 }} />}
          </>
        ),
      }}
      below={({ isGuest }) => isGuest && <Chip size="small" label={t`Guest`} />}
      to={({ id }) => `/customers/${id}/show`}
      toolbar={
        <TopToolbar>
          <ExportList call={exportCustomers} />
        </TopToolbar>
      }
      filters={[
        <SearchInput key="q" source="q" alwaysOn placeholder={t`Name, email or telephone`} />,
      ]}
    />
  );
}
