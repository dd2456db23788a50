import { useLingui } from '@lingui/react/macro';
import { required, TextInput } from 'react-admin';

/** When something begins and perhaps ends, by the clocks of each shop; now, where nothing is needed. */
export function BeginAndEndInputs({ isNeeded = false }: { isNeeded?: boolean }) {
  const { t } = useLingui();
  return (
    <>
      <TextInput
        source="begins"
        type="datetime-local"
        label={t`Begins`}
        helperText={
          isNeeded ? t`By the clocks of each shop.` : t`By the clocks of each shop; empty for now.`
        }
        validate={isNeeded ? required() : []}
      />
      <TextInput
        source="ends"
        type="datetime-local"
        label={t`Ends`}
        helperText={t`Empty for one that is not to end.`}
      />
    </>
  );
}
