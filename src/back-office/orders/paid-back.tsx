import { Plural, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useFormState } from 'react-hook-form';
import type { LineShare, ReturnedLine } from '#src/domain/order/order.schema.ts';
import type { ReturnWay } from '#src/domain/order/order.values.ts';
import { previewRefund, type RefundPreview } from '#src/domain/order/refund-preview.calls.ts';
import type { StaffOrder } from '#src/domain/order/staff-order.schema.ts';
import { ask } from '../calls/ask.ts';
import { refusalOf } from '../calls/use-write.ts';
import { useFormats } from '../look/formats.ts';
import { Refusal } from '../look/refusal.tsx';

type SentencesProps = { preview: RefundPreview; sheet: StaffOrder };

function Sentences({ preview, sheet: { order, payment } }: SentencesProps) {
  const { t } = useLingui();
  const { money } = useFormats();
  const { currencyCode } = order.totalPrice;
  const { bankCents, heldCents, giftCardCents, feeCents, points } = preview;
  const product = payment?.product ?? '';
  const amount = (cents: number) => money(cents, currencyCode);
  return (
    <>
      {bankCents + giftCardCents === 0 && <div>{t`Nothing is paid back.`}</div>}
      {bankCents > heldCents && (
        <div>{t`${amount(bankCents - heldCents)} goes back the way it was paid: ${product}.`}</div>
      )}
      {heldCents > 0 && (
        <div>{t`${amount(heldCents)} was not taken yet, and will not be: ${product}.`}</div>
      )}
      {giftCardCents > 0 && (
        <div>{t`${amount(giftCardCents)} goes back to the gift card that paid it.`}</div>
      )}
      {feeCents > 0 && <div>{t`${amount(feeCents)} was taken off for the label.`}</div>}
      {points > 0 && (
        <div>
          <Plural
            value={points}
            one="# loyalty point is taken back."
            other="# loyalty points are taken back."
          />
        </div>
      )}
    </>
  );
}

type PaidBackProps = {
  sheet: StaffOrder;
  /** What is cancelled, or is found good. */
  lines: readonly (LineShare & Partial<ReturnedLine>)[];
  /** How they would come, where no return is declared yet. */
  way?: ReturnWay | null;
  /** Nothing is taken off for the label. */
  waivesFee?: boolean;
  /** The return that they are of; null where none is declared yet. */
  returnId?: string | null;
  /** What has to come true first. */
  condition?: string;
};

/** What will be paid back, and where to: the platform computes it as it will be. */
export function PaidBack({
  sheet,
  lines,
  way = null,
  waivesFee = false,
  returnId = null,
  condition,
}: PaidBackProps) {
  const { orderNumber } = sheet.order;
  const { isSubmitting } = useFormState();
  const { data, error } = useQuery({
    queryKey: [previewRefund.path, orderNumber, sheet.version, returnId, lines, way, waivesFee],
    queryFn: ({ signal }) => {
      const body = { lines: [...lines], returnId, way, waivesFee };
      return ask(previewRefund, { params: { orderNumber }, body }, signal);
    },
    placeholderData: keepPreviousData,
    // What was just done cannot be done again.
    enabled: !isSubmitting,
    retry: false,
  });
  if (error !== null) return <Refusal of={refusalOf(error)} />;
  if (data === undefined) return null;
  return (
    <Alert severity="info" role="status" sx={{ my: 1 }}>
      {condition}
      <Sentences preview={data} {...{ sheet }} />
    </Alert>
  );
}
