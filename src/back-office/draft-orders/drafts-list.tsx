import { useLingui } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import { Link, SearchInput, SelectInput, TopToolbar } from 'react-admin';
import { draftOrderList } from '#src/domain/draft-order/draft-order.list.ts';
import type { ListedDraftOrder } from '#src/domain/draft-order/draft-order.schema.ts';
import { DRAFT_ORDER_STATES } from '#src/domain/draft-order/draft-order.ts';
import { ListPage } from '../look/list-page.tsx';
import { useShopNames } from '../look/shop-names.ts';
import { DraftActions } from './draft-actions.tsx';
import { DraftDates } from './draft-dates.tsx';
import { STATE_NAMES } from './draft-words.ts';
import { NewOrder } from './new-order.tsx';

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

/** What the staff made for customers of one's shops, and what waits to be paid of it first. */
export function DraftsList() {
  const { t, i18n } = useLingui();
  const { choices } = useShopNames();
  const states = DRAFT_ORDER_STATES.map((id) => ({ id, name: i18n._(STATE_NAMES[id]) }));
  return (
    <ListPage
      list={draftOrderList}
      title={t`Payment links`}
      heads={{
        customer: t`Customer`,
        shop: t`Shop`,
        items: t`Items`,
        total: t`Total`,
        sent: t`Sent`,
        ends: t`Ends`,
        madeBy: t`Made by`,
        state: t`State`,
        order: t`Order`,
      }}
      words={{ state: STATE_NAMES }}
      texts={{
        customer: ({ customerName, email }) => [customerName, email].filter(Boolean).join(' · '),
      }}
      cells={{
        customer: ({ customerName, email }) => (
          <>
            {customerName}
            <Typography variant="body2" color="textSecondary">
              {email}
            </Typography>
          </>
        ),
        order: (draft) => <Orders {...{ draft }} />,
      }}
      more={{
        head: t`What to do`,
        of: (draft) => <DraftActions {...{ draft }} />,
      }}
      below={(draft) => (
        <>
          <DraftDates {...{ draft }} />
          <Orders {...{ draft }} />
          <DraftActions {...{ draft }} />
        </>
      )}
      tableFrom="lg"
      filterDefaultValues={{ state: 'waiting' }}
      toolbar={
        <TopToolbar>
          <NewOrder />
        </TopToolbar>
      }
      filters={[
        <SearchInput key="q" source="q" alwaysOn placeholder={t`Name, email, order`} />,
        <SelectInput key="state" source="state" label={t`State`} choices={states} alwaysOn />,
        <SelectInput key="shop" source="shop" label={t`Shop`} choices={choices} alwaysOn />,
      ]}
    />
  );
}
