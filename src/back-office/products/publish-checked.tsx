import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import type { Lack } from '#src/domain/catalogue/publication.ts';
import { publishProducts } from '#src/domain/catalogue/publication-set.calls.ts';
import {
  MAX_PUBLISHED,
  type PublicationOutcome,
  type PublicationPreview,
  type PublicationRefusal,
  type WantedPublications,
} from '#src/domain/catalogue/publication-set.schema.ts';
import { useWrite } from '../calls/use-write.ts';
import { DataTable } from '../look/data-table.tsx';
import { DialogBody, DialogDeeds, DialogFrame } from '../look/dialog-frame.tsx';
import { useFormats } from '../look/formats.ts';
import { Refusal } from '../look/refusal.tsx';
import { useShopNames } from '../look/shop-names.ts';
import { LACK_NAMES } from './product-words.ts';

/** What was checked, before it is done. */
export type Checked = { wanted: WantedPublications; preview: PublicationPreview };

/** So many lines are read by somebody; the others are counted. */
const SHOWN = 50;

/** Why a product stays as it is in a shop. */
export function useRefusalWords() {
  const { t, i18n } = useLingui();
  return (refusal: PublicationRefusal, lacks: readonly Lack[] = []): string => {
    if (refusal === 'NOT_FOUND') return t`is not there any more`;
    if (refusal === 'PUBLICATION_INVALID') return t`would end before it begins, or has ended`;
    if (refusal === 'CHANGED_BY_OTHERS') return t`was changed by somebody else`;
    const names = lacks.map((lack) => i18n._(LACK_NAMES[lack]));
    const missing = new Intl.ListFormat(i18n.locale, { type: 'unit' }).format(names);
    return missing === '' ? t`lacks something` : t`lacks: ${missing}`;
  };
}

/** Each product that is refused once, with the shops where it is for the same reason. */
function Refused({ refused }: Pick<PublicationOutcome, 'refused'>) {
  const { nameOf } = useShopNames();
  const { t } = useLingui();
  const wordsOf = useRefusalWords();
  const groups = Map.groupBy(
    refused,
    ({ productId, refusal, lacks }) => `${productId} ${refusal} ${lacks.join()}`,
  );
  const lines = [...groups].slice(0, SHOWN);
  const more = groups.size - lines.length;
  return (
    <Box component="ul" sx={{ pl: 2.5, mb: 0 }}>
      {lines.flatMap(([key, own]) => {
        const [first] = own;
        if (first === undefined) return [];
        const { name, refusal, lacks } = first;
        const why = wordsOf(refusal, lacks);
        const where = own.map(({ shop }) => nameOf(shop)).join(', ');
        return [<li key={key}>{t`${name} (${where}): ${why}`}</li>];
      })}
      {more > 0 && (
        <li>
          <Plural value={more} one="# more." other="# more." />
        </li>
      )}
    </Box>
  );
}

/** What becomes of each shop, and which products stay as they are. */
function Outcome({ told, isDone }: { told: PublicationOutcome; isDone: boolean }) {
  const { t } = useLingui();
  const { number } = useFormats();
  const { nameOf } = useShopNames();
  const all: { of: 'changed' | 'asBefore' | 'refused'; head: string }[] = [
    { of: 'changed', head: isDone ? t`Changed` : t`Will change` },
    { of: 'asBefore', head: t`Already so` },
    { of: 'refused', head: isDone ? t`Not done` : t`Not possible` },
  ];
  // What happens to none needs no column: a telephone has room for few.
  const columns = all.filter(({ of }) => of === 'changed' || told.shops.some((one) => one[of] > 0));
  return (
    <>
      <DataTable
        label={t`Shops`}
        head={[t`Shop`, ...columns.map(({ head }) => head)]}
        numbers={columns.map((_, at) => at + 1)}
        rows={told.shops.map((one) => ({
          key: one.shop,
          cells: [nameOf(one.shop), ...columns.map(({ of }) => number(one[of]))],
        }))}
      />
      {told.refused.length > 0 && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {t`These stay as they are:`}
          <Refused refused={told.refused} />
        </Alert>
      )}
    </>
  );
}

/** Says what many publications will do, does it once that is seen, and says what happened. */
export function PublishChecked({ wanted, preview, onBack }: Checked & { onBack: () => void }) {
  const { t } = useLingui();
  const { onSelect } = useListContext();
  const { write, isWriting, refusal } = useWrite();
  const changeId = useRef(crypto.randomUUID());
  const [done, setDone] = useState<PublicationOutcome | null>(null);
  const { number } = useFormats();
  const { total } = preview;
  const most = number(MAX_PUBLISHED);
  const isTooMany = total > MAX_PUBLISHED;
  const refusedIds = (refused: PublicationOutcome['refused']) => [
    ...new Set(refused.map(({ productId }) => productId)),
  ];
  const willChange = preview.shops.reduce((sum, { changed }) => sum + changed, 0);

  async function save() {
    const { products } = preview;
    const body = { ...wanted, changeId: changeId.current, products };
    const answer = await write(publishProducts, { body });
    if (answer === undefined) return;
    setDone(answer);
    // What is left to be done stays selected.
    onSelect(refusedIds(answer.refused));
  }

  return (
    <DialogFrame
      isOpen
      title={done === null ? t`What will change` : t`What was changed`}
      {...{ onBack }}
    >
      <DialogBody>
        {isTooMany ? (
          <Alert severity="warning">
            <Plural
              value={total}
              one="The list finds # product."
              other="The list finds # products."
            />{' '}
            {t`At most ${most} are changed at a time: filter the list, or select some.`}
          </Alert>
        ) : (
          <Outcome told={done ?? preview} isDone={done !== null} />
        )}
        {done !== null && (
          <Typography role="status" sx={{ mt: 2 }}>
            {t`Lists of the shops follow within seconds. “Published last”, above the list, takes it back.`}
          </Typography>
        )}
        <Refusal of={refusal} />
      </DialogBody>
      <DialogDeeds {...{ onBack }}>
        {done === null && (
          <Button
            variant="contained"
            loading={isWriting}
            disabled={isTooMany || willChange === 0}
            onClick={save}
          >
            {wanted.to === null ? <Trans>Withdraw</Trans> : <Trans>Publish</Trans>}
          </Button>
        )}
      </DialogDeeds>
    </DialogFrame>
  );
}
