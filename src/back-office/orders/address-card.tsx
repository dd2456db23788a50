import { useLingui } from '@lingui/react/macro';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { CartAddress } from '#src/domain/address/address.schema.ts';
import { placeLines, shownAddress } from '#src/domain/address/address.ts';
import type { StaffOrder } from '#src/domain/order/staff-order.schema.ts';
import { Section } from '../look/section.tsx';

function Lines({ of: sent, country }: { of: CartAddress; country: string }) {
  const address = shownAddress(sent);
  return (
    <Typography component="address" sx={{ fontStyle: 'normal', whiteSpace: 'pre-line', mb: 2 }}>
      {[
        `${address.firstName} ${address.lastName}`.trim(),
        ...placeLines(address),
        country,
        address.phoneNumber,
      ]
        .filter((line) => line !== '')
        .join('\n')}
    </Typography>
  );
}

/** Where the order goes, and who pays. */
export function AddressCard({ sheet }: { sheet: StaffOrder }) {
  const { t, i18n } = useLingui();
  const { order, customer, pickupPoint } = sheet;
  const regions = new Intl.DisplayNames(i18n.locale, { type: 'region' });
  const countryOf = (code: string) => regions.of(code) ?? code;
  return (
    <>
      <Section title={t`Delivery`}>
        {order.shippingInfo !== null && <Typography>{order.shippingInfo.name}</Typography>}
        {pickupPoint !== null && (
          <Typography sx={{ whiteSpace: 'pre-line', mb: 2 }}>
            {[
              pickupPoint.name,
              pickupPoint.line1,
              `${pickupPoint.zipCode} ${pickupPoint.city}`,
            ].join('\n')}
          </Typography>
        )}
        {order.shippingAddress !== null && (
          <Lines of={order.shippingAddress} country={countryOf(order.shippingAddress.country)} />
        )}
      </Section>
      <Section title={t`Customer`}>
        <Typography>
          {customer.name}
          {customer.isGuest && <Chip size="small" label={t`Guest`} sx={{ ml: 1 }} />}
        </Typography>
        <Typography sx={{ overflowWrap: 'anywhere', mb: 2 }}>{customer.email}</Typography>
        {order.billingAddress !== null && (
          <>
            <Typography variant="subtitle2" component="h3">{t`Billing address`}</Typography>
            <Lines of={order.billingAddress} country={countryOf(order.billingAddress.country)} />
          </>
        )}
      </Section>
    </>
  );
}
