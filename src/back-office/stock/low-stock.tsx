import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { NumberInput, required } from 'react-admin';
import { changeStockSettings, getStockSettings } from '#src/domain/stock/stock.calls.ts';
import { ask } from '../calls/ask.ts';
import { useWrite } from '../calls/use-write.ts';
import { FormDialog } from '../look/form-dialog.tsx';

/** From how many items on a size is listed as low, and other systems are told of it. */
export function LowStock() {
  const { t } = useLingui();
  const { write, isWriting, refusal } = useWrite();
  const { data } = useQuery({
    queryKey: ['stock-settings'],
    queryFn: ({ signal }) => ask(getStockSettings, {}, signal),
  });
  if (data === undefined) return null;
  return (
    <FormDialog
      {...{ isWriting, refusal }}
      label={t`When stock is low`}
      deed={t`Change the number`}
      variant="text"
      defaultValues={data}
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
