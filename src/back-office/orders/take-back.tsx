import { Plural, useLingui } from '@lingui/react/macro';
import { required, SelectInput } from 'react-admin';
import type { LineShare } from '#src/domain/order/order.schema.ts';
import { cancelItems, declareStaffReturn } from '#src/domain/order/staff-order.calls.ts';
import type { StaffOrder } from '#src/domain/order/staff-order.schema.ts';
import { FormDialog } from '../look/form-dialog.tsx';
import { LineInputs, linesFrom, sharesOf, useTypedCount, useTypedShares } from './line-inputs.tsx';
import { CANCELLED_FOR, RETURNED_FOR, useChoices } from './order-words.ts';
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
  if (lines.length === 0) return null;
  return <PaidBack {...{ sheet, lines }} {...(condition !== undefined && { condition })} />;
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

/** Items that left are declared to come back. */
export function TakeReturn({ sheet, isOffered }: DialogProps) {
  const { t } = useLingui();
  const { change, isWriting, refusal } = useOrderWrite(sheet);
  const reasons = useChoices(RETURNED_FOR);
  const shares = sheet.returnable?.lines ?? [];
  return (
    <FormDialog
      {...{ isWriting, refusal }}
      isOffered={isOffered && shares.length > 0}
      label={t`Take a return`}
      deed={<ReturnDeed {...{ shares }} />}
      defaultValues={linesFrom(shares, false)}
      onSave={({ reason, ...typed }) =>
        change(declareStaffReturn, {
          lines: sharesOf(typed, shares).map((share) => ({ ...share, reason: reason ?? null })),
        })
      }
    >
      <LineInputs {...{ sheet, shares }} />
      <SelectInput source="reason" label={t`Why`} choices={reasons} />
      <Amount {...{ sheet, shares }} condition={t`Once it has arrived as new:`} />
    </FormDialog>
  );
}
