import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { CheckboxGroupInput, required, TextInput, useNotify } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { getPlanChoices } from '#src/domain/catalogue/price-plan.calls.ts';
import { changeDrop, makeDrop } from '#src/domain/drop/drop.calls.ts';
import type { Drop } from '#src/domain/drop/drop.schema.ts';
import { useRead } from '../calls/use-read.ts';
import { useWrite } from '../calls/use-write.ts';
import { BeginAndEndInputs } from '../look/begin-and-end-inputs.tsx';
import { FormDialog } from '../look/form-dialog.tsx';
import { useShopNames } from '../look/shop-names.ts';

const NameInput = () => {
  const { t } = useLingui();
  return (
    <TextInput
      source="name"
      label={t`Name for the staff`}
      validate={required()}
      slotProps={{ htmlInput: { maxLength: 100 } }}
    />
  );
};

/** Makes a drop without parts, and leads to its page. */
export function NewDrop({ onMade }: { onMade: (id: string) => void }) {
  const { t } = useLingui();
  const { nameOf } = useShopNames();
  const { write, isWriting, refusal } = useWrite();
  const { shops = [] } = useRead(getPlanChoices, {}).data ?? {};
  // The form sent twice is one drop.
  const changeId = useRef(crypto.randomUUID());

  async function save({ name, shops: chosen, begins, ends }: FieldValues): Promise<boolean> {
    const asked = { name, shops: chosen, begins, ends: ends || null };
    const made = await write(makeDrop, { body: { changeId: changeId.current, ...asked } });
    if (made === undefined) return false;
    changeId.current = crypto.randomUUID();
    onMade(made.id);
    return true;
  }

  return (
    <FormDialog
      {...{ isWriting, refusal }}
      label={t`New drop`}
      deed={t`Make the drop`}
      variant="contained"
      defaultValues={{ name: '', shops: [], begins: '', ends: '' }}
      onSave={save}
    >
      <NameInput />
      <CheckboxGroupInput
        source="shops"
        label={t`Shops`}
        choices={shops.map((id) => ({ id, name: nameOf(id) }))}
        validate={required()}
      />
      <BeginAndEndInputs isNeeded />
    </FormDialog>
  );
}

/** Renames or moves a drop that has begun nowhere, with all its parts. */
export function ChangeDrop({ drop }: { drop: Drop }) {
  const { t } = useLingui();
  const notify = useNotify();
  const { write, isWriting, refusal } = useWrite();
  const { id: dropId, version, name, begins, ends } = drop;
  return (
    <FormDialog
      {...{ isWriting, refusal }}
      label={t`Change`}
      title={t`Change “${name}”`}
      deed={t`Save`}
      isOffered={drop.mayChange}
      defaultValues={{ name, begins, ends: ends ?? '' }}
      onSave={async (values) => {
        const body = { version, name: values.name, begins: values.begins };
        const asked = { params: { dropId }, body: { ...body, ends: values.ends || null } };
        if ((await write(changeDrop, asked)) === undefined) return false;
        notify(t`The drop is changed.`);
        return true;
      }}
    >
      <NameInput />
      <BeginAndEndInputs isNeeded />
    </FormDialog>
  );
}
