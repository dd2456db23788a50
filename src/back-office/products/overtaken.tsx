import { useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  isSamePlace,
  type MergedDocument,
  mergeDocuments,
  withField,
} from '#src/domain/catalogue/product-differences.ts';
import type { ProductDocument } from '#src/domain/catalogue/product-document.schema.ts';
import type { DraftOfProduct } from '#src/domain/catalogue/product-draft.schema.ts';
import { getProductVersions } from '#src/domain/catalogue/product-version.calls.ts';
import type {
  ProductDifference,
  ProductVersions,
} from '#src/domain/catalogue/product-version.schema.ts';
import { ask } from '../calls/ask.ts';
import { useFormats } from '../look/formats.ts';
import { Differences, useDifferenceWords } from './differences.tsx';
import { useAuthor } from './product-history.tsx';

type Written = { document: ProductDocument; version: number };

/** What somebody typed, and what others wrote at the same time. */
export type Overtaken = MergedDocument & {
  mine: ProductDocument;
  now: ProductDocument;
  /** Theirs, the newest first. */
  versions: ProductVersions['values'];
};

/** Merges what is typed over `seen` with what others have written since. */
export async function overtake(
  productId: string,
  { seen, now, mine }: { seen: Written; now: Written; mine: ProductDocument },
): Promise<Overtaken> {
  const read = await ask(getProductVersions, { params: { productId } }).catch(() => null);
  const versions = (read?.values ?? []).filter(
    ({ number, madeAs }) => number > seen.version && madeAs !== 'before',
  );
  const merged = mergeDocuments(seen.document, now.document, mine);
  return { ...merged, ...{ mine, versions, now: now.document } };
}

/** The same with what is typed over a draft, and the draft that somebody else has kept since. */
export function overtakenByDraft(
  { document: now, savedAs: madeAs, savedBy: madeBy, savedAt: madeAt }: DraftOfProduct,
  { seen, mine }: { seen: ProductDocument; mine: ProductDocument },
): Overtaken {
  const version = { number: 0, madeAs, madeBy, madeAt, restoredFrom: null, draftedBy: null };
  const merged = mergeDocuments(seen, now, mine);
  return { ...merged, mine, now, versions: [{ ...version, differences: merged.theirs }] };
}

type OvertakenByProps = {
  overtaken: Overtaken;
  /** What is in the form. */
  document: ProductDocument;
  onChoose: (document: ProductDocument) => void;
};

/** Who was faster and with what; where both changed a field, which of the two is saved. */
export function OvertakenBy({ overtaken, document, onChoose }: OvertakenByProps) {
  const { t } = useLingui();
  const { moment } = useFormats();
  const authorOf = useAuthor();
  const { nameOf } = useDifferenceWords();
  const [taken, setTaken] = useState<readonly string[]>([]);
  const { versions, contested, theirs, mine, now } = overtaken;
  const taking = theirs.filter((one) => !contested.some((other) => isSamePlace(one, other)));

  function choose(place: ProductDifference, isTheirs: boolean) {
    const name = nameOf(place);
    setTaken((all) => [...all.filter((one) => one !== name), ...(isTheirs ? [name] : [])]);
    onChoose(withField(document, isTheirs ? now : mine, place));
  }

  return (
    <Alert severity="warning" sx={{ my: 1, '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
      <Typography variant="subtitle1" component="p">
        {t`Somebody else saved this product while you were typing.`}
      </Typography>
      <ul>
        {versions.map((version) => (
          <li key={version.number}>{`${authorOf(version)}, ${moment(version.madeAt)}`}</li>
        ))}
      </ul>
      <Differences of={taking} />
      {contested.length > 0 && (
        <>
          <Typography sx={{ mt: 2 }}>
            {t`You both changed the following. Yours is saved unless you take theirs.`}
          </Typography>
          <Differences
            of={contested}
            headings={{ before: t`Yours`, after: t`Theirs` }}
            below={(place) => (
              <ToggleButtonGroup
                exclusive
                size="small"
                aria-label={nameOf(place)}
                value={taken.includes(nameOf(place))}
                onChange={(_, isTheirs: boolean | null) =>
                  isTheirs !== null && choose(place, isTheirs)
                }
                sx={{ gridColumn: { md: '2 / 4' }, mt: 1 }}
              >
                <ToggleButton value={false}>{t`Keep mine`}</ToggleButton>
                <ToggleButton value={true}>{t`Take theirs`}</ToggleButton>
              </ToggleButtonGroup>
            )}
          />
        </>
      )}
      <Box sx={{ mt: 2 }}>
        {t`What you typed is in the form, with what they changed elsewhere. It is not saved yet: check it and save again.`}
      </Box>
    </Alert>
  );
}
