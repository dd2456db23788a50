import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link, Title, useGetIdentity, usePermissions } from 'react-admin';
import { listOrders } from '#src/domain/order/order-desk.calls.ts';
import { ORDER_VIEWS } from '#src/domain/order/order-desk.ts';
import { ask } from './calls/ask.ts';
import { useFormats } from './look/formats.ts';
import { VIEW_NAMES } from './orders/order-words.ts';

type View = (typeof ORDER_VIEWS)[number];

/** How many orders wait, and the way to them. */
function Waiting({ view }: { view: View }) {
  const { i18n } = useLingui();
  const { number } = useFormats();
  const { data } = useQuery({
    queryKey: ['waiting', view],
    queryFn: ({ signal }) => ask(listOrders, { query: { view, size: 1 } }, signal),
  });
  const search = new URLSearchParams({ filter: JSON.stringify({ view }) });
  return (
    <Card>
      <CardActionArea component={Link} to={`/orders?${search}`}>
        <CardContent>
          <Typography variant="h4" component="p">
            {data === undefined ? '…' : number(data.total)}
          </Typography>
          <Typography>{i18n._(VIEW_NAMES[view])}</Typography>
        </CardContent>
      </CardActionArea>
    </Card>
  );
}

/** What waits for a role. */
export function FirstPage() {
  const { t } = useLingui();
  const { permissions = [] } = usePermissions();
  const { identity } = useGetIdentity();
  const name = identity?.fullName ?? '';
  return (
    <Box sx={{ mt: 2 }}>
      <Title title={t`Today`} />
      <Typography variant="h5" component="h1" gutterBottom>
        {t`Hello ${name}`}
      </Typography>
      {permissions.includes('orders:read') ? (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
          }}
        >
          {ORDER_VIEWS.map((view) => (
            <Waiting key={view} {...{ view }} />
          ))}
        </Box>
      ) : (
        <Typography>{t`Nothing waits for you.`}</Typography>
      )}
    </Box>
  );
}
