import { Plural, useLingui } from '@lingui/react/macro';
import { required, SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { LineShare } from '#src/domain/order/order.schema.ts';
import { RETURN_REASONS, RETURN_WAYS } from '#src/domain/order/order.values.ts';
import { cancelItems, declareStaffReturn } from '#src/domain/order/staff-order.calls.ts';
import type { StaffOrder } from '#src/domain/order/staff-order.schema.ts';
import { FormDialog } from '../look/form-dialog.tsx';
import { useFormats } from '../look/formats.ts';
import { LineInputs, linesFrom, sharesOf, useTypedCount, useTypedShares } from './line-inputs.tsx';
import { CANCELLED_FOR, RETURNED_FOR, useChoices, WAY_NAMES } from './order-words.ts';
import { PaidBack } from './paid-back.tsx';
import { useOrderWrite } from './use-order-write.ts';

type DialogProps = { sheet: StaffOrder; isOffered: boolean };
type SharesProps = { shares: readonly LineShare[] };

/** What the items that are chosen pay back. */
function Amount({
  sheet,
  shares,
  condition,
}: SharesProps & { sheet: StaffOrder; condition?: string }) {
  const lines = useTypedShares(shares);
  const [typedReason, typedWay] = useWatch({ name: ['reason', 'way'] });
  const reason = RETURN_REASONS.find((one) => one === typedReason) ?? null;
  const way = RETURN_WAYS.find((one) => one === typedWay) ?? null;
  if (lines.length === 0) return null;
  return (
    <PaidBack
      {...{ sheet, way }}
      lines={lines.map((line) => ({ ...line, reason }))}
      {...(condition !== undefined && { condition })}
    />
  );
}

function CancelDeed({ shares }: SharesProps) {
  const count = useTypedCount(shares);
  return <Plural value={count} _0="Cancel items" one="Cancel # item" other="Cancel # items" />;
}

/** Items that have not left will not; what they cost is paid back immediately. */
export function CancelItems({ sheet, isOffered }: DialogProps) {
  const { t } = useLingui();
  const { change, isWriting, refusal } = useOrderWrite(sheet);
  const reasons = useChoices(CANCELLED_FOR);
  const exchanged = new Set(sheet.exchanges.map(({ exchangeId }) => exchangeId));
  const shares = sheet.toSend.filter(({ lineId }) => !exchanged.has(lineId));
  return (
    <FormDialog
      {...{ isWriting, refusal }}
      isOffered={isOffered && shares.length > 0}
      label={t`Cancel items`}
      deed={<CancelDeed {...{ shares }} />}
      defaultValues={linesFrom(shares, false)}
      onSave={({ reason, ...typed }) =>
        change(cancelItems, { reason, lines: sharesOf(typed, shares) })
      }
    >
      <LineInputs {...{ sheet, shares }} />
      <SelectInput source="reason" label={t`Why`} choices={reasons} validate={required()} />
      <Amount {...{ sheet, shares }} />
    </FormDialog>
  );
}

function ReturnDeed({ shares }: SharesProps) {
  const count = useTypedCount(shares);
  return (
    <Plural value={count} _0="Take a return" one="Take # item back" other="Take # items back" />
  );
}

/** The ways that customers choose from, with what is taken off for each. */
function useWays({ ways, order }: StaffOrder) {
  const { t, i18n } = useLingui();
  const { money } = useFormats();
  return ways.map(({ way, feeCents }) => {
    const name = i18n._(WAY_NAMES[way]);
    const fee = money(feeCents, order.totalPrice.currencyCode);
    return { id: way, name: feeCents > 0 ? t`${name}: ${fee} is taken off` : name };
  });
}

/** Items that left are declared to come back. */
export function TakeReturn({ sheet, isOffered }: DialogProps) {
  const { t } = useLingui();
  const { change, isWriting, refusal } = useOrderWrite(sheet);
  const reasons = useChoices(RETURNED_FOR);
  const ways = useWays(sheet);
  // Nothing that costs the customer something is chosen beforehand.
  const isFree = sheet.ways.every(({ feeCents }) => feeCents === 0);
  const firstWay = isFree ? (sheet.ways[0]?.way ?? null) : null;
  const shares = sheet.returnable?.lines ?? [];
  return (
    <FormDialog
      {...{ isWriting, refusal }}
      isOffered={isOffered && shares.length > 0}
      label={t`Take a return`}
      deed={<ReturnDeed {...{ shares }} />}
      defaultValues={{ ...linesFrom(shares, false), way: firstWay }}
      onSave={({ reason, way, ...typed }) =>
        change(declareStaffReturn, {
          way: RETURN_WAYS.find((one) => one === way) ?? null,
          lines: sharesOf(typed, shares).map((share) => ({ ...share, reason: reason ?? null })),
        })
      }
    >
      <LineInputs {...{ sheet, shares }} />
      <SelectInput source="reason" label={t`Why`} choices={reasons} />
      {sheet.ways.length > 0 && (
        <SelectInput
          source="way"
          label={t`How the items come`}
          choices={ways}
          validate={required()}
        />
      )}
      <Amount {...{ sheet, shares }} condition={t`Once it has arrived as new:`} />
    </FormDialog>
  );
}
