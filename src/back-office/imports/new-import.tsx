import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { type DragEvent, useRef, useState } from 'react';
import { useRedirect } from 'react-admin';
import { Refusal } from '../look/refusal.tsx';
import { useUpload } from './use-upload.ts';

/** Takes a file that is chosen or dropped, and leads to its page. */
export function NewImport() {
  const { t } = useLingui();
  const redirect = useRedirect();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const { upload, sent, refusal } = useUpload((id) => redirect(`/imports/${id}/show`));
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
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
        take(event.dataTransfer.files);
      }}
      sx={{
        ...{ m: 2, p: 2, border: 1, borderStyle: 'dashed', borderRadius: 1 },
        borderColor: isOver ? 'primary.main' : 'divider',
      }}
    >
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,.tsv,text/csv"
        hidden
        aria-label={t`File to import`}
        onChange={({ target }) => {
          take(target.files);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
      <Button variant="contained" loading={sent !== null} onClick={() => input.current?.click()}>
        {t`Choose a file (CSV)`}
      </Button>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {t`Or drop it here: products as Shopify exports them, prices, stock, stores, pickup points, delivery and VAT rates. It is checked first; nothing is changed until you say so.`}
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
