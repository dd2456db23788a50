import { useLingui } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { AutocompleteArrayInput, Link, required } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { listContent } from '#src/domain/content/staff-content.calls.ts';
import { addProductsToDrop, addTextToDrop } from '#src/domain/drop/drop.calls.ts';
import type { Drop } from '#src/domain/drop/drop.schema.ts';
import { ask } from '../calls/ask.ts';
import { useWrite } from '../calls/use-write.ts';
import { TYPE_NAMES } from '../content/content-words.ts';
import { FormDialog } from '../look/form-dialog.tsx';
import { useShopNames } from '../look/shop-names.ts';
import { useSettled } from '../look/use-settled.ts';
import { ChooseProducts } from '../products/choose-products.tsx';

const FOUND = { state: 'draft', page: 1, size: 50, sort: 'uid', order: 'asc' } as const;

type Choice = { id: string; name: string };

/** Entries with a draft in a shop of a drop, as what is typed finds them. */
function useDrafted({ terms }: Drop, typed: string): Choice[] {
  const { i18n } = useLingui();
  const { nameOf } = useShopNames();
  const q = useSettled(typed.trim());
  const query = { ...FOUND, ...(q !== '' && { q }) };
  const { data } = useQuery({
    queryKey: [listContent.path, query],
    queryFn: ({ signal }) => ask(listContent, { query }, signal),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const ofDrop = new Set(terms.map(({ shop }) => shop));
  return (data?.values ?? []).flatMap(({ id, uid, contentType, cells }) => {
    const drafted = cells.filter(({ shop, draft }) => draft !== null && ofDrop.has(shop));
    if (drafted.length === 0) return [];
    const title = drafted.find((cell) => cell.title !== '')?.title ?? uid;
    const shops = drafted.map(({ shop }) => nameOf(shop)).join(', ');
    return [{ id, name: `${i18n._(TYPE_NAMES[contentType])} · ${title} (${shops})` }];
  });
}

function DraftsInput({ drop }: { drop: Drop }) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<readonly Choice[]>([]);
  const found = useDrafted(drop, typed);
  const all = [...new Map([...found, ...chosen].map((one) => [one.id, one])).values()];
  return (
    <AutocompleteArrayInput
      source="entries"
      label={t`Entries with a draft`}
      helperText={t`Type a part of a title or name.`}
      choices={all}
      setFilter={setTyped}
      // The platform has found them.
      matchSuggestion={() => true}
      onChange={(ids: string[]) => setChosen(all.filter(({ id }) => ids.includes(id)))}
      validate={required()}
    />
  );
}

/** Has the drafts of entries be published when a drop begins. */
export function AddText({ drop }: { drop: Drop }) {
  const { t } = useLingui();
  const { write, isWriting, refusal } = useWrite();
  return (
    <FormDialog
      {...{ isWriting, refusal }}
      label={t`Add content`}
      deed={t`Add`}
      defaultValues={{ entries: [] }}
      onSave={async ({ entries }: FieldValues) => {
        for (const id of entries) {
          const [contentType, uid] = String(id).split('/');
          const body = addTextToDrop.request.body.parse({ contentType, uid });
          const asked = { params: { dropId: drop.id }, body };
          if ((await write(addTextToDrop, asked)) === undefined) return false;
        }
        return true;
      }}
    >
      <Typography variant="body2">
        {t`Write drafts of banners, stories, menus and pages first: a drop publishes them in its shops, and puts back what was there when it ends.`}{' '}
        <Link to="/content">{t`Content`}</Link>
      </Typography>
      <DraftsInput {...{ drop }} />
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
      defaultValues={{ productIds: [] }}
      onSave={async ({ productIds }: FieldValues) => {
        const body = { changeId: changeId.current, productIds };
        if ((await write(addProductsToDrop, { params: { dropId: drop.id }, body })) === undefined) {
          return false;
        }
        changeId.current = crypto.randomUUID();
        return true;
      }}
    >
      <ChooseProducts
        source="productIds"
        label={t`Products`}
        helperText={t`Products that a shop shows already stay as they are there.`}
        unseenIn={drop.terms.map(({ shop }) => shop)}
        validate={required()}
      />
    </FormDialog>
  );
}
