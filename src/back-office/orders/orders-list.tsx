import { useLingui } from '@lingui/react/macro';
import Chip from '@mui/material/Chip';
import { FilterButton, SearchInput, SelectInput, TopToolbar } from 'react-admin';
import { exportOrders } from '#src/domain/order/staff-order.calls.ts';
import { orderList } from '#src/domain/order/staff-order.list.ts';
import { FULFILMENT_STATES } from '#src/domain/order/staff-order.ts';
import { NewOrder } from '../draft-orders/new-order.tsx';
import { ExportList } from '../look/export-list.tsx';
import { ListPage } from '../look/list-page.tsx';
import { OpenLink } from '../look/open-link.tsx';
import { SelectPage, SelectRow, selectColumn } from '../look/select-column.tsx';
import { useShopNames } from '../look/shop-names.ts';
import { BulkToolbar } from './bulk-toolbar.tsx';
import { listOf, pathOfOrder } from './order-list-path.ts';
import { FULFILMENT_NAMES, PAYMENT_NAMES } from './order-words.ts';
import { PickList } from './pick-list.tsx';
import { ViewLinks } from './view-links.tsx';

/** The orders of one's shops, the newest first; an opened one leads on through this list. */
export function OrdersList() {
  const { t, i18n } = useLingui();
  const { choices } = useShopNames();
  const states = FULFILMENT_STATES.map((id) => ({ id, name: i18n._(FULFILMENT_NAMES[id]) }));
  const allName = t`Select all orders of this page`;
  const nameOf = (id: string) => t`Select order ${id}`;
  return (
    <ListPage
      list={orderList}
      title={t`Orders`}
      heads={{
        number: t`Number`,
        placed: t`Placed`,
        shop: t`Shop`,
        customer: t`Customer`,
        items: t`Items`,
        total: t`Total`,
        payment: t`Payment`,
        fulfilment: t`On its way`,
        age: t`Days old`,
      }}
      words={{ payment: PAYMENT_NAMES, fulfilment: FULFILMENT_NAMES }}
      cells={{
        number: ({ id, shippingMethod, isGuest }, path) => (
          <>
            <OpenLink to={path}>{id}</OpenLink>
            {shippingMethod === 'EX' && <Chip size="small" label={t`Express`} sx={{ ml: 1 }} />}
            {isGuest && <Chip size="small" label={t`Guest`} sx={{ ml: 1 }} />}
          </>
        ),
      }}
      to={({ id }, { filterValues, sort }) => pathOfOrder(id, listOf(filterValues, sort))}
      selection={{
        column: selectColumn({ allName, nameOf: ({ id }) => nameOf(String(id)) }),
        page: <SelectPage name={allName} />,
        of: ({ id }) => <SelectRow id={id} name={nameOf(id)} />,
      }}
      below={({ shippingMethod, isGuest }) => (
        <>
          {shippingMethod === 'EX' && <Chip size="small" label={t`Express`} />}
          {isGuest && <Chip size="small" label={t`Guest`} />}
        </>
      )}
      toolbar={
        <TopToolbar sx={{ flexWrap: 'wrap' }}>
          <NewOrder />
          <FilterButton />
          <PickList />
          <ExportList call={exportOrders} />
        </TopToolbar>
      }
      filters={[
        <SearchInput
          key="q"
          source="q"
          alwaysOn
          placeholder={t`Number, name, email, item`}
          slotProps={{ htmlInput: { 'aria-keyshortcuts': 'F' } }}
        />,
        <SelectInput key="shop" source="shop" label={t`Shop`} choices={choices} alwaysOn />,
        <SelectInput key="state" source="fulfilment" label={t`On its way`} choices={states} />,
      ]}
    >
      <ViewLinks />
      <BulkToolbar />
    </ListPage>
  );
}
