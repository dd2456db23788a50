import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { ProductDraft } from './product-draft.ts';

type Props = { draft: ProductDraft; onChange: (draft: ProductDraft) => void };

/** What proves that a product may be called organic. */
export function CertificateFields({ draft, onChange }: Props) {
  const { t } = useLingui();
  const { certificate } = draft;
  const field = (name: keyof typeof certificate, label: string) => (
    <TextField
      size="small"
      label={label}
      value={certificate[name]}
      onChange={({ target }) =>
        onChange({ ...draft, certificate: { ...certificate, [name]: target.value } })
      }
      {...(name === 'validUntil' && {
        ...{ type: 'date', slotProps: { inputLabel: { shrink: true } } },
      })}
    />
  );
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, mt: 2, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle2" sx={{ p: 0 }}>
        {t`Certificate`}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        {t`Without one that counts, the shops leave “organic” out of its materials.`}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {field('standard', t`Standard, such as GOTS`)}
        {field('number', t`Number of the certificate`)}
        {field('body', t`Issued by`)}
        {field('validUntil', t`Last day on which it counts`)}
      </Box>
    </Box>
  );
}
