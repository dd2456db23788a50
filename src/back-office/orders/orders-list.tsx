import { useLingui } from '@lingui/react/macro';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataTable, List, SearchInput, SelectInput, SimpleList } from 'react-admin';
import type { ListedOrder } from '#src/domain/order/order-desk.schema.ts';
import { FULFILMENT_STATES, ORDER_VIEWS } from '#src/domain/order/order-desk.ts';
import { useFormats } from '../look/formats.ts';
import { OpenLink } from '../look/open-link.tsx';
import { selectColumn } from '../look/select-column.tsx';
import { useShopNames } from '../look/shop-names.ts';
import { BulkToolbar } from './bulk-toolbar.tsx';
import { FULFILMENT_NAMES, PAYMENT_NAMES, VIEW_NAMES } from './order-words.ts';
import { PickList } from './pick-list.tsx';

const Col = DataTable.Col<ListedOrder>;

/** The orders of one's shops, the newest first. */
export function OrdersList() {
  const { t, i18n } = useLingui();
  const { choices } = useShopNames();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const views = ORDER_VIEWS.map((id) => ({ id, name: i18n._(VIEW_NAMES[id]) }));
  const states = FULFILMENT_STATES.map((id) => ({ id, name: i18n._(FULFILMENT_NAMES[id]) }));
  return (
    <List
      empty={false}
      title={t`Orders`}
      sort={{ field: 'createdAt', order: 'DESC' }}
      exporter={false}
      actions={<PickList />}
      filters={[
        <SearchInput key="q" source="q" alwaysOn placeholder={t`Number, name, e-mail, item`} />,
        <SelectInput key="view" source="view" label={t`What is to do`} choices={views} alwaysOn />,
        <SelectInput key="shop" source="shop" label={t`Shop`} choices={choices} alwaysOn />,
        <SelectInput key="state" source="fulfilment" label={t`On its way`} choices={states} />,
      ]}
    >
      {isNarrow ? <ShortList /> : <LongList />}
    </List>
  );
}

function ShortList() {
  const { i18n } = useLingui();
  const { money, day } = useFormats();
  return (
    <SimpleList<ListedOrder>
      primaryText={({ orderNumber, customerName }) => `${orderNumber} · ${customerName}`}
      secondaryText={({ fulfilment, payment }) =>
        `${i18n._(FULFILMENT_NAMES[fulfilment])} · ${i18n._(PAYMENT_NAMES[payment])}`
      }
      tertiaryText={({ totalPrice: { centAmount, currencyCode }, createdAt }) =>
        `${money(centAmount, currencyCode)} · ${day(createdAt)}`
      }
    />
  );
}

function LongList() {
  const { t, i18n } = useLingui();
  const { money, moment, number } = useFormats();
  const { nameOf } = useShopNames();
  return (
    <>
      <BulkToolbar />
      <DataTable<ListedOrder> bulkActionButtons={false}>
        {selectColumn({
          allName: t`Select all orders of this page`,
          nameOf: ({ id }) => t`Select order ${id}`,
        })}
        <Col
          source="orderNumber"
          label={t`Number`}
          render={({ id }) => <OpenLink to={`/orders/${id}/show`}>{id}</OpenLink>}
        />
        <Col source="createdAt" label={t`Placed`} render={({ createdAt }) => moment(createdAt)} />
        <Col label={t`Shop`} render={({ shop }) => nameOf(shop)} />
        <Col label={t`Customer`} render={({ customerName }) => customerName} />
        <Col label={t`Items`} render={({ itemCount }) => number(itemCount)} />
        <Col
          source="total"
          label={t`Total`}
          render={({ totalPrice }) => money(totalPrice.centAmount, totalPrice.currencyCode)}
        />
        <Col label={t`Payment`} render={({ payment }) => i18n._(PAYMENT_NAMES[payment])} />
        <Col
          label={t`On its way`}
          render={({ fulfilment }) => i18n._(FULFILMENT_NAMES[fulfilment])}
        />
        <Col label={t`Days old`} render={({ ageDays }) => number(ageDays)} />
      </DataTable>
    </>
  );
}
