import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SelectInput, TextInput, usePermissions } from 'react-admin';
import { FINDINGS, type Finding, type InspectedLine } from '#src/domain/order/order.schema.ts';
import { inspectReturn, settleFailedRefund } from '#src/domain/order/order-desk.calls.ts';
import type { DeskOrder } from '#src/domain/order/order-desk.schema.ts';
import { AskFirst } from '../look/ask-first.tsx';
import { FormDialog } from '../look/form-dialog.tsx';
import { useFormats } from '../look/formats.ts';
import { Refusal } from '../look/refusal.tsx';
import { Section } from '../look/section.tsx';
import { useLineNames } from './line-inputs.tsx';
import { RETURNED_FOR } from './order-actions.tsx';
import { ReturnPictures } from './return-pictures.tsx';
import { useOrderWrite } from './use-order-write.ts';

const FOUND: Record<Finding, MessageDescriptor> = {
  stock: msg`As new, back to stock`,
  'second-choice': msg`Second choice`,
  refused: msg`Refused`,
  exchanged: msg`Exchanged for another size`,
};

type Return = DeskOrder['returns'][number];
type Found = { finding?: Finding; remark?: string; sku?: string };

/** Every item that came, one after the other, since each may be found otherwise. */
const itemsOf = ({ lines, unsent }: Return) => {
  const here = new Map(unsent.map(({ lineId, quantity }) => [lineId, quantity]));
  return lines.flatMap(({ lineId, quantity }) =>
    Array.from({ length: quantity - (here.get(lineId) ?? 0) }, (_, index) => ({
      ...{ lineId, key: `${lineId}-${index}` },
    })),
  );
};

/** Whether the pictures of a refused line stand here: below the first of its items. */
const refusedFirst = ({ inspected }: Return, index: number) => {
  const line = inspected?.[index];
  const isSame = ({ lineId, finding }: Pick<InspectedLine, 'lineId' | 'finding'>) =>
    finding === 'refused' && lineId === line?.lineId;
  return line?.finding === 'refused' && inspected?.findIndex(isSame) === index;
};

function Inspect({ sheet, returned }: { sheet: DeskOrder; returned: Return }) {
  const { t, i18n } = useLingui();
  const { change, isWriting, refusal } = useOrderWrite(sheet);
  const nameOf = useLineNames(sheet);
  const items = itemsOf(returned);
  const choices = FINDINGS.map((id) => ({ id, name: i18n._(FOUND[id]) }));
  return (
    <FormDialog
      {...{ isWriting, refusal }}
      label={t`Inspect`}
      variant="contained"
      defaultValues={{
        items: Object.fromEntries(items.map(({ key }) => [key, { finding: 'stock' }])),
      }}
      onSave={({ items: typed = {} }) => {
        const found = items.map(({ key, lineId }) => ({ lineId, ...(typed[key] as Found) }));
        return change(
          inspectReturn,
          {
            inspected: found.map(({ lineId, finding = 'stock', remark }) => ({
              ...{ lineId, quantity: 1, finding, remark: remark ?? '' },
            })),
            exchanges: found.flatMap(({ lineId, finding, sku }) =>
              finding === 'exchanged' && sku ? [{ lineId, quantity: 1, sku }] : [],
            ),
          },
          { returnId: returned.returnId },
        );
      }}
    >
      {items.map(({ key, lineId }) => (
        <Stack key={key} spacing={1} sx={{ mb: 2 }}>
          <Typography>{nameOf(lineId)}</Typography>
          <SelectInput source={`items.${key}.finding`} label={t`What was found`} {...{ choices }} />
          <TextInput
            source={`items.${key}.remark`}
            label={t`Remark`}
            helperText={t`A refusal needs a reason`}
          />
          <TextInput
            source={`items.${key}.sku`}
            label={t`SKU of the other size`}
            helperText={t`For an exchange alone`}
          />
        </Stack>
      ))}
    </FormDialog>
  );
}

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
