import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { DataTable, List, SearchInput, SelectInput } from 'react-admin';
import type { ListedReturn } from '#src/domain/order/staff-order.schema.ts';
import { RETURN_STATES, type ReturnState } from '#src/domain/order/staff-order.ts';
import { useFormats } from '../look/formats.ts';
import { OpenLink } from '../look/open-link.tsx';
import { useShopNames } from '../look/shop-names.ts';

const Col = DataTable.Col<ListedReturn>;

const STATES: Record<ReturnState, MessageDescriptor> = {
  awaited: msg`On its way to us`,
  unsent: msg`Never left`,
  'refund-due': msg`To be paid back`,
  settled: msg`Done`,
};

/** Returns of one's shops; a row leads to its order, where it is inspected. */
export function ReturnsList() {
  const { t, i18n } = useLingui();
  const { day, number } = useFormats();
  const { choices, nameOf } = useShopNames();
  return (
    <List
      empty={false}
      title={t`Returns`}
      sort={{ field: 'declaredAt', order: 'DESC' }}
      exporter={false}
      filters={[
        <SearchInput key="q" source="q" alwaysOn placeholder={t`Number of return or order`} />,
        <SelectInput
          key="state"
          source="state"
          label={t`State`}
          alwaysOn
          choices={RETURN_STATES.map((id) => ({ id, name: i18n._(STATES[id]) }))}
        />,
        <SelectInput key="shop" source="shop" label={t`Shop`} choices={choices} alwaysOn />,
      ]}
    >
      <DataTable<ListedReturn>
        bulkActionButtons={false}
        rowClick={(_id, _resource, { orderNumber }) => `/orders/${orderNumber}/show`}
      >
        <Col source="returnNumber" label={t`Return`} disableSort />
        <Col
          source="orderNumber"
          label={t`Order`}
          disableSort
          render={({ orderNumber }) => (
            <OpenLink to={`/orders/${orderNumber}/show`}>{orderNumber}</OpenLink>
          )}
        />
        <Col source="declaredAt" label={t`Declared`} render={({ declaredAt }) => day(declaredAt)} />
        <Col label={t`Shop`} render={({ shop }) => nameOf(shop)} />
        <Col label={t`Customer`} render={({ customerName }) => customerName} />
        <Col label={t`Items`} render={({ items }) => number(items)} />
        <Col label={t`State`} render={({ state }) => i18n._(STATES[state])} />
      </DataTable>
    </List>
  );
}
