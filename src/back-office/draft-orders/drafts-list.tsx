import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  DataTable,
  Link,
  List,
  SearchInput,
  SelectInput,
  TopToolbar,
  useListContext,
} from 'react-admin';
import type { ListedDraftOrder } from '#src/domain/draft-order/draft-order.schema.ts';
import { DRAFT_ORDER_STATES } from '#src/domain/draft-order/draft-order.ts';
import { useFormats } from '../look/formats.ts';
import { useShopNames } from '../look/shop-names.ts';
import { DraftActions } from './draft-actions.tsx';
import { DraftDates } from './draft-dates.tsx';
import { STATE_NAMES } from './draft-words.ts';
import { NewOrder } from './new-order.tsx';

const Col = DataTable.Col<ListedDraftOrder>;

/** What the staff made for customers of one's shops, and what waits to be paid of it first. */
export function DraftsList() {
  const { t, i18n } = useLingui();
  const { choices } = useShopNames();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('lg'));
  const states = DRAFT_ORDER_STATES.map((id) => ({ id, name: i18n._(STATE_NAMES[id]) }));
  return (
    <List
      empty={false}
      title={t`Payment links`}
      sort={{ field: 'madeAt', order: 'DESC' }}
      filterDefaultValues={{ state: 'waiting' }}
      exporter={false}
      actions={
        <TopToolbar>
          <NewOrder />
        </TopToolbar>
      }
      filters={[
        <SearchInput key="q" source="q" alwaysOn placeholder={t`Name, e-mail, order`} />,
        <SelectInput key="state" source="state" label={t`State`} choices={states} alwaysOn />,
        <SelectInput key="shop" source="shop" label={t`Shop`} choices={choices} alwaysOn />,
      ]}
    >
      {isNarrow ? <ShortList /> : <LongList />}
    </List>
  );
}

/** Which orders it has to do with. */
function Orders({ draft: { orderNumber, addedTo } }: { draft: ListedDraftOrder }) {
  const { t } = useLingui();
  return (
    <>
      {orderNumber !== null && (
        <div>
          <Link to={`/orders/${orderNumber}/show`}>{orderNumber}</Link>
        </div>
      )}
      {addedTo !== null && (
        <div>
          <Link to={`/orders/${addedTo}/show`}>{t`added to ${addedTo}`}</Link>
        </div>
      )}
    </>
  );
}

function ShortList() {
  const { t, i18n } = useLingui();
  const { money } = useFormats();
  const shopNames = useShopNames();
  const { data = [], isPending } = useListContext<ListedDraftOrder>();
  if (isPending) return null;
  return (
    <Stack component="ul" spacing={2} sx={{ listStyle: 'none', m: 0, p: 2 }}>
      {data.length === 0 && <Typography component="li">{t`None yet.`}</Typography>}
      {data.map((draft) => (
        <Box component="li" key={draft.id} sx={{ overflowWrap: 'anywhere' }}>
          <Typography sx={{ fontWeight: 600 }}>
            {[draft.customerName, draft.email].filter(Boolean).join(' · ')}
          </Typography>
          <Typography>
            {[
              money(draft.totalPrice.centAmount, draft.totalPrice.currencyCode),
              shopNames.nameOf(draft.shop),
              i18n._(STATE_NAMES[draft.state]),
            ].join(' · ')}
          </Typography>
          <DraftDates {...{ draft }} />
          <Orders {...{ draft }} />
          <DraftActions {...{ draft }} />
        </Box>
      ))}
    </Stack>
  );
}

function LongList() {
  const { t, i18n } = useLingui();
  const { money, moment, number } = useFormats();
  const shopNames = useShopNames();
  return (
    <DataTable<ListedDraftOrder> bulkActionButtons={false} rowClick={false}>
      <Col
        label={t`Customer`}
        render={({ customerName, email }) => (
          <>
            {customerName}
            <Typography variant="body2" color="textSecondary">
              {email}
            </Typography>
          </>
        )}
      />
      <Col label={t`Shop`} render={({ shop }) => shopNames.nameOf(shop)} />
      <Col label={t`Items`} render={({ itemCount }) => number(itemCount)} />
      <Col
        source="total"
        label={t`Total`}
        render={({ totalPrice }) => money(totalPrice.centAmount, totalPrice.currencyCode)}
      />
      <Col source="madeAt" label={t`Sent`} render={({ mailedAt }) => moment(mailedAt)} />
      <Col source="endsAt" label={t`Ends`} render={({ endsAt }) => moment(endsAt)} />
      <Col label={t`Made by`} render={({ madeBy }) => madeBy} />
      <Col label={t`State`} render={({ state }) => i18n._(STATE_NAMES[state])} />
      <Col label={t`Order`} render={(draft) => <Orders {...{ draft }} />} />
      <Col label={t`What to do`} render={(draft) => <DraftActions {...{ draft }} />} />
    </DataTable>
  );
}
