import { useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { usePermissions } from 'react-admin';
import type { InspectedLine } from '#src/domain/order/order.schema.ts';
import { settleFailedRefund } from '#src/domain/order/staff-order.calls.ts';
import type { StaffOrder } from '#src/domain/order/staff-order.schema.ts';
import { hadLeft, without } from '#src/domain/order/to-send.ts';
import { ConfirmButton } from '../look/confirm-button.tsx';
import { useFormats } from '../look/formats.ts';
import { Refusal } from '../look/refusal.tsx';
import { Section } from '../look/section.tsx';
import { FOUND, Inspect } from './inspect-return.tsx';
import { useLineNames } from './line-product.tsx';
import { RETURNED_FOR, WAY_NAMES } from './order-words.ts';
import { ReturnPictures } from './return-pictures.tsx';
import { useOrderWrite } from './use-order-write.ts';

type Return = StaffOrder['returns'][number];

/** Whether the pictures of a refused line stand here: below the first of its items. */
const refusedFirst = ({ inspected }: Return, index: number) => {
  const line = inspected?.[index];
  const isSame = ({ lineId, finding }: Pick<InspectedLine, 'lineId' | 'finding'>) =>
    finding === 'refused' && lineId === line?.lineId;
  return line?.finding === 'refused' && inspected?.findIndex(isSame) === index;
};

type ReturnedProps = { sheet: StaffOrder; returned: Return };

/** One return: its items, what was found of them, and what was paid back. */
function Returned({ sheet, returned }: ReturnedProps) {
  const { t, i18n } = useLingui();
  const { day, money, number } = useFormats();
  const fee = money(returned.feeCents, sheet.order.totalPrice.currencyCode);
  const nameOf = useLineNames(sheet);
  const { returnNumber, declaredAt, inspected, unsent } = returned;
  const isReturn = hadLeft(returned);
  const stayed = t`Cancelled before it left`;
  const reasonOf = (lineId: string) => {
    const reason = returned.lines.find((line) => line.lineId === lineId)?.reason ?? null;
    return reason === null ? '' : i18n._(RETURNED_FOR[reason]);
  };
  const left =
    inspected === null
      ? without(returned.lines, unsent).map((line) => ({ ...line, said: reasonOf(line.lineId) }))
      : inspected.map(({ finding, remark, ...line }) => ({
          ...{ ...line, said: `${i18n._(FOUND[finding])} ${remark}` },
        }));
  return (
    <Stack sx={{ mb: 2 }}>
      <Typography sx={{ fontWeight: 600 }}>
        {isReturn
          ? t`Return ${returnNumber}, declared ${day(declaredAt)}`
          : t`Cancelled ${day(declaredAt)}`}
      </Typography>
      {returned.way !== null && isReturn && (
        <Typography variant="body2">
          {i18n._(WAY_NAMES[returned.way])}
          {returned.feeCents > 0 && ` · ${t`${fee} is taken off`}`}
        </Typography>
      )}
      {left.map(({ lineId, quantity, said }, index) => (
        <Typography key={`${lineId}-${index.toString()}`} variant="body2" component="div">
          {`${number(quantity)} × ${nameOf(lineId)}`}
          {said !== '' && ` · ${said}`}
          {refusedFirst(returned, index) && (
            <ReturnPictures {...{ sheet, returned, lineId, name: nameOf(lineId) }} />
          )}
        </Typography>
      ))}
      {unsent.map(({ lineId, quantity }) => (
        <Typography key={lineId} variant="body2">
          {`${number(quantity)} × ${nameOf(lineId)}`}
          {isReturn && ` · ${stayed}`}
        </Typography>
      ))}
      <Outcome {...{ sheet, returned }} />
    </Stack>
  );
}

/** What is to be done about a return, or what came of it. */
function Outcome({ sheet, returned }: ReturnedProps) {
  const { t } = useLingui();
  const { permissions = [] } = usePermissions();
  const { day, money } = useFormats();
  const { receivedAt, refundCents, refundedAt } = returned;
  if (receivedAt === null) {
    return (
      permissions.includes('returns:write') && (
        <span>
          <Inspect {...{ sheet, returned }} />
        </span>
      )
    );
  }
  const paid = money(refundCents ?? 0, sheet.order.totalPrice.currencyCode);
  const arrived = hadLeft(returned) ? t`Arrived ${day(receivedAt)}` : t`To be paid back`;
  return (
    <Typography variant="body2" color="textSecondary">
      {refundedAt === null ? arrived : t`${paid} paid back ${day(refundedAt)}`}
    </Typography>
  );
}

/** Items that will not be sent, with what was paid back for them. */
export function CancelledCard({ sheet }: { sheet: StaffOrder }) {
  const { t } = useLingui();
  const cancelled = sheet.returns.filter((one) => !hadLeft(one));
  if (cancelled.length === 0) return null;
  return (
    <Section title={t`Cancelled items`}>
      {cancelled.map((returned) => (
        <Returned key={returned.returnId} {...{ sheet, returned }} />
      ))}
    </Section>
  );
}

/** What comes back, what was found of it, and refunds that failed. */
export function ReturnsCard({ sheet }: { sheet: StaffOrder }) {
  const { t } = useLingui();
  const { permissions = [] } = usePermissions();
  const { day, money } = useFormats();
  const { change, isWriting, refusal } = useOrderWrite(sheet);
  const { returns, handRefunds, payment, order } = sheet;
  const { currencyCode } = order.totalPrice;
  const failed = (payment?.refunds ?? []).filter(
    ({ state, settledAt }) => state === 'failed' && settledAt === null,
  );
  const came = returns.filter(hadLeft);
  if (came.length + handRefunds.length + failed.length === 0) return null;
  return (
    <Section title={t`Returns and refunds`}>
      <Refusal of={refusal} />
      {failed.map(({ id, centAmount }) => (
        <Alert
          key={id}
          severity="error"
          action={
            permissions.includes('refunds:write') && (
              <ConfirmButton
                {...{ isWriting }}
                label={t`It was paid by hand`}
                question={t`Note that ${money(centAmount, currencyCode)} were paid back another way?`}
                onYes={() => change(settleFailedRefund, {}, { refundId: id })}
              />
            )
          }
        >
          {t`The refund of ${money(centAmount, currencyCode)} failed.`}
        </Alert>
      ))}
      {came.map((returned) => (
        <Returned key={returned.returnId} {...{ sheet, returned }} />
      ))}
      {handRefunds.map(({ refundId, centAmount, authorName, decidedAt }) => (
        <Typography key={refundId} variant="body2">
          {t`${money(centAmount, currencyCode)} by hand, ${authorName}, ${day(decidedAt)}`}
        </Typography>
      ))}
    </Section>
  );
}
