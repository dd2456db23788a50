import { useLingui } from '@lingui/react/macro';
import { TextInput } from 'react-admin';

/** From which day to which prices hold, by the clocks of each shop. */
export function TermInputs() {
  const { t } = useLingui();
  return (
    <>
      <TextInput
        source="from"
        type="date"
        label={t`From`}
        helperText={t`Begins at midnight of each shop; empty for now.`}
      />
      <TextInput
        source="lastDay"
        type="date"
        label={t`Last day of the reduction`}
        helperText={t`Empty for one that is not to end.`}
      />
    </>
  );
}
