import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useNotify } from 'react-admin';
import { getProductWords } from '#src/domain/catalogue/new-product.calls.ts';
import {
  getProductVersions,
  restoreProductVersion,
} from '#src/domain/catalogue/product-version.calls.ts';
import type { ProductVersions } from '#src/domain/catalogue/product-version.schema.ts';
import { useRead } from '../calls/use-read.ts';
import { useWrite } from '../calls/use-write.ts';
import { ConfirmButton } from '../look/confirm-button.tsx';
import { useFormats } from '../look/formats.ts';
import { Section } from '../look/section.tsx';
import { Differences, useDifferenceWords } from './differences.tsx';
import { ProductRefusal } from './product-refusal.tsx';

type Version = ProductVersions['values'][number];

/** Who wrote a version. */
export function useAuthor() {
  const { t } = useLingui();
  return ({ madeAs, madeBy }: Pick<Version, 'madeAs' | 'madeBy'>) => {
    if (madeAs === 'before') return t`As it was before its changes were kept`;
    if (madeAs === 'file') return madeBy === null ? t`A file` : t`A file of ${madeBy}`;
    return madeAs === 'key' ? t`API key ${madeBy}` : (madeBy ?? '');
  };
}

/** One version: who, when, and what it changed. */
function VersionRow({ version, isFirst }: { version: Version; isFirst: boolean }) {
  const { t } = useLingui();
  const { moment } = useFormats();
  const authorOf = useAuthor();
  const { nameOf } = useDifferenceWords();
  const { number, madeAs, madeAt, restoredFrom, draftedBy, differences } = version;
  const named = differences.map((one) => nameOf(one)).join(', ');
  return (
    <>
      <Typography variant="subtitle2" component="h3">
        {t`Version ${number}`}
        {isFirst && ` (${t`shown now`})`}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {[authorOf(version), madeAs === 'before' ? null : moment(madeAt)]
          .filter((part) => part !== null)
          .join(', ')}
      </Typography>
      {restoredFrom !== null && (
        <Typography variant="body2">{t`Went back to version ${restoredFrom}.`}</Typography>
      )}
      {draftedBy !== null && (
        <Typography variant="body2">{t`Published from a draft of ${draftedBy}.`}</Typography>
      )}
      {differences.length > 0 && (
        <details>
          <Box component="summary" sx={{ cursor: 'pointer', py: 1, overflowWrap: 'anywhere' }}>
            {named}
          </Box>
          <Differences of={differences} />
        </details>
      )}
    </>
  );
}

/** What was written of a product so far, the newest first; each version can be gone back to. */
export function ProductHistory({ productId }: { productId: string }) {
  const { t } = useLingui();
  const notify = useNotify();
  const { data } = useRead(getProductVersions, { params: { productId } });
  const { data: words } = useRead(getProductWords, {});
  const { write, isWriting, refusal } = useWrite();
  if (data === undefined) return null;

  async function goBack(number: number, revision: string) {
    const params = { productId, number: `${number}` };
    if ((await write(restoreProductVersion, { params, body: { revision } })) !== undefined) {
      notify(t`The product is as it was. Lists follow within seconds.`);
    }
  }

  return (
    <Section title={t`History`}>
      <Typography variant="body2" color="textSecondary" gutterBottom>
        {t`Texts, sheet, colours, sizes and pictures: the last 30 versions are kept. Prices and stock have their own history.`}
      </Typography>
      <ProductRefusal of={refusal} />
      {data.values.length === 0 && <Typography>{t`Nothing has been changed yet.`}</Typography>}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.values.map((version, at) => {
          const { number } = version;
          return (
            <Box
              component="li"
              key={number}
              sx={{ py: 1.5, borderTop: at === 0 ? 0 : 1, borderColor: 'divider' }}
            >
              <VersionRow {...{ version }} isFirst={at === 0} />
              {at > 0 && words?.isForAllShops && (
                <ConfirmButton
                  {...{ isWriting }}
                  label={t`Go back to version ${number}`}
                  question={t`The product becomes as this version says, as a new version. Colours and sizes that came since stay.`}
                  onYes={() => goBack(number, data.revision)}
                />
              )}
            </Box>
          );
        })}
      </Box>
    </Section>
  );
}
