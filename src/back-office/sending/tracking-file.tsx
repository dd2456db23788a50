import { Plural, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import type { z } from 'zod';
import { readTrackingFile } from '#src/domain/order/sending.calls.ts';
import { useWrite } from '../calls/use-write.ts';
import { FileButton } from '../look/file-button.tsx';
import { Refusal } from '../look/refusal.tsx';
import { PROBLEM_NAMES } from './sending-words.ts';

type Row = z.output<typeof readTrackingFile.answer>['values'][number];

/** Takes numbers of parcels from a file, and names each row that it cannot take. */
export function TrackingFile({ onRead }: { onRead: (rows: readonly Row[]) => void }) {
  const { t, i18n } = useLingui();
  const { write, isWriting, refusal } = useWrite();
  const [rows, setRows] = useState<readonly Row[] | null>(null);
  const read = async ([file]: readonly File[]) => {
    if (file === undefined) return;
    const csv = await file.text();
    const answer = await write(readTrackingFile, { body: { csv } });
    if (answer === undefined) return;
    setRows(answer.values);
    onRead(answer.values.filter(({ problem }) => problem === null));
  };
  const flawed = (rows ?? []).flatMap(({ problem, ...row }) =>
    problem === null ? [] : [{ ...row, problem }],
  );
  const taken = (rows?.length ?? 0) - flawed.length;
  return (
    <>
      <FileButton
        {...{ isWriting }}
        label={t`Numbers from a file (CSV)`}
        variant="outlined"
        accept=".csv,text/csv"
        onChosen={read}
      />
      <Box role="status" sx={{ width: '100%' }}>
        <Refusal of={refusal} />
        {rows !== null && (
          <Alert severity={flawed.length > 0 ? 'warning' : 'success'}>
            <Plural
              value={taken}
              one="# number was taken from the file."
              other="# numbers were taken from the file."
            />
            {flawed.map(({ line, orderNumber, problem }) => (
              <div key={line}>
                {t`Row ${line}, ${orderNumber || '—'}: ${i18n._(PROBLEM_NAMES[problem])}`}
              </div>
            ))}
          </Alert>
        )}
      </Box>
    </>
  );
}
