import { Plural, useLingui } from '@lingui/react/macro';
import DownloadIcon from '@mui/icons-material/Download';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { getRefusedRows } from '#src/domain/import/import.calls.ts';
import type { Import } from '#src/domain/import/import.schema.ts';
import { useWrite } from '../calls/use-write.ts';
import { Refusal } from '../look/refusal.tsx';
import { saveCsv } from '../look/save-file.ts';
import { Section } from '../look/section.tsx';

function Lines({ title, lines }: { title: string; lines: Import['lines'] }) {
  const { t } = useLingui();
  if (lines.length === 0) return null;
  return (
    <>
      <Typography variant="subtitle1" component="h3" sx={{ mt: 2 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 3, overflowWrap: 'anywhere' }}>
        {lines.map(({ line, reason }) => (
          <li key={`${line} ${reason}`}>{line === 0 ? reason : `${t`Line ${line}`}: ${reason}`}</li>
        ))}
      </Box>
    </>
  );
}

/** What is said of lines of the file; refused rows as a file that can be sent back. */
export function ImportReport({ file }: { file: Import }) {
  const { t } = useLingui();
  const { write, isWriting, refusal } = useWrite();
  const { id: importId, lines, refused, notes } = file;
  if (lines.length === 0) return null;
  const download = async () => {
    const answer = await write(getRefusedRows, { params: { importId } });
    if (answer !== undefined) saveCsv(answer.fileName, answer.csv);
  };
  const left = refused + notes - lines.length;
  return (
    <Section title={t`Report`}>
      <Refusal of={refusal} />
      {refused > 0 && (
        <Button
          variant="outlined"
          size="small"
          startIcon={<DownloadIcon />}
          loading={isWriting}
          onClick={download}
        >
          {t`Refused rows with reasons (CSV)`}
        </Button>
      )}
      <Lines title={t`Refused`} lines={lines.filter(({ isRefused }) => isRefused)} />
      <Lines title={t`To be checked`} lines={lines.filter(({ isRefused }) => !isRefused)} />
      {left > 0 && (
        <Typography sx={{ mt: 1 }}>
          <Plural value={left} one="and # more line" other="and # more lines" />
        </Typography>
      )}
    </Section>
  );
}
