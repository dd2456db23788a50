import { useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-admin';
import { getOrderAdditions } from '#src/domain/draft-order/draft-order.calls.ts';
import type { StaffOrder } from '#src/domain/order/staff-order.schema.ts';
import { useRead } from '../calls/use-read.ts';
import { useFormats } from '../look/formats.ts';
import { Section } from '../look/section.tsx';
import { DraftActions } from './draft-actions.tsx';
import { DraftDates } from './draft-dates.tsx';
import { STATE_NAMES } from './draft-words.ts';

type OfOrder = { sheet: Pick<StaffOrder, 'order'> };

const useAdditions = ({ sheet: { order } }: OfOrder) =>
  useRead(getOrderAdditions, { params: { orderNumber: order.orderNumber } }).data;

export function GoesAlong({ sheet }: OfOrder) {
  const { t } = useLingui();
  const addedTo = useAdditions({ sheet })?.madeAs?.addedTo;
  if (!addedTo) return null;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      <Link to={`/orders/${addedTo}/show`}>{t`Added to ${addedTo}`}</Link>
      <div>{t`Pack both in one parcel as long as that order has not left.`}</div>
    </Alert>
  );
}

/** Who of the staff made an order, as what happened to it first. */
export function MadeBy({ sheet }: OfOrder) {
  const { t } = useLingui();
  const { moment } = useFormats();
  const made = useAdditions({ sheet })?.madeAs;
  if (!made) return null;
  return (
    <Typography component="div" sx={{ mb: 1 }}>
      {t`Made by ${made.madeBy}, and a payment link sent`}
      <Typography variant="body2" color="textSecondary">
        {moment(made.madeAt)}
      </Typography>
    </Typography>
  );
}

/** What was added to an order, paid or not yet. */
export function AdditionsCard({ sheet }: OfOrder) {
  const { t, i18n } = useLingui();
  const { money } = useFormats();
  const added = useAdditions({ sheet })?.added ?? [];
  if (added.length === 0) return null;
  return (
    <Section title={t`Added items`}>
      {added.map((draft) => (
        <Box key={draft.id} sx={{ mb: 2 }}>
          {draft.orderNumber !== null && (
            <Link to={`/orders/${draft.orderNumber}/show`}>{draft.orderNumber}</Link>
          )}
          <Typography>
            {[
              money(draft.totalPrice.centAmount, draft.totalPrice.currencyCode),
              i18n._(STATE_NAMES[draft.state]),
            ].join(' · ')}
          </Typography>
          <DraftDates {...{ draft }} />
          <DraftActions {...{ draft }} />
        </Box>
      ))}
    </Section>
  );
}
