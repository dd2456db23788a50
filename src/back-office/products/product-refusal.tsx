import { useLingui } from '@lingui/react';
import Alert from '@mui/material/Alert';
import type { Refusal as Refused } from '../calls/ask.ts';
import { Refusal } from '../look/refusal.tsx';
import { PRODUCT_PROBLEMS } from './product-words.ts';

/** What was refused of a product, with the part that does not fit. */
export function ProductRefusal({ of: refusal }: { of: Refused | null }) {
  const { i18n } = useLingui();
  const field = refusal?.code === 'PRODUCT_INVALID' ? refusal.field : undefined;
  const sentence = field === undefined ? undefined : PRODUCT_PROBLEMS.get(field);
  return sentence === undefined ? (
    <Refusal of={refusal} />
  ) : (
    <Alert severity="error" sx={{ my: 1 }}>
      {i18n._(sentence)}
    </Alert>
  );
}
