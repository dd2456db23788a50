import { useLingui } from '@lingui/react/macro';
import { maxLength, required, TextInput } from 'react-admin';
import type { Refusal as Refused } from '../calls/ask.ts';
import { FormDialog } from './form-dialog.tsx';

const LONGEST = 200;

type ReasonDialogProps = {
  label: string;
  onSave: (reason: string) => Promise<boolean>;
  isWriting: boolean;
  refusal: Refused | null;
};

/** A button for what the staff have to say a reason for, which others read later. */
export function ReasonDialog({ label, onSave, ...state }: ReasonDialogProps) {
  const { t } = useLingui();
  return (
    <FormDialog {...{ label, ...state }} onSave={({ reason }) => onSave(reason)}>
      <TextInput source="reason" label={t`Why`} validate={[required(), maxLength(LONGEST)]} />
    </FormDialog>
  );
}
