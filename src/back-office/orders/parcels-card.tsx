import { useLingui } from '@lingui/react/macro';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { StaffOrder } from '#src/domain/order/staff-order.schema.ts';
import { useFormats } from '../look/formats.ts';
import { Section } from '../look/section.tsx';

export function ParcelsCard({ sheet: { parcels, order } }: { sheet: StaffOrder }) {
  const { t } = useLingui();
  const { moment } = useFormats();
  const names = new Map(order.lineItems.map(({ lineId, product }) => [lineId, product.name]));
  return (
    <Section title={t`Parcels`}>
      {parcels.length === 0 && <Typography>{t`None has left yet.`}</Typography>}
      <Stack spacing={1}>
        {parcels.map(
          ({ parcelId, number, lines, carrier, trackingNumber, trackingUrl, leftAt }) => (
            <Typography key={parcelId} component="div">
              {t`Parcel ${number}, ${carrier}, ${moment(leftAt)}`}
              {trackingNumber !== null && (
                <>
                  {' · '}
                  {trackingUrl === null ? (
                    trackingNumber
                  ) : (
                    <Link href={trackingUrl} target="_blank" rel="noreferrer">
                      {trackingNumber}
                    </Link>
                  )}
                </>
              )}
              <Typography variant="body2" color="textSecondary">
                {lines
                  .map(({ lineId, quantity }) => `${quantity} × ${names.get(lineId) ?? lineId}`)
                  .join(', ')}
              </Typography>
            </Typography>
          ),
        )}
      </Stack>
    </Section>
  );
}
