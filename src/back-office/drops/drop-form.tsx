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

const ShopsInput = () => {
  const { t } = useLingui();
  const { nameOf } = useShopNames();
  const { shops = [] } = useRead(getPlanChoices, {}).data ?? {};
  return (
    <CheckboxGroupInput
      source="shops"
      label={t`Shops`}
      choices={shops.map((id) => ({ id, name: nameOf(id) }))}
      validate={required()}
    />
  );
};

/** Makes a drop without parts, and leads to its page. */
export function NewDrop({ onMade }: { onMade: (id: string) => void }) {
  const { t } = useLingui();
  const { write, isWriting, refusal } = useWrite();
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
      <ShopsInput />
      <BeginAndEndInputs isNeeded />
    </FormDialog>
  );
}

/** Renames a drop that has begun nowhere, or has it begin elsewhere or at another time with all its parts. */
export function ChangeDrop({ drop }: { drop: Drop }) {
  const { t } = useLingui();
  const notify = useNotify();
  const { write, isWriting, refusal } = useWrite();
  const { id: dropId, version, name, begins, ends, terms } = drop;
  const shops = terms.flatMap(({ shop, state }) => (state === 'planned' ? [shop] : []));
  return (
    <FormDialog
      {...{ isWriting, refusal }}
      label={t`Change`}
      title={t`Change “${name}”`}
      deed={t`Save`}
      isOffered={drop.mayChange}
      defaultValues={{ name, shops, begins, ends: ends ?? '' }}
      onSave={async (values) => {
        const times = { begins: values.begins, ends: values.ends || null };
        const body = { version, name: values.name, shops: values.shops, ...times };
        if ((await write(changeDrop, { params: { dropId }, body })) === undefined) return false;
        notify(t`The drop is changed.`);
        return true;
      }}
    >
      <NameInput />
      <ShopsInput />
      <BeginAndEndInputs isNeeded />
    </FormDialog>
  );
}
