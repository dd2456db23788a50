import { useLingui } from '@lingui/react/macro';
import { DataTable, List, SearchInput, TopToolbar } from 'react-admin';
import { exportCustomers } from '#src/domain/account/staff-customer.calls.ts';
import type { ListedCustomer } from '#src/domain/account/staff-customer.schema.ts';
import { ExportList } from '../look/export-list.tsx';
import { useFormats } from '../look/formats.ts';
import { OpenLink } from '../look/open-link.tsx';

const Col = DataTable.Col<ListedCustomer>;

/** Customers who bought in one's shops. */
export function CustomersList() {
  const { t } = useLingui();
  const { day, number } = useFormats();
  return (
    <List
      empty={false}
      title={t`Customers`}
      sort={{ field: 'createdAt', order: 'DESC' }}
      exporter={false}
      actions={
        <TopToolbar>
          <ExportList call={exportCustomers} />
        </TopToolbar>
      }
      filters={[
        <SearchInput key="q" source="q" alwaysOn placeholder={t`Name, e-mail or telephone`} />,
      ]}
    >
      <DataTable<ListedCustomer> bulkActionButtons={false}>
        <Col
          label={t`Name`}
          render={({ id, name, isDeleted }) => (
            <OpenLink to={`/customers/${id}/show`}>
              {isDeleted ? t`Account deleted` : name}
            </OpenLink>
          )}
        />
        <Col source="email" label={t`E-mail address`} />
        <Col label={t`Telephone`} render={({ phoneNumber }) => phoneNumber ?? '—'} />
        <Col source="createdAt" label={t`Since`} render={({ createdAt }) => day(createdAt)} />
        <Col
          source="lastPurchaseOn"
          label={t`Last order`}
          render={({ lastPurchaseOn }) => (lastPurchaseOn === null ? '—' : day(lastPurchaseOn))}
        />
        <Col label={t`Orders`} render={({ orders }) => number(orders)} />
      </DataTable>
    </List>
  );
}
