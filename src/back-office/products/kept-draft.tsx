import { useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, useNotify } from 'react-admin';
import { getProductDocument, getProductWords } from '#src/domain/catalogue/new-product.calls.ts';
import { differencesOf, mergeDocuments } from '#src/domain/catalogue/product-differences.ts';
import {
  getProductDraft,
  publishProductDraft,
  removeProductDraft,
} from '#src/domain/catalogue/product-draft.calls.ts';
import { useRead } from '../calls/use-read.ts';
import { useWrite } from '../calls/use-write.ts';
import { ConfirmButton } from '../look/confirm-button.tsx';
import { useFormats } from '../look/formats.ts';
import { Section } from '../look/section.tsx';
import { useShopNames } from '../look/shop-names.ts';
import { Differences, useDifferenceWords } from './differences.tsx';
import { useAuthor } from './product-history.tsx';
import { ProductRefusal } from './product-refusal.tsx';

/** The draft of a product: what it changes, how shops would show it, published or discarded. */
export function KeptDraft({ productId }: { productId: string }) {
  const { t } = useLingui();
  const notify = useNotify();
  const { moment } = useFormats();
  const { nameOf: shopName } = useShopNames();
  const { nameOf } = useDifferenceWords();
  const authorOf = useAuthor();
  const params = { productId };
  const { data } = useRead(getProductDraft, { params });
  const { data: now } = useRead(getProductDocument, { params });
  const { data: words } = useRead(getProductWords, {});
  const { write, isWriting, refusal } = useWrite();
  const draft = data?.draft ?? null;
  if (draft === null || now === undefined) return <ProductRefusal of={refusal} />;
  const { base, document, savedAs, savedBy, savedAt, revision, previews } = draft;
  const isOvertaken = base.revision !== now.revision;
  const { theirs, contested } = mergeDocuments(base.document, now.document, document);
  const named = theirs.map((one) => nameOf(one)).join(', ');
  const both = contested.map((one) => nameOf(one)).join(', ');
  const who = authorOf({ madeAs: savedAs, madeBy: savedBy });
  const when = moment(savedAt);
  const mayWrite = words?.isForAllShops === true;

  async function publish() {
    if ((await write(publishProductDraft, { params, body: { revision } })) !== undefined) {
      notify(t`The draft is published. Lists follow within seconds.`);
    }
  }

  return (
    <Section title={t`Draft of changes`}>
      <Typography variant="body2" color="textSecondary" gutterBottom>
        {t`No shop shows this yet. Saved by ${who}, ${when}.`}
      </Typography>
      <Differences
        of={differencesOf(base.document, document)}
        headings={{ before: t`Now`, after: t`In the draft` }}
      />
      {isOvertaken && (
        <Alert severity="warning" sx={{ my: 1 }}>
          <Typography>
            {t`The product has changed since: ${named}. Open the draft, which has these changes in it, and save it again.`}
          </Typography>
          {both !== '' && (
            <Typography>{t`The draft changes this as well: ${both}. There you choose.`}</Typography>
          )}
        </Alert>
      )}
      <Stack
        direction="row"
        useFlexGap
        sx={{ flexWrap: 'wrap', columnGap: 2, rowGap: 1, alignItems: 'baseline', my: 1 }}
      >
        <Typography variant="body2">{t`Preview, good for four hours:`}</Typography>
        {previews.map(({ shop, url }) => (
          <Link key={shop} href={url} target="_blank" rel="noreferrer">
            {shopName(shop)}
          </Link>
        ))}
      </Stack>
      <ProductRefusal of={refusal} />
      {mayWrite && (
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          <Button
            variant="contained"
            size="small"
            loading={isWriting}
            disabled={isOvertaken}
            onClick={publish}
          >
            {t`Publish the draft`}
          </Button>
          <Button
            component={RouterLink}
            to={`/products/${productId}/draft`}
            variant="outlined"
            size="small"
          >
            {t`Open the draft`}
          </Button>
          <ConfirmButton
            {...{ isWriting }}
            label={t`Discard draft`}
            question={t`What the draft changes is lost. The product stays as it is.`}
            onYes={() => write(removeProductDraft, { params, body: { revision } })}
          />
        </Stack>
      )}
    </Section>
  );
}
