import { useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { usePermissions } from 'react-admin';
import type { InspectedLine } from '#src/domain/order/order.schema.ts';
import { settleFailedRefund } from '#src/domain/order/order-desk.calls.ts';
import type { DeskOrder } from '#src/domain/order/order-desk.schema.ts';
import { AskFirst } from '../look/ask-first.tsx';
import { useFormats } from '../look/formats.ts';
import { Refusal } from '../look/refusal.tsx';
import { Section } from '../look/section.tsx';
import { FOUND, Inspect } from './inspect-return.tsx';
import { useLineNames } from './line-product.tsx';
import { RETURNED_FOR } from './order-words.ts';
import { ReturnPictures } from './return-pictures.tsx';
import { useOrderWrite } from './use-order-write.ts';

type Return = DeskOrder['returns'][number];

/** Whether the pictures of a refused line stand here: below the first of its items. */
const refusedFirst = ({ inspected }: Return, index: number) => {
  const line = inspected?.[index];
  const isSame = ({ lineId, finding }: Pick<InspectedLine, 'lineId' | 'finding'>) =>
    finding === 'refused' && lineId === line?.lineId;
  return line?.finding === 'refused' && inspected?.findIndex(isSame) === index;
};

/** What comes back, what was found of it, and refunds that failed. */
export function ReturnsCard({ sheet }: { sheet: DeskOrder }) {
  const { t, i18n } = useLingui();
  const { permissions = [] } = usePermissions();
  const { day, money } = useFormats();
  const nameOf = useLineNames(sheet);
  const { change, isWriting, refusal } = useOrderWrite(sheet);
  const { returns, handRefunds, payment, order } = sheet;
  const { currencyCode } = order.totalPrice;
  const failed = (payment?.refunds ?? []).filter(
    ({ state, settledAt }) => state === 'failed' && settledAt === null,
  );
  if (returns.length + handRefunds.length + failed.length === 0) return null;
  return (
    <Section title={t`Returns and refunds`}>
      <Refusal of={refusal} />
      {failed.map(({ id, centAmount }) => (
        <Alert
          key={id}
          severity="error"
          action={
            permissions.includes('refunds:write') && (
              <AskFirst
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
      {returns.map((returned) => (
        <Stack key={returned.returnId} sx={{ mb: 2 }}>
          <Typography sx={{ fontWeight: 600 }}>
            {t`Return ${returned.returnNumber}, declared ${day(returned.declaredAt)}`}
          </Typography>
          {(returned.inspected ?? returned.lines).map((line, index) => (
            <Typography key={`${line.lineId}-${index.toString()}`} variant="body2" component="div">
              {`${line.quantity} × ${nameOf(line.lineId)}`}
              {'finding' in line && ` · ${i18n._(FOUND[line.finding])} ${line.remark}`}
              {'reason' in line &&
                line.reason !== null &&
                ` · ${i18n._(RETURNED_FOR[line.reason])}`}
              {refusedFirst(returned, index) && (
                <ReturnPictures
                  {...{ sheet, returned, lineId: line.lineId, name: nameOf(line.lineId) }}
                />
              )}
            </Typography>
          ))}
          {returned.receivedAt === null ? (
            permissions.includes('returns:write') && (
              <span>
                <Inspect {...{ sheet, returned }} />
              </span>
            )
          ) : (
            <Typography variant="body2" color="textSecondary">
              {returned.refundedAt === null
                ? t`Arrived ${day(returned.receivedAt)}`
                : t`${money(returned.refundCents ?? 0, currencyCode)} paid back ${day(returned.refundedAt)}`}
            </Typography>
          )}
        </Stack>
      ))}
      {handRefunds.map(({ refundId, centAmount, authorName, decidedAt }) => (
        <Typography key={refundId} variant="body2">
          {t`${money(centAmount, currencyCode)} by hand, ${authorName}, ${day(decidedAt)}`}
        </Typography>
      ))}
    </Section>
  );
}
