import { useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { FieldGroup } from '#src/domain/catalogue/field-owners.ts';
import { getProductWords } from '#src/domain/catalogue/new-product.calls.ts';
import { useRead } from '../calls/use-read.ts';

/** Browsers disable what is in it; this shows it. Texts stay to be read. */
const READ_ONLY = {
  ...{ border: 0, m: 0, p: 0, minWidth: 0 },
  '& .MuiButton-root': { opacity: 0.4 },
  '& .MuiInputBase-root': { color: 'text.secondary', bgcolor: 'action.hover' },
} as const;

/** What is only read here where an API key writes it; null where none does. */
export function OwnedBy({ by, children }: { by: string | null; children: ReactNode }) {
  const { t } = useLingui();
  if (by === null) return children;
  return (
    <Box component="fieldset" disabled sx={READ_ONLY}>
      <Alert severity="info" sx={{ mb: 1 }}>
        {t`The API key “${by}” writes this. It cannot be changed here.`}
      </Alert>
      {children}
    </Box>
  );
}

/** Fields of products, which are only read here where an API key owns them; a sentence names it. */
export function Owned({ group, children }: { group: FieldGroup; children: ReactNode }) {
  const { data } = useRead(getProductWords, {});
  const by = data?.owned.find((one) => one.group === group)?.by ?? null;
  return <OwnedBy {...{ by }}>{children}</OwnedBy>;
}
