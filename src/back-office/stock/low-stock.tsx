import { useLingui } from '@lingui/react/macro';
import { NumberInput, required } from 'react-admin';
import { changeStockSettings, getStockSettings } from '#src/domain/stock/stock.calls.ts';
import { useRead } from '../calls/use-read.ts';
import { useWrite } from '../calls/use-write.ts';
import { FormDialog } from '../look/form-dialog.tsx';

/** From how many items on a size is listed as low, and other systems are told of it. */
export function LowStock() {
  const { t } = useLingui();
  const { write, isWriting, refusal } = useWrite();
  const { data } = useRead(getStockSettings, {});
  if (data === undefined) return null;
  return (
    <FormDialog
      {...{ isWriting, refusal }}
      label={t`When stock is low`}
      deed={t`Change the number`}
      variant="text"
      defaultValues={{ low: data.low }}
      onSave={async (typed) => {
        const body = changeStockSettings.request.body.parse(typed);
        return (await write(changeStockSettings, { body })) !== undefined;
      }}
    >
      <NumberInput
        source="low"
        label={t`Items in the warehouse`}
        helperText={t`A size with so many, or fewer, is low.`}
        min={0}
        max={10_000}
        step={1}
        validate={required()}
      />
    </FormDialog>
  );
}
