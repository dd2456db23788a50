import { useLingui } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { AutocompleteInput, Link, required, TextInput } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { listContent } from '#src/domain/content/staff-content.calls.ts';
import type { ListedEntry } from '#src/domain/content/staff-content.schema.ts';
import { addProductsToDrop, addTextToDrop } from '#src/domain/drop/drop.calls.ts';
import type { Drop } from '#src/domain/drop/drop.schema.ts';
import { useRead } from '../calls/use-read.ts';
import { useWrite } from '../calls/use-write.ts';
import { TYPE_NAMES } from '../content/content-words.ts';
import { FormDialog } from '../look/form-dialog.tsx';
import { useShopNames } from '../look/shop-names.ts';

/** Entries that have a draft in a shop of a drop. */
function useDrafted({ terms }: Drop): { entry: ListedEntry; shops: string[] }[] {
  const { nameOf } = useShopNames();
  const query = { state: 'draft', page: 1, size: 100, sort: 'uid', order: 'asc' } as const;
  const { values = [] } = useRead(listContent, { query }).data ?? {};
  const ofDrop = new Set(terms.map(({ shop }) => shop));
  return values.flatMap((entry) => {
    const cells = entry.cells.filter(({ shop, draft }) => draft !== null && ofDrop.has(shop));
    const shops = cells.map(({ shop }) => nameOf(shop));
    return shops.length === 0 ? [] : [{ entry, shops }];
  });
}

/** Has the drafts of an entry be published when a drop begins. */
export function AddText({ drop }: { drop: Drop }) {
  const { t, i18n } = useLingui();
  const { write, isWriting, refusal } = useWrite();
  const drafted = useDrafted(drop);
  const titleIn = ({ cells, uid }: ListedEntry) =>
    cells.find(({ draft }) => draft !== null)?.title || uid;
  return (
    <FormDialog
      {...{ isWriting, refusal }}
      label={t`Add content`}
      deed={t`Add`}
      defaultValues={{ entry: null }}
      onSave={async ({ entry: id }: FieldValues) => {
        const found = drafted.find(({ entry }) => entry.id === id)?.entry;
        if (found === undefined) return false;
        const { contentType, uid } = found;
        const asked = { params: { dropId: drop.id }, body: { contentType, uid } };
        return (await write(addTextToDrop, asked)) !== undefined;
      }}
    >
      <Typography variant="body2">
        {t`Write drafts of banners, stories, menus and pages first: a drop publishes them in its shops, and puts back what was there when it ends.`}{' '}
        <Link to="/content">{t`Content`}</Link>
      </Typography>
      <AutocompleteInput
        source="entry"
        label={t`Entry with a draft`}
        choices={drafted.map(({ entry, shops }) => ({
          id: entry.id,
          name: `${i18n._(TYPE_NAMES[entry.contentType])} · ${titleIn(entry)} (${shops.join(', ')})`,
        }))}
        validate={required()}
      />
    </FormDialog>
  );
}

/** Publishes products when a drop begins. */
export function AddProducts({ drop }: { drop: Drop }) {
  const { t } = useLingui();
  const { write, isWriting, refusal } = useWrite();
  // The form sent twice is one addition.
  const changeId = useRef(crypto.randomUUID());
  return (
    <FormDialog
      {...{ isWriting, refusal }}
      label={t`Add products`}
      deed={t`Add`}
      defaultValues={{ numbers: '' }}
      onSave={async ({ numbers }: FieldValues) => {
        const productIds = String(numbers)
          .split(/[\s,;]+/)
          .filter(Boolean);
        const body = { changeId: changeId.current, productIds };
        if ((await write(addProductsToDrop, { params: { dropId: drop.id }, body })) === undefined) {
          return false;
        }
        changeId.current = crypto.randomUUID();
        return true;
      }}
    >
      <TextInput
        source="numbers"
        label={t`Numbers of products`}
        multiline
        helperText={t`Separated by commas or lines. Products that a shop shows already stay as they are there.`}
        validate={required()}
      />
    </FormDialog>
  );
}
