import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link } from 'react-admin';
import { getNextOrder } from '#src/domain/order/staff-order.calls.ts';
import { useRead } from '../calls/use-read.ts';
import { type OrderList, pathOfList, pathOfOrder, useOrderList } from './order-list-path.ts';

type NextOrderProps = { orderNumber: string };

/** From an order that was opened from a list back to it, and on to the next one. */
export function NextOrder({ orderNumber }: NextOrderProps) {
  const list = useOrderList();
  const query = list === null ? undefined : queryOf(list);
  return list === null || query === undefined ? null : <InList {...{ orderNumber, list, query }} />;
}

/** The list as the call takes it; undefined for a link that is none of ours. */
const queryOf = ({ filter, sort, order }: OrderList) =>
  getNextOrder.request.query.safeParse({ ...filter, sort, order: order.toLowerCase() }).data;

type InListProps = NextOrderProps & {
  list: OrderList;
  query: NonNullable<ReturnType<typeof queryOf>>;
};

function InList({ orderNumber, list, query }: InListProps) {
  const { t } = useLingui();
  const { data } = useRead(getNextOrder, { params: { orderNumber }, query });
  const next = data?.orderNumber ?? null;
  return (
    <Stack
      direction="row"
      sx={{
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1,
        mb: 1,
      }}
    >
      <Button component={Link} to={pathOfList(list)} size="small">
        {t`Back to the list`}
      </Button>
      {next === null ? null : (
        <Button
          component={Link}
          to={pathOfOrder(next, list)}
          size="small"
          variant="outlined"
          aria-keyshortcuts="N"
        >
          {t`Next order`}
        </Button>
      )}
    </Stack>
  );
}
