import { Plural, useLingui } from '@lingui/react/macro';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { CheckboxGroupInput, RadioButtonGroupInput, required, useListContext } from 'react-admin';
import { type FieldValues, useWatch } from 'react-hook-form';
import { SHOWN_AS } from '#src/domain/catalogue/publication.ts';
import { previewPublications } from '#src/domain/catalogue/publication-set.calls.ts';
import type { WantedPublications } from '#src/domain/catalogue/publication-set.schema.ts';
import { getReadiness } from '#src/domain/catalogue/staff-product.calls.ts';
import type { ListedProduct } from '#src/domain/catalogue/staff-product.schema.ts';
import { useRead } from '../calls/use-read.ts';
import { useWrite } from '../calls/use-write.ts';
import { AddToDrop } from '../drops/add-to-drop.tsx';
import { FormDialog } from '../look/form-dialog.tsx';
import { useFormats } from '../look/formats.ts';
import { useShopNames } from '../look/shop-names.ts';
import { type Checked, PublishChecked } from './publish-checked.tsx';
import { TermOfPublication } from './term-of-publication.tsx';

const BEGUN = { deed: 'publish', shownAs: 'listed', from: '', until: '' };

/** What is asked for by what was typed. */
function wantedOf({ deed, shops, shownAs, from, until }: FieldValues): WantedPublications {
  const seen = SHOWN_AS.find((one) => one === shownAs) ?? 'listed';
  const to = { shownAs: seen, from: from || null, until: until || null };
  return { shops, to: deed === 'withdraw' ? null : to };
}

/** The days of a publication, which a withdrawal has not. */
function Term() {
  const deed: unknown = useWatch({ name: 'deed' });
  return deed === 'withdraw' ? null : <TermOfPublication />;
}

/** Publishes, plans or withdraws the products that are selected, or all that the list finds. */
export function PublishMany() {
  const { t } = useLingui();
  const { number } = useFormats();
  const { nameOf } = useShopNames();
  const { selectedIds = [], total = 0, filterValues, sort } = useListContext<ListedProduct>();
  const shops = (useRead(getReadiness, {}).data?.shops ?? []).map(({ shop }) => shop);
  const { write: read, isWriting, refusal } = useWrite();
  const [typed, setTyped] = useState<FieldValues>(BEGUN);
  const [checked, setChecked] = useState<Checked | null>(null);
  const count = selectedIds.length;
  const [some, all] = [number(count), number(total)];

  async function check(values: FieldValues): Promise<boolean> {
    const wanted = wantedOf(values);
    const productIds = values.which === 'selected' ? selectedIds.map(String) : null;
    const query = { ...filterValues, sort: sort.field, order: sort.order.toLowerCase() };
    const body = { ...wanted, productIds };
    const preview = await read(previewPublications, { query, body });
    if (preview === undefined) return false;
    setTyped(values);
    setChecked({ wanted, preview });
    return true;
  }

  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, px: 2, py: 1 }}>
        {count > 0 && (
          <Typography>
            <Plural value={count} one="# product selected" other="# products selected" />
          </Typography>
        )}
        <FormDialog
          {...{ isWriting, refusal }}
          label={t`Publish many`}
          title={t`Publish or withdraw many products`}
          deed={t`Check`}
          isOffered={total > 0 && shops.length > 0}
          defaultValues={{ shops, ...typed, which: count > 0 ? 'selected' : 'found' }}
          onSave={check}
        >
          <RadioButtonGroupInput
            source="which"
            label={t`Which products`}
            choices={[
              ...(count > 0
                ? [{ id: 'selected', name: t`Those that are selected (${some})` }]
                : []),
              { id: 'found', name: t`All that the list finds (${all})` },
            ]}
            validate={required()}
          />
          <RadioButtonGroupInput
            source="deed"
            label={t`What is done`}
            choices={[
              { id: 'publish', name: t`Publish or plan` },
              { id: 'withdraw', name: t`Withdraw, planned ones too` },
            ]}
            validate={required()}
          />
          <CheckboxGroupInput
            source="shops"
            label={t`Shops`}
            choices={shops.map((id) => ({ id, name: nameOf(id) }))}
            validate={required()}
          />
          <Term />
        </FormDialog>
        <AddToDrop />
      </Stack>
      {checked !== null && <PublishChecked {...checked} onBack={() => setChecked(null)} />}
    </>
  );
}
