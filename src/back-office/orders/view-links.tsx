import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { Link, useListContext } from 'react-admin';
import { listOrders } from '#src/domain/order/staff-order.calls.ts';
import type { ListedOrder } from '#src/domain/order/staff-order.schema.ts';
import { ORDER_VIEWS, type OrderView } from '#src/domain/order/staff-order.ts';
import { type AnyRequest, ask } from '../calls/ask.ts';
import { useFormats } from '../look/formats.ts';
import { listOf, listOfView, pathOfList } from './order-list-path.ts';
import { VIEW_NAMES } from './order-words.ts';

type ViewLinkProps = { view: OrderView | undefined; name: string };

/** The way to a list, with how many orders it has. */
function ViewLink({ view, name }: ViewLinkProps) {
  const { filterValues, sort } = useListContext<ListedOrder>();
  const { number } = useFormats();
  const list = listOfView(view, listOf(filterValues, sort).filter);
  const request: AnyRequest = { query: { ...list.filter, size: 1 } };
  const { data } = useQuery({
    queryKey: ['waiting', 'orders', list.filter],
    queryFn: async ({ signal }) => (await ask(listOrders, request, signal)).total,
    enabled: view !== undefined,
  });
  const isHere = filterValues.view === view;
  return (
    <Button
      component={Link}
      to={pathOfList(list)}
      size="small"
      variant={isHere ? 'contained' : 'outlined'}
      {...(isHere && { 'aria-current': 'page' as const })}
    >
      {data === undefined ? name : `${name} (${number(data)})`}
    </Button>
  );
}

/** The lists that the staff work through, with what is left in each. */
export function ViewLinks() {
  const { t, i18n } = useLingui();
  return (
    <Stack
      component="nav"
      aria-label={t`Lists of orders`}
      direction="row"
      sx={{ flexWrap: 'wrap', gap: 1, p: 1 }}
    >
      <ViewLink view={undefined} name={t`All orders`} />
      {ORDER_VIEWS.map((view) => (
        <ViewLink key={view} {...{ view }} name={i18n._(VIEW_NAMES[view])} />
      ))}
    </Stack>
  );
}
