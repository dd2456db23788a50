import { useLingui } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import { usePermissions } from 'react-admin';
import type { QuoteBody } from '#src/domain/draft-order/draft-order.schema.ts';
import type { StaffOrder } from '#src/domain/order/staff-order.schema.ts';
import { FormDialog } from '../look/form-dialog.tsx';
import { useChosenItems, wantedOf } from './chosen-items.ts';
import { ItemsInput } from './items-input.tsx';
import { Quote, useQuote } from './quote.tsx';
import { useMake } from './use-make.ts';

function Items({ sheet: { shop, order } }: { sheet: StaffOrder }) {
  const { items } = useChosenItems();
  const body: QuoteBody = {
    ...{ shop, items: wantedOf(items), addedTo: order.orderNumber },
    ...{ country: order.shippingAddress?.country ?? null, shippingMethod: null },
  };
  const { quote, refusal } = useQuote(body);
  return (
    <>
      <ItemsInput {...{ shop }} lacking={quote?.lacking ?? []} />
      {quote !== null && <Quote {...{ quote, refusal }} />}
    </>
  );
}

/** More items for an order that there is: an order of its own, which goes along with it. */
export function AddItems({ sheet }: { sheet: StaffOrder }) {
  const { t } = useLingui();
  const { permissions = [] } = usePermissions();
  const { make, isWriting, refusal } = useMake();
  const { shop, order, customer } = sheet;
  const { orderNumber } = order;
  const isOffered = permissions.includes('orders:write') && order.status !== 'cancelled';
  return (
    <FormDialog
      {...{ isWriting, refusal, isOffered }}
      label={t`Add items`}
      deed={t`Send the payment link`}
      onSave={({ items, totalCentAmount }) =>
        make({ shop, items: wantedOf(items), totalCentAmount, for: { addedTo: orderNumber } })
      }
    >
      <Typography sx={{ mb: 2 }}>
        {t`An order of its own for ${customer.email}, to the address of ${orderNumber} and for no delivery. It goes in the same parcel as long as that has not left.`}
      </Typography>
      <Items {...{ sheet }} />
    </FormDialog>
  );
}
