import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  DataTable,
  FilterButton,
  Link,
  List,
  type RaRecord,
  SearchInput,
  SelectInput,
  TopToolbar,
  useListContext,
} from 'react-admin';
import { exportOrders } from '#src/domain/order/staff-order.calls.ts';
import type { ListedOrder } from '#src/domain/order/staff-order.schema.ts';
import { FULFILMENT_STATES } from '#src/domain/order/staff-order.ts';
import { NewOrder } from '../draft-orders/new-order.tsx';
import { ExportList } from '../look/export-list.tsx';
import { useFormats } from '../look/formats.ts';
import { OpenLink } from '../look/open-link.tsx';
import { SelectPage, SelectRow, selectColumn } from '../look/select-column.tsx';
import { useShopNames } from '../look/shop-names.ts';
import { BulkToolbar } from './bulk-toolbar.tsx';
import { listOf, pathOfOrder } from './order-list.ts';
import { FULFILMENT_NAMES, PAYMENT_NAMES } from './order-words.ts';
import { PickList } from './pick-list.tsx';
import { ViewLinks } from './view-links.tsx';

const Col = DataTable.Col<ListedOrder>;

/** The orders of one's shops, the newest first. */
export function OrdersList() {
  const { t, i18n } = useLingui();
  const { choices } = useShopNames();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const states = FULFILMENT_STATES.map((id) => ({ id, name: i18n._(FULFILMENT_NAMES[id]) }));
  return (
    <List
      empty={false}
      title={t`Orders`}
      sort={{ field: 'createdAt', order: 'DESC' }}
      exporter={false}
      actions={
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
          placeholder={t`Number, name, e-mail, item`}
          slotProps={{ htmlInput: { 'aria-keyshortcuts': 'F' } }}
        />,
        <SelectInput key="shop" source="shop" label={t`Shop`} choices={choices} alwaysOn />,
        <SelectInput key="state" source="fulfilment" label={t`On its way`} choices={states} />,
      ]}
    >
      <ViewLinks />
      <BulkToolbar />
      {isNarrow ? <ShortList /> : <LongList />}
    </List>
  );
}

/** What boxes that select orders are called. */
function useBoxNames() {
  const { t } = useLingui();
  return {
    allName: t`Select all orders of this page`,
    nameOf: (id: RaRecord['id']) => t`Select order ${id}`,
  };
}

/** The way to an order, which then leads on through this list. */
function usePathOfOrder() {
  const { filterValues, sort } = useListContext<ListedOrder>();
  return (id: RaRecord['id']) => pathOfOrder(id, listOf(filterValues, sort));
}

/** On a telephone: each order is a box that selects it and a link that opens it. */
function ShortList() {
  const { t, i18n } = useLingui();
  const { money, day } = useFormats();
  const { allName, nameOf } = useBoxNames();
  const { data = [] } = useListContext<ListedOrder>();
  const pathOf = usePathOfOrder();
  return (
    <>
      {data.length > 0 && <SelectPage name={allName} />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map(({ id, customerName, totalPrice, createdAt, ...order }) => (
          <Box
            component="li"
            key={id}
            sx={{ display: 'flex', alignItems: 'flex-start', borderTop: 1, borderColor: 'divider' }}
          >
            <SelectRow {...{ id }} name={nameOf(id)} />
            <Box sx={{ minWidth: 0, py: 1, overflowWrap: 'anywhere' }}>
              <Link to={pathOf(id)}>{id}</Link>
              <Typography>{customerName}</Typography>
              <Typography variant="body2" color="textSecondary">
                {[
                  ...(order.shippingMethod === 'EX' ? [t`Express`] : []),
                  i18n._(FULFILMENT_NAMES[order.fulfilment]),
                  i18n._(PAYMENT_NAMES[order.payment]),
                  money(totalPrice.centAmount, totalPrice.currencyCode),
                  day(createdAt),
                ].join(' · ')}
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
    </>
  );
}

function LongList() {
  const { t, i18n } = useLingui();
  const { money, moment, number } = useFormats();
  const { allName, nameOf } = useBoxNames();
  const shopNames = useShopNames();
  const pathOf = usePathOfOrder();
  return (
    <DataTable<ListedOrder> bulkActionButtons={false} rowClick={pathOf}>
      {selectColumn({ allName, nameOf: ({ id }) => nameOf(id) })}
      <Col
        source="orderNumber"
        label={t`Number`}
        render={({ id, shippingMethod }) => (
          <>
            <OpenLink to={pathOf(id)}>{id}</OpenLink>
            {shippingMethod === 'EX' && <Chip size="small" label={t`Express`} sx={{ ml: 1 }} />}
          </>
        )}
      />
      <Col source="createdAt" label={t`Placed`} render={({ createdAt }) => moment(createdAt)} />
      <Col label={t`Shop`} render={({ shop }) => shopNames.nameOf(shop)} />
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
  );
}
