import { useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-admin';
import { useShopNames } from '../look/shop-names.ts';
import { OUTCOME_NAMES } from './sending-words.ts';
import { isLeft, type Parcel } from './use-parcels.ts';

type ParcelRowProps = {
  parcel: Parcel;
  onType: (trackingNumber: string) => void;
  /** Enter, which scanners send after what they read. */
  onEnter: () => void;
};

const GRID = {
  display: 'grid',
  alignItems: 'center',
  gap: 1,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '2fr 3fr 2fr 4fr' },
  borderTop: 1,
  borderColor: 'divider',
  py: 1,
} as const;

/** One order: for whom, how many items, and the number of its parcel. */
export function ParcelRow({ parcel, onType, onEnter }: ParcelRowProps) {
  const { t, i18n } = useLingui();
  const { nameOf } = useShopNames();
  const { order, carrier, trackingNumber, outcome, twin } = parcel;
  const { orderNumber, customerName, shop, toSend, shippingMethod } = order;
  const isFailure = outcome !== null && outcome !== 'done';
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onEnter();
  };
  return (
    <Box component="li" sx={GRID}>
      <span>
        <Link to={`/orders/${orderNumber}/show`}>{orderNumber}</Link>
        {shippingMethod === 'EX' && <Chip size="small" label={t`Express`} sx={{ ml: 1 }} />}
      </span>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {`${customerName} · ${nameOf(shop)}`}
      </Typography>
      <Typography variant="body2">
        {isLeft(parcel) ? `${t`${toSend} to send`} · ${carrier || '—'}` : '—'}
      </Typography>
      <Box>
        {isLeft(parcel) ? (
          <TextField
            fullWidth
            value={trackingNumber}
            onChange={({ target }) => onType(target.value)}
            onKeyDown={enter}
            error={twin !== null}
            helperText={twin === null ? undefined : t`Order ${twin} has the same number.`}
            slotProps={{
              htmlInput: {
                'aria-label': t`Number of the parcel of order ${orderNumber}`,
                'data-order': orderNumber,
                placeholder: t`Number of the parcel`,
                autoComplete: 'off',
                maxLength: 60,
              },
            }}
          />
        ) : null}
        {outcome === null && !isLeft(parcel) ? (
          <Typography variant="body2">{t`Nothing to send`}</Typography>
        ) : null}
        {outcome === null ? null : (
          <Alert severity={isFailure ? 'warning' : 'success'} sx={{ py: 0 }}>
            {i18n._(OUTCOME_NAMES[outcome])}
          </Alert>
        )}
      </Box>
    </Box>
  );
}
