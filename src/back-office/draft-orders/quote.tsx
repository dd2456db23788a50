import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { quoteDraftOrder } from '#src/domain/draft-order/draft-order.calls.ts';
import type { DraftQuote, QuoteBody } from '#src/domain/draft-order/draft-order.schema.ts';
import { DRAFT_ORDER_DAYS } from '#src/domain/draft-order/draft-order.ts';
import { ask } from '../calls/ask.ts';
import { refusalOf } from '../calls/use-write.ts';
import { useFormats } from '../look/formats.ts';
import { Refusal } from '../look/refusal.tsx';

/** Of the field of a form that holds what the page said that it costs, in cents. */
const TOTAL = 'totalCentAmount';

/** What the items of a form cost; the price before is shown while they are priced again. */
export function useQuote(body: QuoteBody) {
  const {
    data = null,
    error,
    isPlaceholderData,
  } = useQuery({
    queryKey: [quoteDraftOrder.path, body],
    queryFn: ({ signal }) => ask(quoteDraftOrder, { body }, signal),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const { setValue, clearErrors } = useFormContext();
  const total = isPlaceholderData ? undefined : data?.totalPrice.centAmount;
  useEffect(() => {
    setValue(TOTAL, total);
    // That it was pressed too early is said until the price is there.
    if (total !== undefined) clearErrors(TOTAL);
  }, [setValue, clearErrors, total]);
  return { quote: data, refusal: error === null ? null : refusalOf(error) };
}

type QuoteProps = { quote: DraftQuote; refusal: ReturnType<typeof useQuote>['refusal'] };

/** What is to be paid and what makes it, and what is promised of it. */
export function Quote({ quote, refusal }: QuoteProps) {
  const { t } = useLingui();
  const { money, number } = useFormats();
  const { fieldState } = useController({
    name: TOTAL,
    rules: { validate: (total?: number) => total !== undefined || t`Wait for the price.` },
  });
  const { lineItems, discounts, shippingInfo, totalPrice } = quote;
  const goods = lineItems.reduce((sum, line) => sum + line.totalPrice.centAmount, 0);
  const count = lineItems.reduce((sum, line) => sum + line.quantity, 0);
  const rows = [
    { name: t`Items (${number(count)})`, cents: goods },
    ...discounts.map(({ label, centAmount }) => ({ name: label, cents: -centAmount })),
    ...(shippingInfo === null
      ? []
      : [{ name: t`Delivery: ${shippingInfo.name}`, cents: shippingInfo.price }]),
  ];
  return (
    <Box component="section" aria-label={t`What it costs`} sx={{ mt: 2 }}>
      <Refusal of={refusal} />
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: '1fr auto', gap: 0.5, m: 0, '& dd': { m: 0 } }}
      >
        {rows.map(({ name, cents }) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{money(cents, totalPrice.currencyCode)}</dd>
          </Box>
        ))}
        <Box sx={{ display: 'contents', fontWeight: 600 }}>
          <dt>{shippingInfo === null ? t`Total without delivery` : t`Total`}</dt>
          <dd>{money(totalPrice.centAmount, totalPrice.currencyCode)}</dd>
        </Box>
      </Box>
      {fieldState.error !== undefined && (
        <FormHelperText error role="alert">
          {fieldState.error.message}
        </FormHelperText>
      )}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {t`The link works for ${number(DRAFT_ORDER_DAYS)} days, and these prices hold as long. Stock is not reserved: it is taken when the customer pays.`}
      </Typography>
    </Box>
  );
}
