import { useLingui } from '@lingui/react/macro';
import { required, SelectInput, TextInput } from 'react-admin';
import { SHOWN_AS } from '#src/domain/catalogue/publication.ts';
import { SHOWN_AS_NAMES } from './product-words.ts';

/** To whom shops show products, from when and until when. */
export function TermOfPublication() {
  const { t, i18n } = useLingui();
  return (
    <>
      <SelectInput
        source="shownAs"
        label={t`Seen`}
        choices={SHOWN_AS.map((id) => ({ id, name: i18n._(SHOWN_AS_NAMES[id]) }))}
        validate={required()}
      />
      <TextInput
        source="from"
        type="datetime-local"
        label={t`From`}
        helperText={t`By the clocks of each shop; empty for now.`}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <TextInput
        source="until"
        type="datetime-local"
        label={t`Until`}
        helperText={t`Empty for one that is not to end.`}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </>
  );
}
