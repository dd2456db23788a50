import { useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CheckboxGroupInput, required, useNotify } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { neededOf } from '#src/domain/catalogue/publication.ts';
import { publishProduct } from '#src/domain/catalogue/staff-product.calls.ts';
import type { Publication, StaffProduct } from '#src/domain/catalogue/staff-product.schema.ts';
import { useWrite } from '../calls/use-write.ts';
import { DataTable } from '../look/data-table.tsx';
import { FormDialog } from '../look/form-dialog.tsx';
import { useFormats } from '../look/formats.ts';
import { Section } from '../look/section.tsx';
import { useShopNames } from '../look/shop-names.ts';
import { LACK_NAMES, PUBLICATION_STATE_NAMES, SHOWN_AS_NAMES } from './product-words.ts';
import { TermOfPublication } from './term-of-publication.tsx';

type Of = { product: StaffProduct };

const isShown = ({ state }: Publication) => state === 'published' || state === 'planned';
const canOpen = ({ lacks }: Publication) => neededOf(lacks).length === 0;

/** Shops that were chosen, each with the state that was read of it. */
const chosen = (publications: readonly Publication[], names: unknown) =>
  publications
    .filter(({ shop }) => Array.isArray(names) && names.includes(shop))
    .map(({ shop, revision }) => ({ shop, revision }));

/** Shows a product in shops, now or from a minute on. */
function Publish({ product: { id: productId, publications } }: Of) {
  const { t } = useLingui();
  const { nameOf } = useShopNames();
  const notify = useNotify();
  const { write, isWriting, refusal } = useWrite();
  const ready = publications.filter(canOpen);
  const offered = ready.filter((one) => one.state !== 'published').map(({ shop }) => shop);

  async function save({ shops, shownAs, from, until }: FieldValues): Promise<boolean> {
    const to = { shownAs, from: from || null, until: until || null };
    const body = { shops: chosen(publications, shops), to };
    if ((await write(publishProduct, { params: { productId }, body })) === undefined) return false;
    notify(from ? t`The product is planned.` : t`The product is published.`);
    return true;
  }

  return (
    <FormDialog
      {...{ isWriting, refusal }}
      label={t`Publish`}
      variant="contained"
      isOffered={ready.length > 0}
      defaultValues={{ shops: offered, shownAs: 'listed', from: '', until: '' }}
      onSave={save}
    >
      <CheckboxGroupInput
        source="shops"
        label={t`Shops`}
        choices={ready.map(({ shop: id }) => ({ id, name: nameOf(id) }))}
        validate={required()}
      />
      <TermOfPublication />
    </FormDialog>
  );
}

/** Takes a product out of shops; what was bought of it stays in its orders. */
function Withdraw({ product: { id: productId, publications } }: Of) {
  const { t } = useLingui();
  const { nameOf } = useShopNames();
  const notify = useNotify();
  const { write, isWriting, refusal } = useWrite();
  const shown = publications.filter(isShown);

  async function save({ shops }: FieldValues): Promise<boolean> {
    const body = { shops: chosen(publications, shops), to: null };
    if ((await write(publishProduct, { params: { productId }, body })) === undefined) return false;
    notify(t`The product is withdrawn.`);
    return true;
  }

  return (
    <FormDialog
      {...{ isWriting, refusal }}
      label={t`Withdraw`}
      isOffered={shown.length > 0}
      defaultValues={{ shops: shown.map(({ shop }) => shop) }}
      onSave={save}
    >
      <CheckboxGroupInput
        source="shops"
        label={t`Shops`}
        choices={shown.map(({ shop: id }) => ({ id, name: nameOf(id) }))}
        validate={required()}
      />
    </FormDialog>
  );
}

/** What a product lacks in a shop, first what keeps it from being shown. */
function Lacking({ publication }: { publication: Publication }) {
  const { t, i18n } = useLingui();
  const { lacks } = publication;
  if (lacks.length === 0) return t`nothing`;
  const listOf = (names: readonly (typeof lacks)[number][]) =>
    new Intl.ListFormat(i18n.locale, { type: 'unit' }).format(
      names.map((lack) => i18n._(LACK_NAMES[lack])),
    );
  const needed = neededOf(lacks);
  const others = lacks.filter((lack) => !needed.includes(lack));
  return (
    <>
      {needed.length > 0 && <strong>{listOf(needed)}</strong>}
      {others.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          {listOf(others)}
        </Typography>
      )}
    </>
  );
}

/** Where a product is shown, from when to when, and what keeps it from being shown. */
export function Publications({ product }: Of) {
  const { t, i18n } = useLingui();
  const { momentIn } = useFormats();
  const { nameOf } = useShopNames();
  const { publications } = product;
  const kept = publications.filter((one) => !canOpen(one));
  const stateOf = ({ state, shownAs, madeBy }: Publication) => (
    <>
      {i18n._(PUBLICATION_STATE_NAMES[state])}
      {(state === 'published' || state === 'planned') && shownAs === 'by-link' && (
        <div>{i18n._(SHOWN_AS_NAMES['by-link'])}</div>
      )}
      {madeBy !== null && (
        <Typography variant="body2" color="textSecondary">
          {madeBy}
        </Typography>
      )}
    </>
  );
  return (
    <Section title={t`Shops`}>
      {kept.length > 0 && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {t`What is in bold keeps the product from being shown.`}
        </Alert>
      )}
      <DataTable
        label={t`Shops`}
        head={[t`Shop`, t`State`, t`From`, t`Until`, t`Missing`]}
        rows={publications.map((one) => ({
          key: one.shop,
          cells: [
            nameOf(one.shop),
            stateOf(one),
            one.from === null ? '—' : momentIn(one.shop, one.from),
            one.until === null ? '—' : momentIn(one.shop, one.until),
            <Lacking key="lacking" publication={one} />,
          ],
        }))}
      />
      <Stack direction="row" spacing={1} sx={{ mt: 2 }}>
        <Publish {...{ product }} />
        <Withdraw {...{ product }} />
      </Stack>
    </Section>
  );
}
