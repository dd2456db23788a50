import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { type DragEvent, useState } from 'react';
import { useRedirect } from 'react-admin';
import { FileButton } from '../look/file-button.tsx';
import { Refusal } from '../look/refusal.tsx';
import { useUpload } from './use-upload.ts';

/** Takes a file that is chosen or dropped, and leads to its page. */
export function NewImport() {
  const { t } = useLingui();
  const redirect = useRedirect();
  const [isOver, setOver] = useState(false);
  const { upload, sent, refusal } = useUpload((id) => redirect(`/imports/${id}/show`));
  const take = ([file]: readonly File[]) => {
    if (file !== undefined && sent === null) void upload(file);
  };
  const over = (isHere: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(isHere);
  };
  return (
    <Box
      onDragOver={over(true)}
      onDragLeave={over(false)}
      onDrop={(event: DragEvent) => {
        over(false)(event);
        take([...event.dataTransfer.files]);
      }}
      sx={{
        ...{ m: 2, p: 2, border: 1, borderStyle: 'dashed', borderRadius: 1 },
        borderColor: isOver ? 'primary.main' : 'divider',
      }}
    >
      <FileButton
        label={t`Choose a file (CSV)`}
        variant="contained"
        accept=".csv,.txt,.tsv,text/csv"
        isWriting={sent !== null}
        onChosen={take}
      />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {t`Or drop it here: products, also those of Shopify, prices, stock, stores, pickup points, delivery and VAT rates. It is checked first; nothing is changed until you say so.`}
      </Typography>
      <Box role="status">
        {sent !== null && (
          <LinearProgress
            variant="determinate"
            value={sent * 100}
            aria-label={t`Sending the file`}
            sx={{ mt: 1 }}
          />
        )}
        <Refusal of={refusal} />
      </Box>
    </Box>
  );
}
