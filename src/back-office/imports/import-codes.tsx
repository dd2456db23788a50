import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useNotify } from 'react-admin';
import { getProductWords } from '#src/domain/catalogue/new-product.calls.ts';
import { useRead } from '../calls/use-read.ts';
import { OpenedDetails } from '../look/opened-details.tsx';

type Code = { id: string; label: string };

/** Codes of one column with what they mean, as they are pasted into a spreadsheet. */
function CodesOf({ title, codes }: { title: string; codes: readonly Code[] }) {
  const { t } = useLingui();
  const notify = useNotify();
  async function copy() {
    const lines = codes.map(({ id, label }) => `${id}\t${label}`);
    await navigator.clipboard.writeText(lines.join('\n'));
    notify(t`The codes are copied.`);
  }
  return (
    <Box component="section" aria-label={title} sx={{ mb: 2, minWidth: 0 }}>
      <Typography variant="subtitle2" component="h3">
        {title}
      </Typography>
      <Box
        // Scrolled with the keys, too.
        tabIndex={0}
        role="group"
        aria-label={title}
        sx={{ maxHeight: 240, overflow: 'auto', overflowWrap: 'anywhere' }}
      >
        {codes.map(({ id, label }) => (
          <div key={id}>
            <code>{id}</code> {label}
          </div>
        ))}
      </Box>
      <Button size="small" aria-label={t`Copy: ${title}`} onClick={copy}>
        {t`Copy`}
      </Button>
    </Box>
  );
}

function AllCodes() {
  const { t } = useLingui();
  const { data } = useRead(getProductWords, {});
  if (data === undefined) return null;
  // Kinds of sizes with those that products of them have.
  const scales = new Map(data.families.map(({ sizeScale, sizes }) => [sizeScale, sizes]));
  const sizes = [...scales].flatMap(([id, list]) =>
    id === null ? [] : [{ id, label: list.join(' ') }],
  );
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr 1fr' } }}>
      <CodesOf title={t`Families`} codes={data.families} />
      <CodesOf title={t`Kinds of sizes`} codes={sizes} />
      <CodesOf title={t`Colours`} codes={data.colours} />
      <CodesOf title={t`Materials`} codes={data.materials} />
      <CodesOf title={t`Care`} codes={data.care} />
      <CodesOf title={t`Countries`} codes={data.countries} />
    </Box>
  );
}

/** What cells of a file of products may name; read once it is opened. */
export function ImportCodes() {
  const { t } = useLingui();
  return (
    <OpenedDetails summary={t`Codes of families, sizes and colours for files of products`}>
      <AllCodes />
    </OpenedDetails>
  );
}
