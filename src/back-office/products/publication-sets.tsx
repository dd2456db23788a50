import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import {
  getPublicationSets,
  undoPublications,
} from '#src/domain/catalogue/publication-set.calls.ts';
import type { PublicationSet } from '#src/domain/catalogue/publication-set.schema.ts';
import { useRead } from '../calls/use-read.ts';
import { useWrite } from '../calls/use-write.ts';
import { ConfirmButton } from '../look/confirm-button.tsx';
import { DataTable } from '../look/data-table.tsx';
import { useFormats } from '../look/formats.ts';
import { Refusal } from '../look/refusal.tsx';
import { useShopNames } from '../look/shop-names.ts';
import { useRefusalWords } from './publish-checked.tsx';

/** What was published or withdrawn in one go, and the way back. */
export function PublicationSets() {
  const { t } = useLingui();
  const { moment, number } = useFormats();
  const { nameOf } = useShopNames();
  const wordsOf = useRefusalWords();
  const { write, isWriting, refusal } = useWrite();
  const values = useRead(getPublicationSets, {}).data?.values ?? [];
  if (values.length === 0) return null;

  const state = ({ id: setId, undoneAt, left }: PublicationSet) => {
    if (undoneAt === null) {
      return (
        <ConfirmButton
          {...{ isWriting }}
          label={t`Undo`}
          question={t`Have these products stand in the shops as before? What was changed since stays as it is.`}
          onYes={() => write(undoPublications, { params: { setId } })}
        />
      );
    }
    const when = moment(undoneAt);
    return (
      <>
        {t`Undone ${when}`}
        {left.length > 0 && <div>{t`Left as they are:`}</div>}
        {left.map(({ productId, name, shop, refusal: reason }) => {
          const [why, where] = [wordsOf(reason), nameOf(shop)];
          return <div key={`${productId} ${shop}`}>{t`${name} (${where}): ${why}`}</div>;
        })}
      </>
    );
  };

  return (
    <Box component="details" sx={{ px: 2, pb: 1 }}>
      <Box component="summary" sx={{ cursor: 'pointer', py: 1 }}>
        {t`Published last`}
      </Box>
      <Refusal of={refusal} />
      <DataTable
        label={t`Published last`}
        head={[t`When`, t`What`, t`Products`, t`Shops`, t`Who`, t`State`]}
        rows={values.map((set) => ({
          key: set.id,
          cells: [
            moment(set.madeAt),
            set.isPublished ? t`Published` : t`Withdrawn`,
            number(set.products),
            set.shops.map(nameOf).join(', '),
            set.madeBy,
            state(set),
          ],
        }))}
      />
    </Box>
  );
}
