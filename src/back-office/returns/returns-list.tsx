import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { SearchInput, SelectInput } from 'react-admin';
import { RETURN_STATES, type ReturnState } from '#src/domain/order/staff-order.ts';
import { returnList } from '#src/domain/order/staff-return.list.ts';
import { ListPage } from '../look/list-page.tsx';
import { useShopNames } from '../look/shop-names.ts';

const STATES: Record<ReturnState, MessageDescriptor> = {
  awaited: msg`On its way to us`,
  unsent: msg`Never left`,
  'refund-due': msg`To be paid back`,
  settled: msg`Done`,
};

/** Returns of one's shops; a row leads to its order, where it is inspected. */
export function ReturnsList() {
  const { t, i18n } = useLingui();
  const { choices } = useShopNames();
  return (
    <ListPage
      list={returnList}
      title={t`Returns`}
      heads={{
        number: t`Return`,
        order: t`Order`,
        declared: t`Declared`,
        shop: t`Shop`,
        customer: t`Customer`,
        items: t`Items`,
        state: t`State`,
      }}
      words={{ state: STATES }}
      to={({ orderNumber }) => `/orders/${orderNumber}/show`}
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
    />
  );
}
