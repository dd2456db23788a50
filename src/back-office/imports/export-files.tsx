import { useLingui } from '@lingui/react/macro';
import DownloadIcon from '@mui/icons-material/Download';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { exportKind } from '#src/domain/import/import.calls.ts';
import type { ExportKind } from '#src/domain/import/import.values.ts';
import { useWrite } from '../calls/use-write.ts';
import { Refusal } from '../look/refusal.tsx';
import { saveCsv } from '../look/save-file.ts';
import { ExportCatalogue } from './export-catalogue.tsx';
import { KIND_NAMES } from './import-words.ts';

/** What there is as files that can be changed and imported again. */
export function ExportFiles({ kinds }: { kinds: readonly ExportKind[] }) {
  const { t, i18n } = useLingui();
  const { write, isWriting, refusal } = useWrite();
  const download = async (kind: ExportKind) => {
    const file = await write(exportKind, { params: { kind } });
    if (file !== undefined) saveCsv(file.fileName, file.csv);
  };
  return (
    <Box role="group" aria-label={t`Export as CSV`} sx={{ mx: 2, mb: 2 }}>
      <ExportCatalogue label={i18n._(KIND_NAMES.catalogue)} />
      {kinds.map((kind) => (
        <Button
          key={kind}
          size="small"
          startIcon={<DownloadIcon />}
          disabled={isWriting}
          onClick={() => download(kind)}
          sx={{ mr: 1 }}
        >
          {i18n._(KIND_NAMES[kind])}
        </Button>
      ))}
      <Typography variant="body2" color="textSecondary">
        {t`What there is now, as files. Change one and import it again: what you leave as it is stays as it is.`}
      </Typography>
      <Refusal of={refusal} />
    </Box>
  );
}
