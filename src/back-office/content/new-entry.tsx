import { useLingui } from '@lingui/react/macro';
import {
  FormDataConsumer,
  regex,
  required,
  SelectInput,
  TextInput,
  TopToolbar,
  useRedirect,
} from 'react-admin';
import { SEVERAL_KINDS } from '#src/domain/content/new-entry.ts';
import { createEntry } from '#src/domain/content/staff-content.calls.ts';
import { useWrite } from '../calls/use-write.ts';
import { FormDialog } from '../look/form-dialog.tsx';
import { useShopNames } from '../look/shop-names.ts';
import { TYPE_NAMES } from './content-words.ts';

/** Begins an entry of a kind that shops have several of, and leads to its text. */
export function NewEntry() {
  const { t, i18n } = useLingui();
  const redirect = useRedirect();
  const { choices: shops } = useShopNames();
  const { write, isWriting, refusal } = useWrite();
  const kinds = SEVERAL_KINDS.map((id) => ({ id, name: i18n._(TYPE_NAMES[id]) }));
  const isName = regex(/^\w{1,40}$/, t`Letters without accents, digits and _ alone, 40 at most.`);
  return (
    <TopToolbar>
      <FormDialog
        {...{ isWriting, refusal }}
        label={t`New entry`}
        deed={t`Make the entry`}
        variant="contained"
        onSave={async ({ contentType, uid, shop, title, familyId }) => {
          const body = createEntry.request.body.parse({
            ...{ contentType, uid, shop, title },
            familyId: contentType === 'story_tile' ? familyId : null,
          });
          const made = await write(createEntry, { body });
          if (made !== undefined) redirect(`/content/${made.contentType}/${made.uid}/${made.shop}`);
          return made !== undefined;
        }}
      >
        <SelectInput source="contentType" label={t`Kind`} choices={kinds} validate={required()} />
        <TextInput source="title" label={t`Title`} validate={required()} />
        <TextInput
          source="uid"
          label={t`Name`}
          helperText={t`It is part of the URL, the same in all shops.`}
          validate={[required(), isName]}
        />
        <SelectInput source="shop" label={t`Shop`} choices={shops} validate={required()} />
        <FormDataConsumer<{ contentType?: string }>>
          {({ formData }) =>
            formData.contentType === 'story_tile' && (
              <TextInput
                source="familyId"
                label={t`Number of the family`}
                validate={[required(), isName]}
              />
            )
          }
        </FormDataConsumer>
      </FormDialog>
    </TopToolbar>
  );
}
